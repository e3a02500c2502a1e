/** Rails to the North: "Usage des jetons Échange". */
import { describe, expect, test } from 'vitest'
import { rails } from '../support/positions.ts'
import { cards, scene, type SeatPlan } from '../support/scene.ts'

const TOKEN: SeatPlan = { exchangeTokens: 1, pile: ['holstein', 'ayrshire'], discard: [] }

describe('Exchange tokens', () => {
  test('set-up: one each, the others of twenty in the supply', () => {
    const { state } = scene({ modules: ['rails-north'], players: 3 })
    expect(state.exchangeTokens).toBe(17)
  })
  test('draw up to two, then discard as many; the token goes back', () => {
    const s = rails({ ...TOKEN, hand: ['jersey', 'jersey'] })
    const supply = s.state.exchangeTokens
    expect(s.options).toEqual(expect.arrayContaining(['exchange 1', 'exchange 2']))
    s.answer('exchange 2', 'discard jersey', 'discard jersey')
    expect(cards(s.me, 'hand').sort()).toEqual(['ayrshire', 'holstein'])
    expect(s.me.exchangeTokens).toBe(0)
    expect(s.state.exchangeTokens).toBe(supply + 1)
    expect(s.kind).toBe('act')
  })
  test('no more than there are cards to draw; without any it cannot be used', () => {
    expect(rails({ ...TOKEN, pile: ['holstein'] }).options).not.toContain('exchange 2')
    expect(rails({ ...TOKEN, pile: [] }).options.some((id) => id.startsWith('exchange'))).toBe(false)
  })
  test('the discard pile is shuffled when the draw pile runs out', () => {
    const s = rails({ ...TOKEN, pile: ['holstein'], discard: ['ayrshire'] }).answer('exchange 2')
    expect(s.event('reshuffled')).toBeDefined()
  })
  test('in the middle of an action', () => {
    const s = rails({ ...TOKEN, cities: ['columbia'], hand: ['guernsey', 'jersey'] })
    s.answer('only aux-shop', 'discard guernsey')
    s.answer('exchange 1', 'discard jersey')
    expect(s.kind).toBe('placeShop')
  })
  test('a card that was meant to open a shop may go: then there is nothing left but to pass', () => {
    const s = rails({ ...TOKEN, hand: ['guernsey'] }).answer('only aux-shop', 'exchange 1', 'discard guernsey')
    expect(s.kind).toBe('openShop')
    expect(s.options).toEqual(['pass'])
    expect(s.answer('pass').me.shops).toBe(0)
  })
  test('just before the income of Kansas City: the fresh cards are sold', () => {
    const s = scene({
      bare: true,
      modules: ['rails-north'],
      foresight: [null, null, null, null, null, null],
      seats: [{ at: 'neutral-g', ...TOKEN, hand: ['jersey', 'jersey', 'guernsey'] }],
    }).answer('move to kansas-city by site-g1')
    expect(s.kind).toBe('income')
    s.answer('exchange 2', 'discard jersey', 'discard jersey', 'sell with 0 certificates')
    expect(s.event('herdSold')).toMatchObject({ value: 8, money: 8 })
  })
  test('out of turn: the other seat interrupts, and the question at hand is asked again', () => {
    const s = rails({ hand: ['guernsey'] }, { seats: [{ ...TOKEN, hand: ['jersey', 'jersey'] }] })
    const interrupt = s.play.decisions.find(({ seat }) => seat === 1)
    expect(interrupt).toMatchObject({ kind: 'anytime', optional: true })
    s.by(1, 'exchange 2', 'discard jersey', 'discard jersey')
    expect(cards(s.state.players[1], 'hand').sort()).toEqual(['ayrshire', 'holstein'])
    expect(s.play.decisions).toHaveLength(1)
    expect(s.play.decisions[0]).toMatchObject({ seat: 0, kind: 'act' })
  })
  test('out of turn: the first seat too, while another one moves', () => {
    const hand = ['jersey', 'jersey', 'guernsey', 'guernsey'] as const
    const s = rails({ ...TOKEN, hand }, { seats: [{ at: 'neutral-a', exchangeTokens: 0 }] })
    s.answer('only aux-money', 'end turn')
    expect(s.play.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'move'],
      [0, 'anytime'],
    ])
  })
  test('one token may be used while another is being used', () => {
    const s = rails({ ...TOKEN, exchangeTokens: 2, hand: ['jersey'] }).answer('exchange 1', 'exchange 1')
    expect(s.kind).toBe('discardCards')
    s.answer('discard jersey', 'discard holstein')
    expect(s.me.hand).toHaveLength(1)
  })
  test('nobody has any without Rails to the North', () => {
    expect(scene({ phase: 'act', seats: [{ at: 'neutral-e' }] }).options.some((id) => id.startsWith('exchange'))).toBe(
      false,
    )
  })
})
