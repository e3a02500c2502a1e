/** Every figure of Rails to the North and the poker table once more, as it is printed. */
import { describe, expect, test } from 'vitest'
import { ANTE_PRICES, BANK_ADDS, BONUS_TOKENS, MOST_CARDS_AT_TABLE } from '../../src/data/poker.ts'
import { NORTH } from '../../src/data/rails/cities.ts'
import { MEDIUM_TILE_COPIES, MEDIUM_TILES } from '../../src/data/rails/medium-towns.ts'
import {
  BELLS,
  BELLS_WITH_TOKEN,
  EXCHANGE_DRAWS,
  EXCHANGE_TOKENS,
  FROM_TOWN_HALL,
  gatesOf,
  NEXT_TOWNS,
  SHOP_CARD_VALUE,
  SHOPS_PER_BELL,
  STARTING_EXCHANGE_TOKENS,
  townAt,
  type TownId,
  TOWNS,
} from '../../src/data/rails/towns.ts'
import { arrows, words } from '../support/figures.ts'

describe('Rails to the North', () => {
  test('towns: type, section and what their trade spaces print', () => {
    const printed = TOWNS.map(({ id, type, section, spaces }) => {
      const prints = spaces.map(({ price, money, gives }) => gives ?? money - price)
      return `${id}: ${type}, ${section}, ${prints.join(' ')}`
    })
    expect(printed).toEqual([
      'green-gate: small, green, 0 0 0 0',
      'green-west: medium, green, 0 0 0 0',
      'memphis: large, green, 2 0 0 0',
      'green-station: station, green, 0 0 0 0',
      'green-corner: small, green, exchangeToken exchangeToken exchangeToken exchangeToken',
      'blue-gate: small, blue, 0 0 0 0',
      'blue-middle: small, blue, exchangeToken exchangeToken exchangeToken exchangeToken',
      'blue-north: small, blue, 0 0 0 0',
      'denver: large, blue, -1 -2 -2 -3',
      'san-francisco: large, blue, 0 0 0 0',
      'purple-gate: small, purple, 2 0 0 0',
      'purple-west: medium, purple, 0 0 0 0',
      'milwaukee: large, red, 0 0 0 0',
      'red-west: small, red, 2 0 0 0',
      'green-bay: large, red, 0 0 0 0',
      'red-station: station, red, 0 0 0 0',
      'red-crossroads: small, red, 2 0 0 0',
      'red-south: medium, red, 0 0 0 0',
      'red-north: small, red, certificate 0 0 0',
      'minneapolis: large, red, -1 -3 -3 -4',
      'red-east: small, red, certificate 0 0 0',
      'toronto: large, red, 0 0 0 0',
      'montreal: large, red, -1 -3 -3 -4',
      'red-corner: medium, red, 0 0 0 0',
      'teal-gate: small, teal, exchangeToken 0 0 0',
      'teal-west: medium, teal, 0 0 0 0',
      'violet-gate: small, violet, objective 0 0 0',
      'violet-east: medium, violet, 0 0 0 0',
    ])
  })
  test('28 direct connections, each known at both ends', () => {
    const pairs = TOWNS.flatMap((_, a) => TOWNS.flatMap((__, b) => ((NEXT_TOWNS[a] >> b) & 1 ? [[a, b]] : [])))
    expect(pairs).toHaveLength(2 * 28)
    expect(pairs.every(([a, b]) => (NEXT_TOWNS[b] >> a) & 1)).toBe(true)
  })
  test('fewest shops for a shop in each large town, once Chicago or Cleveland is served', () => {
    const shops = (gates: number, town: TownId): number => {
      let reached = gates
      for (let n = 1; ; n++) {
        if ((reached >> townAt(town)) & 1) return n
        reached = TOWNS.reduce((bits, _, t) => ((reached >> t) & 1 ? bits | NEXT_TOWNS[t] : bits), reached)
      }
    }
    const far = (city: 'chicago' | 'cleveland', ...towns: readonly TownId[]) =>
      towns.map((t) => shops(gatesOf(city), t))
    expect(
      far('chicago', 'milwaukee', 'denver', 'san-francisco', 'green-bay', 'minneapolis', 'toronto', 'montreal'),
    ).toEqual([1, 2, 3, 3, 6, 6, 6])
    expect(far('cleveland', 'toronto', 'montreal', 'green-bay', 'minneapolis', 'milwaukee')).toEqual([1, 3, 4, 5, 6])
    expect(shops(FROM_TOWN_HALL, 'memphis')).toBe(2)
  })
  test('cities: value, frame, money, points', () => {
    const told = NORTH.cities.map((c) => `${c.id} ${c.value} ${c.frame}: ${c.money} dollars, ${c.vp} points`)
    expect(told).toEqual([
      'kansas-city 0 white: 6 dollars, -8 points',
      'columbia 1 white: 0 dollars, 0 points',
      'st-louis 4 white: 0 dollars, 0 points',
      'chicago 6 white: 0 dollars, 0 points',
      'detroit 10 black: 0 dollars, 0 points',
      'cleveland 12 black: 0 dollars, 0 points',
      'pittsburgh 15 white: 0 dollars, 0 points',
      'new-york 18 black: 0 dollars, 3 points',
      'memphis 3 white: 2 dollars, 0 points',
      'denver 8 black: 0 dollars, 0 points',
      'milwaukee 11 black: 3 dollars, 0 points',
      'green-bay 12 white: 0 dollars, 4 points',
      'minneapolis 13 black: 0 dollars, 10 points',
      'toronto 14 black: 0 dollars, 5 points',
      'san-francisco 18 black: 0 dollars, 0 points',
      'montreal 20 black: 0 dollars, 15 points',
    ])
    expect(NORTH.cities.filter((c) => c.objective).map((c) => c.id)).toEqual(['detroit', 'memphis', 'milwaukee'])
    expect(arrows(NORTH)).toEqual([
      'columbia st-louis -5, exchangeToken',
      'chicago detroit -5, exchangeToken',
      'cleveland pittsburgh 4, objective',
      'pittsburgh new-york 6',
    ])
  })
  test('annex, tokens, medium tiles, poker table', () => {
    expect([BELLS, SHOPS_PER_BELL, EXCHANGE_TOKENS, EXCHANGE_DRAWS, STARTING_EXCHANGE_TOKENS]).toEqual([5, 3, 20, 2, 1])
    expect([BELLS_WITH_TOKEN, SHOP_CARD_VALUE, MEDIUM_TILE_COPIES]).toEqual([[2, 5], 2, 2])
    expect(MEDIUM_TILES.map(({ id, immediate }) => `${id}: ${words([immediate])}`)).toEqual([
      'medium-hire: hire -2',
      'medium-remove: removeCards 2',
      'medium-engine: engine 3 0',
      'medium-money-or-cattle: money 5 once or freeCattle 3',
      'medium-build: build 0',
    ])
    expect([ANTE_PRICES, MOST_CARDS_AT_TABLE, BANK_ADDS]).toEqual([[1, 2], 3, 3])
    expect(BONUS_TOKENS.map(({ vp, money }) => [vp, money])).toEqual([
      [6, 2],
      [4, 2],
      [4, 2],
      [4, 2],
    ])
  })
})
