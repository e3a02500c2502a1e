/** Rulebook: "Action : acheter du bétail du marché", "Commerce avec les Indiens", "Retirer un danger". */
import { describe, expect, test } from 'vitest'
import type { CattleCardId } from '../../src/data/cards.ts'
import { cards, scene } from '../support/scene.ts'

const ALL: readonly CattleCardId[] = [
  'holstein',
  'brown-swiss',
  'west-highland-4',
  'west-highland-5',
  'texas-longhorn-6',
]
const buying = (cowboys: number, money: number, market: readonly CattleCardId[] = ALL) =>
  scene({
    bare: true,
    phase: 'act',
    market,
    seats: [{ at: 'neutral-e', money, workers: [cowboys, 1, 1], discard: [] }],
  }).answer('buy')

describe('Buying cattle, examples', () => {
  test('1 cowboy: a value-3 animal for $6 or a West Highland for $12', () => {
    expect(buying(1, 20).options).toEqual([
      'buy holstein with 1 cowboys for $6',
      'buy brown-swiss with 1 cowboys for $6',
      'buy west-highland-4 with 1 cowboys for $12',
      'buy west-highland-5 with 1 cowboys for $12',
      'add cattle to the market',
    ])
  })
  test('2 cowboys: two value-3 animals for $6 each', () => {
    const s = buying(2, 12).answer('buy holstein with 1 cowboys for $6', 'buy brown-swiss with 1 cowboys for $6')
    expect(cards(s.me, 'discard')).toEqual(['holstein', 'brown-swiss'])
    expect(s.me.money).toBe(0)
  })
  test('2 cowboys: or one for $3, or a Texas Longhorn for $12', () => {
    const { options } = buying(2, 20)
    expect(options).toContain('buy holstein with 2 cowboys for $3')
    expect(options).toContain('buy texas-longhorn-6 with 2 cowboys for $12')
  })
  test('3 cowboys and $5: two value-3 animals, of any breeds', () => {
    const s = buying(3, 5).answer('buy holstein brown-swiss with 3 cowboys for $5')
    expect(s.me).toMatchObject({ money: 0 })
    expect(cards(s.me, 'discard')).toEqual(['holstein', 'brown-swiss'])
  })
  test('5 cowboys and $8: two West Highland', () => {
    const s = buying(5, 8).answer('buy west-highland-4 west-highland-5 with 5 cowboys for $8')
    expect(cards(s.me, 'discard')).toEqual(['west-highland-4', 'west-highland-5'])
  })
  test('3 cowboys buy a West Highland for $6, 4 a Texas Longhorn for $6', () => {
    expect(buying(4, 6).options).toEqual(
      expect.arrayContaining([
        'buy west-highland-4 with 3 cowboys for $6',
        'buy texas-longhorn-6 with 4 cowboys for $6',
      ]),
    )
  })
})

describe('Buying cattle, other rules', () => {
  test('each cowboy serves once; an unused one may add 2 cards, even beyond the market’s size', () => {
    const s = buying(2, 20, Array<CattleCardId>(7).fill('holstein')).answer('add cattle to the market')
    expect(s.event('cattleAdded')?.cards).toHaveLength(2)
    expect(s.state.market.reduce((a, b) => a + b, 0)).toBe(9)
    expect(s.options).toContain('done')
    expect(s.options).not.toContain('buy holstein with 2 cowboys for $3')
  })
  test('only what lies on the market can be bought', () => {
    expect(buying(6, 99, ['ayrshire']).options.filter((id) => id.startsWith('buy'))).toEqual([
      'buy ayrshire with 1 cowboys for $6',
      'buy ayrshire with 2 cowboys for $3',
    ])
  })
  test('no decision is long: six cowboys, everything on the market', () => {
    expect(
      buying(6, 99, [...ALL, ...ALL, 'ayrshire', 'west-highland-3', 'texas-longhorn-5', 'texas-longhorn-7']).options
        .length,
    ).toBeLessThan(40)
  })
})

describe('Trading with the Indians, example', () => {
  const trade = (money: number) =>
    scene({
      bare: true,
      phase: 'act',
      trail: { 'teepee-minus-2': 'green-teepee', 'teepee-6': 'blue-teepee' },
      seats: [{ at: 'neutral-d', money }],
    }).answer('trade')

  test('the tile on −2 costs $2, the tile on 6 brings $6', () => {
    expect(trade(2).answer('trade at teepee-minus-2').me).toMatchObject({ money: 0, green: 1 })
    expect(trade(2).answer('trade at teepee-6').me).toMatchObject({ money: 8, blue: 1 })
  })
  test('what cannot be paid cannot be taken', () => {
    expect(trade(1).me).toMatchObject({ money: 7, blue: 1 })
  })
  test('D: either the trade or $2 for up to 2 spaces', () => {
    const s = scene({
      bare: true,
      phase: 'act',
      trail: { 'teepee-1': 'blue-teepee' },
      seats: [{ at: 'neutral-d', money: 5 }],
    })
    s.answer('engine 2 for $2', 'engine to rail-2')
    expect(s.me).toMatchObject({ money: 3, engine: 4 })
    expect(s.options).not.toContain('trade')
  })
})

describe('Removing a hazard', () => {
  test('F costs $7 and gives the tile; a cattleman on it stays on the empty space', () => {
    const s = scene({
      bare: true,
      phase: 'act',
      trail: { 'flood-1': 'hazard-flood-1', 'drought-2': 'hazard-drought-6' },
      seats: [{ at: 'neutral-f', money: 7 }, { at: 'flood-1' }],
    })
    s.answer('clear a hazard for $7', 'clear hazard-flood-1')
    expect(s.me).toMatchObject({ money: 0, hazards: 1 })
    s.answer('end turn')
    expect(s.state.players[1].at).toBe(5)
    expect(s.options).toContain('move to neutral-b')
  })
  test('without the money, or without hazards, it is not open', () => {
    expect(
      scene({
        bare: true,
        phase: 'act',
        trail: { 'flood-1': 'hazard-flood-1' },
        seats: [{ at: 'neutral-f', money: 6 }],
      }).options,
    ).not.toContain('clear a hazard for $7')
    expect(scene({ bare: true, phase: 'act', seats: [{ at: 'neutral-f', money: 20 }] }).options).not.toContain(
      'clear a hazard for $7',
    )
  })
})
