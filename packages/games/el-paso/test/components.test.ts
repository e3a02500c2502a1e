import { Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { BONUS_KINDS, BONUSES } from '../src/data/bonuses.ts'
import {
  BUILDING_2A_CHOOSE_ONE,
  BUILDING_COPIES,
  BUILDING_POINTS,
  COMMON_BUILDINGS,
  NEUTRAL_BUILDINGS,
} from '../src/data/buildings.ts'
import { CATTLE, MARKET_BREEDS, WORKERS } from '../src/data/cards.ts'
import { OBJECTIVES, type ObjectiveTile } from '../src/data/objectives.ts'
import { AUXILIARIES, DISCS } from '../src/data/player-board.ts'
import { POSTS } from '../src/data/posts.ts'
import { SOLO_CARDS, SUE_POSTS, SUE_SUPPLY } from '../src/data/solo.ts'
import { BUILDING_NODES, EL_PASO, FORKS, NEUTRAL_NODES, NEXT, NODES, nodeOf } from '../src/data/trail.ts'
import { TRAIN_CARDS } from '../src/data/train.ts'
import { elPaso, printedOn } from '../src/index.ts'

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

/** "3: black-angus 1, corriente 1": points, then what the tile asks for. */
function objectiveText({ points, cattle = {}, bonusTiles, buildingCost, post }: ObjectiveTile): string {
  const asked = [
    ...Object.entries(cattle).map(([breed, count]) => `${breed} ${count}`),
    ...(bonusTiles === undefined ? [] : [`bonus tiles ${bonusTiles}`]),
    ...(buildingCost === undefined ? [] : [`buildings ${buildingCost}`]),
    ...(post === undefined ? [] : [`post ${post}`]),
  ]
  return `${points}: ${asked.join(', ')}`
}

describe('Annexe: the tiles', () => {
  test('what the objective tiles ask for and give; 01, 11, 14 and 18 are the annex’s', () => {
    expect(OBJECTIVES.map(objectiveText)).toEqual([
      '3: black-angus 1, corriente 1',
      '3: black-angus 2',
      '4: corriente 2',
      '4: black-angus 1, shorthorn 1',
      '5: corriente 1, shorthorn 1',
      '6: shorthorn 2',
      '4: hereford 1',
      '6: black-angus 1, hereford 1',
      '7: corriente 1, hereford 1',
      '3: simmental 3',
      '3: buildings 4',
      '5: buildings 6',
      '7: buildings 8',
      '4: bonus tiles 1, buildings 3',
      '4: corriente 1, buildings 2',
      '4: shorthorn 1, bonus tiles 1',
      '5: bonus tiles 3',
      '5: post 14',
      '4: black-angus 1, post 10',
      '5: buildings 3, post 12',
    ])
  })

  test('points and money of the bonus tiles, kind by kind', () => {
    const of = (kind: (typeof BONUS_KINDS)[number]) => BONUSES.filter((tile) => tile.kind === kind)
    const points = Object.fromEntries(BONUS_KINDS.map((kind) => [kind, of(kind).map((tile) => tile.points)]))
    expect(points).toEqual({
      'triple-exchange': [4, 4, 5, 5],
      'permanent-certificate': [2, 2, 3, 3],
      'remove-cattle': [3, 4, 4],
      'count-duplicate': [2, 2, 3],
      'remove-for-money': [3, 3, 2],
      'gain-money': [3, 3, 4],
    })
    expect(of('remove-for-money').map((tile) => tile.dollars)).toEqual([2, 3, 4])
    expect(of('gain-money').map((tile) => tile.dollars)).toEqual([5, 5, 5])
    expect(BONUSES.reduce<number>((sum, tile) => sum + tile.dollars, 0)).toBe(2 + 3 + 4 + 3 * 5)
  })

  test('points of the common buildings; without a building there are none', () => {
    expect(COMMON_BUILDINGS.map((building) => BUILDING_POINTS[building.number])).toEqual([1, 3, 5, 7, 10, 13])
    expect(BUILDING_POINTS[0]).toBe(0)
  })

  test('errata: building 2a is a bonus tile for 2 dollars or a move of one step, not both', () => {
    expect(BUILDING_2A_CHOOSE_ONE).toEqual([
      [
        { type: 'tile', pile: 'bonus', price: 2 },
        { type: 'move', max: 1 },
      ],
    ])
  })
})

describe('what is printed', () => {
  test.each([false, true])('on every place and train card is found by its name; errata of 2a: %s', (chooseOne2a) => {
    const on = (id: Parameters<typeof printedOn>[0]) => printedOn(id, chooseOne2a)
    expect(on('el-paso')).toEqual([])
    for (const { id, face } of NEUTRAL_BUILDINGS) expect(on(id)).toEqual(face)
    for (const { number, a, b } of COMMON_BUILDINGS) {
      expect(on(`building-${number}a`)).toEqual(number === 2 && chooseOne2a ? BUILDING_2A_CHOOSE_ONE : a)
      expect(on(`building-${number}b`)).toEqual(b)
    }
    for (const { id, front, back } of TRAIN_CARDS) {
      expect(on(`${id}-front`)).toEqual(front)
      expect(on(`${id}-back`)).toEqual(back)
    }
  })
})
