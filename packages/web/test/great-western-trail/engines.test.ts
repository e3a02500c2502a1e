/** Engines are told apart by their letters, however close together they stand. */
import { LAST_SPACE, STATIONS, type SpaceId } from '@waystation/great-western-trail'
import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../src/games/great-western-trail/layout/desk.ts'
import { layoutFor } from '../../src/games/great-western-trail/layout/layout.ts'
import { engineAt, MARK } from '../../src/games/great-western-trail/scene/Railroad.tsx'

const BASE = { rails: false, poker: false }
const { lowest, usual } = sheetOf('wide')
const ARRANGEMENTS = [
  ['a desk', layoutFor('wide', usual, null, BASE)],
  ['a low window', layoutFor('wide', lowest, null, BASE)],
  ['the railroad alone', layoutFor('wide', usual, 'railroad', BASE)],
  ['a tablet', layoutFor('middle', sheetOf('middle').usual, null, BASE)],
  ['a phone', layoutFor('tall', 0, 'railroad', BASE)],
] as const

const SPACES = [
  ...Array.from({ length: LAST_SPACE + 1 }, (_, n): SpaceId => `rail-${n}`),
  ...STATIONS.flatMap(({ at }): SpaceId[] => (at % 2 === 1 && at < 2 * LAST_SPACE ? [`turnout-${(at - 1) / 2}`] : [])),
]

describe.each(ARRANGEMENTS)('engines on %s', (_, { railroad }) => {
  const letterAt = (space: SpaceId, among = 0) => {
    const { x, y } = engineAt(railroad, space, among)
    const back = Math.abs(railroad.spaces[space].turn) > 90 || railroad.spaces[space].turn < 0
    return { x: x + (back ? -1 : 1) * MARK.x * railroad.scale, y: y + MARK.y * railroad.scale }
  }
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)
  const wide = 2 * MARK.r * railroad.scale

  it('next to each other show both their letters', () => {
    const hidden = SPACES.flatMap((one, i) =>
      SPACES.slice(i + 1).flatMap((other) => (apart(letterAt(one), letterAt(other)) < wide ? [`${one} ${other}`] : [])),
    )
    expect(hidden).toEqual([])
  })

  it('four on one space show all their letters', () => {
    const all = [0, 1, 2, 3].map((among) => letterAt('rail-0', among))
    for (const [i, each] of all.entries())
      for (const other of all.slice(i + 1)) expect(apart(each, other)).toBeGreaterThan(wide)
  })
})
