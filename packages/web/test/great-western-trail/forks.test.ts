/** A fork is chosen by pointing at a branch: each branch has a mark of its own, on its own road. */
import { NODES, type NodeId } from '@waystation/great-western-trail'
import { describe, expect, it } from 'vitest'
import type { Box, Point } from '../../src/art/ink.ts'
import { centre } from '../../src/board/boxes.ts'
import { sheetOf } from '../../src/games/great-western-trail/layout/desk.ts'
import { layoutFor } from '../../src/games/great-western-trail/layout/layout.ts'
import { pointsOf } from '../../src/games/great-western-trail/scene/roads.ts'
import { feeAt } from '../../src/games/great-western-trail/scene/Waymarks.tsx'
import { type OpenRoad, openRoads } from '../../src/games/great-western-trail/spots/roads-open.ts'
import { branchBox } from '../../src/games/great-western-trail/spots/trail.ts'
import { targets } from '../../src/games/great-western-trail/targets.ts'
import { playThrough, type PlayedPosition } from './games.ts'

const BASE = { rails: false, poker: false }
const EVERYTHING = { rails: true, poker: true }
const LOW = sheetOf('wide').lowest
const ARRANGEMENTS = [
  ['a desk', layoutFor('wide', sheetOf('wide').usual, null, BASE)],
  ['a low window', layoutFor('wide', LOW, null, BASE)],
  ['the trail alone', layoutFor('wide', LOW, 'trail', BASE)],
  ['a tablet', layoutFor('middle', sheetOf('middle').usual, null, BASE)],
  ['a phone', layoutFor('tall', 0, 'trail', BASE)],
  ['a desk with everything', layoutFor('wide', sheetOf('wide').usual, null, EVERYTHING)],
  ['a higher desk with everything', layoutFor('wide', 660, null, EVERYTHING)],
  ['a low window with everything', layoutFor('wide', LOW, null, EVERYTHING)],
  ['a tablet with everything', layoutFor('middle', sheetOf('middle').usual, null, EVERYTHING)],
] as const

const FORKS = NODES.filter(({ next }) => next.length > 1)

/** From a point to a stretch between two others. */
function toStretch({ x, y }: { readonly x: number; readonly y: number }, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy)
}

/** The part of the first that lies under the second. */
function under(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return (Math.max(0, across) * Math.max(0, down)) / (a.width * a.height)
}

describe.each(ARRANGEMENTS)('the branches of every fork on %s', (_, layout) => {
  const { trail } = layout
  const toRoad = (at: Box, from: NodeId, to: NodeId): number => {
    const points = pointsOf(trail, from, to)
    return Math.min(...points.slice(1).map((point, i) => toStretch(centre(at), points[i], point)))
  }

  it.each(FORKS)('of $id lie apart, each nearer to its own road, in the country', ({ id, next }) => {
    const [first, second] = next as readonly [NodeId, NodeId]
    const [a, b] = [branchBox(layout, first), branchBox(layout, second)]
    expect(under(a, b)).toBeLessThan(0.13)
    expect(toRoad(a, id, first)).toBeLessThan(toRoad(a, id, second))
    expect(toRoad(b, id, second)).toBeLessThan(toRoad(b, id, first))
    const { rect } = trail
    for (const each of [a, b]) {
      expect(each.x).toBeGreaterThanOrEqual(rect.x)
      expect(each.y).toBeGreaterThanOrEqual(rect.y)
      expect(each.x + each.width).toBeLessThanOrEqual(rect.x + rect.width)
      expect(each.y + each.height).toBeLessThanOrEqual(rect.y + rect.height)
    }
  })

  it.each(FORKS)('of $id are not under the poker table, which would take their clicks', ({ next }) => {
    const table = layout.shows.includes('poker') ? layout.poker : null
    for (const node of next as readonly NodeId[]) {
      const mark = branchBox(layout, node)
      expect(table === null ? 0 : under(mark, table)).toBeLessThan(0.3)
    }
  })

  it.each(FORKS)('of $id have the price of their road in the country, beside the other mark', ({ next }) => {
    const marks = (next as readonly NodeId[]).map((node) => branchBox(layout, node))
    for (const [i, mark] of marks.entries()) {
      const other = marks[1 - i]
      const fee = feeAt(layout, mark, 3, [other])
      expect(under(fee, layout.trail.rect)).toBeCloseTo(1)
      expect(under(fee, other)).toBeLessThan(0.3)
    }
  })

  it.each(FORKS)('of $id leave the names of houses in sight', ({ next }) => {
    const names = NODES.filter(({ kind }) => kind === 'neutral').map(({ id }): Box => {
      const { x, y, width, height } = trail.nodes[id]
      return { x: x + width / 2 - 5, y: y + 1, width: 10, height: height * 0.28 }
    })
    for (const node of next as readonly NodeId[]) {
      const { x, y, width, height } = branchBox(layout, node)
      const ring: Box = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 }
      expect(names.filter((name) => under(name, ring) > 0)).toEqual([])
    }
  })
})

