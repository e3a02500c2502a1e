import { BREEDS, BUILDINGS, CATTLE, type CattleCardId, NODES, PURCHASES } from '@waystation/great-western-trail'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../src/art/ink.ts'
import type { Kind } from '../../src/board/kinds.ts'
import { sheetHeight } from '../../src/board/stage-size.ts'
import { sheetOf } from '../../src/games/great-western-trail/layout/desk.ts'
import { layoutFor } from '../../src/games/great-western-trail/layout/layout.ts'
import { MARKET_CARDS } from '../../src/games/great-western-trail/layout/markets.ts'
import type { Layout } from '../../src/games/great-western-trail/layout/types.ts'
import { roofOf } from '../../src/games/great-western-trail/scene/House.tsx'

const MODULES = [
  { rails: false, poker: false },
  { rails: true, poker: true },
]

const heightsOf = (kind: Kind): readonly number[] => {
  const { lowest, usual, highest } = sheetOf(kind)
  return [lowest, usual, highest]
}

/** Every arrangement in which there is a trail. */
const LAYOUTS: readonly Layout[] = MODULES.flatMap((modules) => [
  ...(['wide', 'middle'] as const).flatMap((kind) =>
    heightsOf(kind).map((height) => layoutFor(kind, height, null, modules)),
  ),
  ...heightsOf('wide').map((height) => layoutFor('wide', height, 'trail', modules)),
  layoutFor('tall', 0, 'trail', modules),
])

const valueOf = (card: CattleCardId): number =>
  BREEDS.find(({ id }) => id === CATTLE.find((each) => each.id === card)?.breed)?.value ?? 0

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

it('houses stand in the country with roof and eaves, however large they are', () => {
  for (const { kind, height, trail } of LAYOUTS) {
    const { rect, nodes } = trail
    const outside = NODES.filter(({ kind: space }) => space === 'neutral' || space === 'site').filter(({ id }) => {
      const { x, y, width } = nodes[id]
      const eaves = width * 0.05
      return x - eaves < rect.x || x + width + eaves > rect.x + rect.width || y < rect.y
    })
    expect([kind, height, outside.map(({ id }) => id)]).toEqual([kind, height, []])
  }
})

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

it('wherever something is built, signs and houses have a place of their own', () => {
  for (const { kind, height, trail } of LAYOUTS) {
    const houses = NODES.filter(({ kind: space }) => space === 'neutral' || space === 'site').map(({ id }) => id)
    const faults = houses.flatMap((id, i) => {
      const house = trail.nodes[id]
      const area = house.width * house.height
      const onSigns = Object.entries(trail.signs).flatMap(([site, sign]) =>
        shared(sign, house) > 0.1 * area ? [`the sign of ${site} over ${id}`] : [],
      )
      const onHouses = houses.slice(i + 1).filter((other) => shared(trail.nodes[other], house) > 0.05 * area)
      return [...onSigns, ...onHouses.map((other) => `${id} over ${other}`)]
    })
    expect([kind, height, faults]).toEqual([kind, height, []])
  }
})

it('the number on a roof has room between the mark of the owner, which stays near the house, and hands and points', () => {
  for (const { kind, height, trail } of LAYOUTS) {
    const rect = trail.nodes['site-a1']
    const faults = BUILDINGS.flatMap(({ id, number, green, black }) => {
      const { from, to, size, mark } = roofOf(rect, number, Number(green) + Number(black))
      const narrow = to - from < String(number).length * size * 0.5
      return narrow || mark < rect.x - 2 ? [id] : []
    })
    expect([kind, height, faults]).toEqual([kind, height, []])
  }
})

it('a railroad that is brought near leaves the stations of the way back in sight above engines, and no meadow as large as the trail', () => {
  for (const modules of MODULES) {
    for (const height of [...heightsOf('wide'), ...heightsOf('middle')]) {
      const { railroad, home, shows, trail } = layoutFor('wide', height, 'railroad', modules)
      const { spaces, stations, rect, scale } = railroad
      const hidden = ([21, 25, 29, 33] as const).flatMap((space) =>
        Object.values(stations).filter((station) => {
          const stands = spaces[`turnout-${space}`]
          return (
            stands !== undefined && overlap(station, { x: stands.x, y: stands.y - 10 * scale, width: 1, height: 9 })
          )
        }),
      )
      expect([height, hidden]).toEqual([height, []])
      const free = home.rect.y - (rect.y + rect.height)
      const under = shows.includes('trail') ? home.rect.y - (trail.rect.y + trail.rect.height) : free
      expect([height, under < 300]).toEqual([height, true])
    }
  }
})

describe.each(MODULES)('a tablet held upright, with %o', (modules) => {
  it('is filled to its height, each region in a room of its own', () => {
    for (const stage of [
      { width: 820, height: 845 },
      { width: 744, height: 760 },
      { width: 834, height: 900 },
    ]) {
      const height = sheetHeight(stage, sheetOf('middle'))
      const layout = layoutFor('middle', height, null, modules)
      // Of the stage at most a strip as low as a line of letters is left.
      expect((stage.height / stage.width) * layout.width - layout.height).toBeLessThan(12)
      const { trail, railroad, markets, home, north } = layout
      const rooms = [trail.rect, railroad.rect, markets.rect, home.rect, ...(north === null ? [] : [north])]
      expect(rooms.flatMap((a, i) => rooms.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([])
      expect(home.rect.y + home.rect.height).toBeLessThanOrEqual(layout.height)
      expect(trail.rect.width).toBe(layout.width)
    }
  })

  it.each(heightsOf('middle'))(
    'has its cattle in one row, with what pays for them below, on a sheet %i high',
    (height) => {
      const { stacks, prices, cattle } = layoutFor('middle', height, null, modules).markets
      const rows = MARKET_CARDS.map((id) => stacks[id]).filter((rect) => rect !== undefined)
      expect(rows).toHaveLength(MARKET_CARDS.length)
      expect(new Set(rows.map(({ y }) => y)).size).toBe(1)
      expect(rows.flatMap((a, i) => rows.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([])
      for (const { id, value } of PURCHASES) {
        const cards = MARKET_CARDS.filter((card) => valueOf(card) === value).map((card) => stacks[card] ?? cattle)
        const [left, right] = [
          Math.min(...cards.map(({ x }) => x)),
          Math.max(...cards.map(({ x, width }) => x + width)),
        ]
        expect(prices[id].x).toBeGreaterThanOrEqual(left)
        expect(prices[id].x + prices[id].width).toBeLessThanOrEqual(right + 0.01)
        expect(prices[id].y).toBeGreaterThanOrEqual(cards[0].y + cards[0].height)
      }
    },
  )
})
