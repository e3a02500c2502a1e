/** Sue builds: a first and a second building, then better ones instead; failing that, a Hereford. */
import { BUILDING_NUMBERS, PROPERTY_MARKERS } from '../data/buildings.ts'
import { BUILDER, HEREFORD } from '../data/cards.ts'
import { SUE_SEAT } from '../data/solo.ts'
import { BUILDING_NODES, IS_INNER, NEXT, NODE_COUNT, NODE_IDS, SPACE_PRICE } from '../data/trail.ts'
import type { State, Sue } from '../state.ts'
import { NO_TILE, numberOf } from '../data/tiles.ts'
import type { Context } from '../types.ts'
import { buildingsOf, faceName, ownedBy, putBuilding } from './build.ts'
import { takeBreed } from './sue-gains.ts'

export function sueBuild(g: Context, sue: Sue): void {
  const { s } = g
  if (buildingsOf(s, SUE_SEAT) < PROPERTY_MARKERS ? place(g, sue) : replace(g, sue)) return
  if (s.market[HEREFORD] > 0) takeBreed(g, sue, HEREFORD)
  else g.emit({ type: 'sueIdle', action: 'build' })
}

/** Edges of the trail from a space to every other one, clockwise; none to itself: she stands on that building. */
function edgesFrom(start: number): number[] {
  const edges = Array<number>(NODE_COUNT).fill(0)
  const queue = [start]
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const next of NEXT[node]) {
      if (next === start || edges[next] !== 0) continue
      edges[next] = edges[node] + 1
      queue.push(next)
    }
  }
  return edges
}

const EDGES: readonly (readonly number[])[] = NEXT.map((_, node) => edgesFrom(node))

/** Nearest to her rancher clockwise; of two as near, the one on the inner way. */
export function nearer(sue: Readonly<Sue>, a: number, b: number): boolean {
  const far = EDGES[sue.at]
  return far[a] === far[b] ? IS_INNER[a] && !IS_INNER[b] : far[a] < far[b]
}

/** The building that uses most of her builders, on the most expensive empty space. */
function place(g: Context, sue: Sue): boolean {
  const { s } = g
  const able = BUILDING_NUMBERS.filter((number) => s.buildings[number - 1] > 0 && number <= sue.workers[BUILDER])
  const number = able[able.length - 1]
  const node = bestSpace(s, sue)
  if (number === undefined || node === null) return false
  putBuilding(s, SUE_SEAT, number, node)
  g.emit({ type: 'sueBuilt', node: NODE_IDS[node], place: faceName(s, number) })
  return true
}

function bestSpace(s: Readonly<State>, sue: Readonly<Sue>): number | null {
  let best: number | null = null
  for (const node of BUILDING_NODES) {
    if (s.trail[node] !== NO_TILE) continue
    const better =
      best === null ||
      SPACE_PRICE[node] > SPACE_PRICE[best] ||
      (SPACE_PRICE[node] === SPACE_PRICE[best] && nearer(sue, node, best))
    if (better) best = node
  }
  return best
}

interface Replacement {
  readonly node: number
  readonly number: number
  readonly builders: number
}

/** The replacement that uses most of her builders; of equals the nearest. */
function replace(g: Context, sue: Sue): boolean {
  const { s } = g
  let best: Replacement | null = null
  for (const node of BUILDING_NODES) {
    if (!ownedBy(s.trail[node], SUE_SEAT)) continue
    const old = numberOf(s.trail[node])
    for (const number of BUILDING_NUMBERS) {
      const builders = number - old
      if (builders <= 0 || builders > sue.workers[BUILDER] || s.buildings[number - 1] === 0) continue
      const better =
        best === null || builders > best.builders || (builders === best.builders && nearer(sue, node, best.node))
      if (better) best = { node, number, builders }
    }
  }
  if (best === null) return false
  const instead = faceName(s, numberOf(s.trail[best.node]))
  putBuilding(s, SUE_SEAT, best.number, best.node)
  g.emit({ type: 'sueReplaced', node: NODE_IDS[best.node], place: faceName(s, best.number), instead })
  return true
}
