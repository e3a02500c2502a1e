import {
  FROM_TOWN_HALL,
  gatesOf,
  NEXT_TOWNS,
  SECTIONS,
  SPACES_PER_TOWN,
  type TownId,
  TOWNS,
} from '@waystation/great-western-trail'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../src/art/ink.ts'
import { northLayout } from '../../src/games/great-western-trail/north/layout/layout.ts'
import { territories } from '../../src/games/great-western-trail/north/layout/territories.ts'
import { GATES, JUNCTIONS, reachedFrom } from '../../src/games/great-western-trail/north/layout/tracks.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
/** The strip above the track in several heights, enlarged on a desk, upright on a phone. */
const BOXES: readonly Box[] = [
  box(0, 0, 1000, 74),
  box(0, 0, 1000, 90),
  box(0, 0, 1000, 103),
  box(0, 0, 1000, 105),
  box(0, 0, 1000, 142),
  box(0, 0, 1000, 165),
  box(4, 20, 920, 134),
  box(0, 0, 1000, 440),
  box(0, 0, 1000, 380),
  box(0, 0, 1000, 520),
  box(0, 0, 400, 560),
]

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01

describe.each(BOXES)('the map in a box of $width x $height', (rect) => {
  const layout = northLayout(rect)
  const boxes = TOWNS.map(({ id }) => ({ id, ...layout.towns[id] }))

  it('has a place for every town, inside the box', () => {
    expect(boxes.filter((town) => !within(town.rect, rect)).map(({ id }) => id)).toEqual([])
  })

  it('lets no two towns overlap', () => {
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const))
    expect(pairs.filter(([a, b]) => overlap(a.rect, b.rect)).map(([a, b]) => `${a.id} ${b.id}`)).toEqual([])
  })

  it('has four trade spaces in every town, none over another or over what lies beside them', () => {
    for (const { rect: whole, spaces, head, discs, extra } of boxes) {
      expect(spaces).toHaveLength(SPACES_PER_TOWN)
      const parts = [...spaces, head, discs, extra].filter((part) => part !== null)
      expect(parts.filter((part) => !within(part, whole))).toEqual([])
      const shrunk = parts.map(({ x, y, width, height }) => box(x + 0.1, y + 0.1, width - 0.2, height - 0.2))
      expect(shrunk.filter((part, i) => shrunk.slice(i + 1).some((other) => overlap(part, other)))).toEqual([])
    }
  })

  it('keeps turnouts, gates and the supply clear of towns', () => {
    const { plate } = layout
    const signs = [
      ...JUNCTIONS.map((id) => [id, ...layout.junctions[id], 4, 4] as const),
      ...(plate === null ? [] : GATES.map((id) => [id, ...layout.gates[id], plate.width, plate.height] as const)),
    ].map(([id, x, y, width, height]) => ({ id, rect: box(x - width / 2, y - height / 2, width, height) }))
    const covered = signs.filter(({ rect: sign }) => boxes.some((town) => overlap(sign, town.rect)))
    expect(covered.map(({ id }) => id)).toEqual([])
    expect(signs.filter(({ rect: sign }) => !within(sign, rect)).map(({ id }) => id)).toEqual([])
    const crossing = signs.filter((a, i) => signs.slice(i + 1).some((b) => overlap(a.rect, b.rect)))
    expect(crossing.map(({ id }) => id)).toEqual([])
  })

  it('gives every section land that can be drawn', () => {
    const lands = territories(layout)
    expect(Object.keys(lands)).toEqual([...SECTIONS])
    for (const land of Object.values(lands)) expect(land).toMatch(/^M[\d. Q-]+Z/)
  })
})

const towns = (mask: number): TownId[] => TOWNS.filter((_, town) => (mask >> town) & 1).map(({ id }) => id)

it.each(TOWNS.map(({ id }, town) => [id, town] as const))(
  'the rails drawn from %s lead where the rules say',
  (id, town) => {
    expect([...reachedFrom({ town: id })].sort()).toEqual(towns(NEXT_TOWNS[town]).sort())
  },
)

it.each(GATES)('the rails drawn from the gate of %s lead where the rules say', (gate) => {
  const opens = gate === 'kansas-city' ? FROM_TOWN_HALL : gatesOf(gate)
  expect([...reachedFrom({ gate })].sort()).toEqual(towns(opens).sort())
})