const branchTo = ({ node }: OpenRoad): string => `branch ${node}`

/** Always by the first road that is open, or always by the last. */
function followed(
  { view, decision: { options } }: PlayedPosition,
  node: NodeId,
  end: 0 | -1,
): readonly (readonly OpenRoad[])[] {
  const steps: (readonly OpenRoad[])[] = []
  const picked = [`node ${node}`]
  for (;;) {
    const open = openRoads(options, picked, view)
    if (open.length === 0) return steps
    steps.push(open)
    picked.push(...open.slice(end).slice(0, 1).map(branchTo))
  }
}

it('roads glow once a place with several is picked, each leads on to fewer ways, and none is a choice that changes nothing', () => {
  const [faults, lengths]: [string[], number[]] = [[], []]
  playThrough(4, 'roads', (moment) => {
    const { view, decision } = moment
    if (decision.kind !== 'move') return
    const { options } = decision
    if (openRoads(options, [], view).length > 0) faults.push('before a place is picked')
    const ways = new Map<NodeId, number>()
    for (const option of options) if (option.do === 'move') ways.set(option.node, (ways.get(option.node) ?? 0) + 1)
    for (const [node, count] of ways) {
      for (const road of openRoads(options, [`node ${node}`], view)) {
        const along = options.filter(
          (option) => option.do === 'move' && option.node === node && option.by.includes(road.node),
        )
        if (along.length === count) faults.push(`all ${count} ways to ${node} lead along ${road.node}`)
      }
      for (const end of [0, -1] as const) {
        const steps = followed(moment, node, end)
        lengths.push(steps.length)
        if (count > 1 !== steps.length > 0) faults.push(`${count} ways to ${node}, ${steps.length} forks`)
        const picked = [`node ${node}`, ...steps.map((open) => branchTo(open[end === 0 ? 0 : open.length - 1]))]
        const left = options.filter((option) => picked.every((target) => targets(option, view).includes(target)))
        if (left.length !== 1) faults.push(`${left.length} ways left to ${node}`)
      }
    }
  })
  expect(faults).toEqual([])
  expect(lengths.filter((length) => length > 0).length).toBeGreaterThan(20)
})

it('a road is marked with the least that the ways along it cost', () => {
  let marked = 0
  playThrough(4, 'cheapest road', ({ view, decision: { options } }) => {
    for (const { node } of options.flatMap((option) => (option.do === 'move' ? [option] : []))) {
      for (const road of openRoads(options, [`node ${node}`], view)) {
        const fees = options.flatMap((option) =>
          option.do === 'move' && option.node === node && option.by.includes(road.node) ? [option.fee] : [],
        )
        expect(road.fee).toBe(Math.min(...fees))
        marked++
      }
    }
  })
  expect(marked).toBeGreaterThan(50)
})
