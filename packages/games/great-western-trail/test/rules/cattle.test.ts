/** Rulebook: "Action : acheter du bétail du marché", "Retirer un danger". */
import { describe, expect, test } from 'vitest'
import { type CattleCardId, FIRST_MARKET_CARD } from '../../src/data/cards.ts'
import { ALL_BREEDS, buying } from '../support/positions.ts'
import { scene } from '../support/scene.ts'

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
  test('the last card of the deck can still be turned up, with an empty market and no money', () => {
    const s = scene({ bare: true, phase: 'act', market: [], seats: [{ at: 'neutral-e', money: 0 }] })
    s.state.marketDeck = [FIRST_MARKET_CARD]
    s.play.reset(s.state)
    expect(s.options).toContain('buy')
    s.answer('buy', 'end turn')
    expect(s.state.market[0]).toBe(1)
  })
  test('no decision is long: six cowboys, everything on the market', () => {
    expect(
      buying(6, 99, [
        ...ALL_BREEDS,
        ...ALL_BREEDS,
        'ayrshire',
        'west-highland-3',
        'texas-longhorn-5',
        'texas-longhorn-7',
      ]).options.length,
    ).toBeLessThan(40)
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
