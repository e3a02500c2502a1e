import { Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { BONUS_KINDS, BONUSES } from '../src/data/bonuses.ts'
import { BUILDING_COPIES, COMMON_BUILDINGS, NEUTRAL_BUILDINGS } from '../src/data/buildings.ts'
import { CATTLE, MARKET_BREEDS, WORKERS } from '../src/data/cards.ts'
import { OBJECTIVES } from '../src/data/objectives.ts'
import { AUXILIARIES, DISCS } from '../src/data/player-board.ts'
import { POSTS } from '../src/data/posts.ts'
import { SOLO_CARDS, SUE_POSTS, SUE_SUPPLY } from '../src/data/solo.ts'
import { BUILDING_NODES, EL_PASO, FORKS, NEUTRAL_NODES, NEXT, NODES, nodeOf } from '../src/data/trail.ts'
import { TRAIN_CARDS } from '../src/data/train.ts'
import { elPaso } from '../src/index.ts'

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

describe('Matériel', () => {
  test('91 cattle cards: 40 of starting herds, 32 of the market, 19 Simmental', () => {
    expect(total(CATTLE.map((card) => card.copies))).toBe(91)
    expect(total(CATTLE.map((card) => card.startingHerd))).toBe(10)
    expect(total(MARKET_BREEDS.map((breed) => CATTLE[breed].copies))).toBe(32)
    const starting = CATTLE.filter((card) => card.startingHerd > 0)
    expect(starting.map((card) => card.copies)).toEqual(starting.map((card) => 4 * card.startingHerd))
  })

  test('48 worker cards: 12 of each of four types', () => {
    expect(WORKERS.map((worker) => worker.copies)).toEqual([12, 12, 12, 12])
  })

  test('20 objective and 20 bonus tiles, of every kind of bonus', () => {
    expect(new Set(OBJECTIVES.map((tile) => tile.id)).size).toBe(20)
    expect(new Set(BONUSES.map((tile) => tile.id)).size).toBe(20)
    expect(new Set(BONUSES.map((tile) => tile.kind))).toEqual(new Set(BONUS_KINDS))
  })

  test('12 common buildings in six stacks, 6 neutral ones, 4 train cards with 1 to 4 engineers', () => {
    expect(COMMON_BUILDINGS.length * BUILDING_COPIES).toBe(12)
    expect(COMMON_BUILDINGS.map((building) => building.number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(NEUTRAL_BUILDINGS.map((building) => building.letter).join('')).toBe('BCDEFG')
    expect(TRAIN_CARDS.map((card) => card.engineers)).toEqual([1, 2, 3, 4])
  })

  test('7 discs per player, 4 auxiliary actions, 8 trading posts', () => {
    expect(DISCS.length).toBe(7)
    expect(AUXILIARIES.length).toBe(4)
    expect(POSTS.map((post) => post.value)).toEqual([0, 5, 7, 9, 10, 12, 14, 16])
    expect(POSTS.filter((post) => post.repeatable).map((post) => post.value)).toEqual([0, 12, 16])
    for (const { value, blackCorners, points } of POSTS) {
      expect(blackCorners).toBe(value >= 10)
      expect(points > 0).toBe(value >= 10)
    }
  })

  test('11 solo cards, 8 of them A; 18 cards in Sue’s supply; seven discs for seven posts', () => {
    expect(SOLO_CARDS.length).toBe(11)
    expect(SOLO_CARDS.filter((card) => card.deck === 'A').length).toBe(8)
    expect(total(Object.values(SUE_SUPPLY))).toBe(18)
    expect(SUE_POSTS.length + 1).toBe(DISCS.length)
  })

  test('fifteen spaces on a loop, two forks that close again', () => {
    expect(NEUTRAL_NODES.length).toBe(6)
    expect(BUILDING_NODES.length).toBe(9)
    expect(NODES.length).toBe(16)
    const forks = FORKS.flatMap((fork) => (fork === null ? [] : [fork]))
    expect(forks).toEqual([
      { outer: [nodeOf('s-2'), nodeOf('n-c'), nodeOf('s-3')], inner: [nodeOf('s-4'), nodeOf('s-5')] },
      { outer: [nodeOf('s-7')], inner: [nodeOf('s-8')] },
    ])
    // Spaces are listed in driving order: steps are counted in one pass.
    NEXT.forEach((next, node) => {
      for (const at of next) expect(at === EL_PASO || at > node).toBe(true)
    })
  })

  test.each([1, 2, 3, 4])('the census with %i players finds every component', (players) => {
    const variants = Object.fromEntries(elPaso.meta.variants.map((variant) => [variant.id, variant.default]))
    const census = elPaso.census(elPaso.setup({ players, variants }, new Rng('census')))
    expect(census).toMatchObject({
      cattle: 91,
      workers: 48,
      'objective tiles': 20,
      'bonus tiles': 20,
      'common buildings': 12,
      'neutral buildings': 6,
      'discs of seat 0': 7,
    })
    const sues = players === 1 ? [7, 8] : [undefined, undefined]
    expect([census['discs of Sue'], census['solo cards']]).toEqual(sues)
  })
})
