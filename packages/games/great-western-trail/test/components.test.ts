/** Rulebook: "Matériel", "Mise en place". */
import { checkConfig, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { census } from '../src/census.ts'
import { BUILDINGS } from '../src/data/buildings.ts'
import { BREEDS, CATTLE, CARD_BREED } from '../src/data/cards.ts'
import { JOB_ROWS } from '../src/data/job-market.ts'
import { OBJECTIVES } from '../src/data/objectives.ts'
import { DISC_SPOTS } from '../src/data/player-board.ts'
import { BESIDE_THE_TRACK, CROSSES_BEFORE, IS_SPACE, LAST_SPACE, STATIONS } from '../src/data/railroad.ts'
import { HAZARDS, SUPPLY } from '../src/data/tiles.ts'
import { tablesOf } from '../src/data/tables.ts'
import { KANSAS_CITY, NEXT, NODES, SITES, START, VILLAGE, WOODS } from '../src/data/trail.ts'
import { greatWesternTrail as game } from '../src/index.ts'
import { withModules } from './support/modules.ts'

const deal = (players: number, variants = {}, seed = 'deal') =>
  game.setup(checkConfig(game.meta, { players, variants }), new Rng(seed))
const sum = (items: readonly number[]): number => items.reduce((a, b) => a + b, 0)

describe('Components', () => {
  test('92 cattle cards with four players, 36 of them for the market', () => {
    expect(4 * sum(CATTLE.map((c) => c.starting)) + sum(CATTLE.map((c) => c.market))).toBe(92)
    const market = BREEDS.map((_, b) => sum(CATTLE.map((c, i) => (CARD_BREED[i] === b ? c.market : 0))))
    expect(market).toEqual([0, 0, 0, 0, 7, 7, 7, 9, 6])
  })
  test('28 objective cards, 18 hazards, piles of 35, 33 and 26', () => {
    expect(sum(OBJECTIVES.map((o) => o.copies))).toBe(28)
    expect(HAZARDS).toHaveLength(18)
    expect(SUPPLY.map((pile) => pile.length)).toEqual([35, 33, 26])
  })
  test('14 discs each, 9 of them white-framed; 10 private buildings with two sides', () => {
    const spots = DISC_SPOTS.slice(0, tablesOf({ modules: 0 }).discSpots)
    expect(sum(spots.map((d) => d.count))).toBe(14)
    expect(sum(spots.filter((d) => d.frame === 'white').map((d) => d.count))).toBe(9)
    expect(tablesOf({ modules: 0 }).buildings).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(BUILDINGS.filter(({ number }) => number <= 10)).toHaveLength(20)
  })
  test('the whole box, with four players', () => {
    expect(census(deal(4))).toEqual({
      cattle: 92,
      objectives: 28,
      workers: 54,
      hazards: 18,
      teepees: 22,
      neutralBuildings: 7,
      privateBuildings: 40,
      discs: 56,
      stationMasters: 5,
      shops: 0,
      exchangeTokens: 0,
    })
  })
})

describe('The board', () => {
  test('the track: 49 spaces, 9 turnouts, 10 stations, 11 crosses', () => {
    expect(IS_SPACE.filter(Boolean)).toHaveLength(49)
    expect(STATIONS.filter(({ at }) => at % 2 === 1 && at !== BESIDE_THE_TRACK)).toHaveLength(9)
    expect(CROSSES_BEFORE[LAST_SPACE]).toBe(11)
  })
  test('the trail: 22 building sites, 8 in the woods, 9 village spaces, 96 routes', () => {
    expect([SITES.length, WOODS.length, VILLAGE.length, NODES.length]).toEqual([22, 8, 9, 52])
    const routes = (at: number): number => (at === KANSAS_CITY ? 1 : sum(NEXT[at].map(routes)))
    expect(routes(START)).toBe(96)
  })
  test('spaces are listed upstream first', () => {
    expect(NEXT.every((next, at) => next.every((to) => to > at))).toBe(true)
  })
  test('the job market: 12 rows, two yellow arrows and a red one', () => {
    expect(JOB_ROWS.map((row) => row.arrow).filter((arrow) => arrow !== 'black')).toEqual(['yellow', 'yellow', 'red'])
  })
})

describe('Set-up', () => {
  test('with Rails to the North: 15 discs and 15 shops each, 11 station masters, 6 of 10 medium tiles, 20 exchange tokens', () => {
    const s = deal(4, withModules('rails-north'))
    expect(game.census(s)).toMatchObject({
      discs: 60,
      shops: 60,
      stationMasters: 11,
      exchangeTokens: 20,
      privateBuildings: 48,
    })
    expect([s.mediumTiles.length, s.exchangeTokens, s.newYork.length]).toEqual([6, 16, 4])
    expect(s.players.every((p) => p.exchangeTokens === 1)).toBe(true)
  })
  test.each([
    [2, 3, 7],
    [3, 5, 10],
    [4, 7, 13],
  ])('%i players: %i workers on the job market, %i cattle cards on the market', (players, workers, market) => {
    const s = deal(players)
    expect([s.jobs.length, sum(s.market)]).toEqual([workers, market])
    expect(s.display).toHaveLength(4)
    expect(s.foresight).toHaveLength(6)
    expect(s.players.map((p) => p.money)).toEqual([6, 7, 8, 9].slice(0, players))
    expect(s.players.every((p) => p.hand.length === 4 && p.pile.length === 10 && p.objectives.length === 1)).toBe(true)
  })
  test('seven tiles of pile 1 lie on the board, whatever the seed', () => {
    for (let i = 0; i < 200; i++) {
      const s = deal(2, {}, `seed ${i}`)
      expect(s.trail.filter((tile) => tile >= 8).length).toBe(7)
      expect(s.supply[0].length).toBe(35 - 7 - 2)
    }
  })
  test('neutral buildings on their letters, or shuffled', () => {
    const letters = (variant: string, seed: string) =>
      deal(2, { 'neutral-buildings': variant }, seed).trail.filter((tile) => tile >= 1 && tile <= 7)
    expect(letters('fixed', 'x')).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(letters('shuffled', 'x')).not.toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(letters('shuffled', 'x').sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  test('private buildings: a, b, or a random side of each', () => {
    const sides = (variant: string) => deal(2, { 'private-buildings': variant }).players[0].sides
    expect([sides('a'), sides('b')]).toEqual([0, 0b11111111110])
    expect([0, 0b11111111110]).not.toContain(sides('mixed'))
  })
})
