/** Answers that move the cattleman: a space, the way there, what lies there and what the way costs. */
import { FORK_BIT, NEXT, NODE_COUNT, NODES, type NodeId, ROUTES } from '../data/trail.ts'
import type { MoveOption } from '../options.ts'
import { tileFace } from '../data/tile-face.ts'

/** The spaces a route goes through, its end included. */
export function pathOf(from: number, to: number, route: number): number[] {
  const path: number[] = []
  for (let at = from; at !== to; ) {
    at = NEXT[at][(route & FORK_BIT[at]) === 0 ? 0 : 1]
    path.push(at)
  }
  return path
}

/** Which way it goes wherever the trail forks before the end. */
function branchesOf(from: number, to: number, route: number): NodeId[] {
  const path = [from, ...pathOf(from, to, route)]
  return path.flatMap((at, i) => (FORK_BIT[at] !== 0 && at !== to && path[i + 1] !== to ? [NODES[path[i + 1]].id] : []))
}

/** A way along the trail: one bit per fork, see FORK_BIT. */
interface Way {
  readonly from: number
  readonly to: number
  readonly route: number
  readonly fee: number
  /** Whether other ways lead there for other fees. */
  readonly several: boolean
}

/** Options made so far, by start, end and route; what lies at the end and what the way costs varies a little. */
const made: MoveOption[][] = []

export function moveTo(way: Way, tile: number): MoveOption {
  const face = tileFace(tile)
  const alike = (made[(way.from * NODE_COUNT + way.to) * ROUTES + way.route] ??= [])
  for (const option of alike) {
    if (option.tile === face && option.fee === way.fee && option.several === way.several) return option
  }
  const { route, fee, several, to } = way
  const by = branchesOf(way.from, to, route)
  const node = NODES[to].id
  const id = by.length === 0 ? `move to ${node}` : `move to ${node} by ${by.join(' ')}`
  const option: MoveOption = Object.freeze({ id, do: 'move', node, index: to, route, by, several, tile: face, fee })
  alike.push(option)
  return option
}
