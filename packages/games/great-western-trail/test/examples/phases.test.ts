/** Rulebook: "Phase A", "Phase B", "Phase C" and "Remarques générales": every worked example. */
import { describe, expect, test } from 'vitest'
import { cards, scene } from '../support/scene.ts'

const MARIE = 0
const MAEL = 1
const TOM = 2

const AUX = ['only aux-money', 'only aux-draw']

describe('Phase A, example: the way to the neutral building', () => {
  const trail = { 'site-a2': [MAEL, 2], 'flood-1': 'hazard-flood-1', 'flood-3': 'hazard-flood-5' } as const
  const start = { bare: true, trail, seats: [{ at: 'neutral-a', money: 9 }] } as const

  test('2 steps by the red building: the empty sites beside it do not count', () => {
    const s = scene({ ...start, seats: [{ at: 'neutral-a', money: 9, discs: {} }] })
    expect(s.options).toContain('move to neutral-b by site-a1')
  })
  test('3 steps by the two flood tiles', () => {
    expect(scene(start).options).toContain('move to neutral-b by flood-1')
  })
  test('a limit of 3 is spent there: what lies behind B is reached only by the shorter way', () => {
    const { options } = scene(start)
    expect(options).toContain('move to neutral-c by site-a1 drought-1')
    expect(options).not.toContain('move to neutral-c by flood-1 drought-1')
  })
})

describe('Phase A, example: Marie has $2 in a game of four', () => {
  const trail = {
    'site-a1': [MAEL, 4],
    'site-a2': [TOM, 1],
    'flood-1': 'hazard-flood-1',
    'flood-2': 'hazard-flood-5',
  } as const
  const given = {
    players: 4,
    bare: true,
    trail,
    seats: [{ at: 'neutral-a', money: 2 }, { money: 0 }, { money: 0 }],
  } as const

  test('by the upper way she gives both dollars to Maël and nothing to Tom', () => {
    const s = scene(given).answer('move to neutral-b by site-a1')
    expect(s.state.players.slice(0, 3).map((p) => p.money)).toEqual([0, 2, 0])
    expect(s.events.filter((e) => e.type === 'feePaid')).toMatchObject([
      { to: MAEL, amount: 2, short: 0 },
      { to: TOM, amount: 0, short: 1 },
    ])
  })
  test('by the lower way she pays the bank $1 for the green hand and her last dollar for the black one', () => {
    const s = scene(given).answer('move to neutral-b by flood-1')
    expect(s.state.players.slice(0, 3).map((p) => p.money)).toEqual([0, 0, 0])
    expect(s.events.filter((e) => e.type === 'feePaid')).toMatchObject([
      { seat: MARIE, to: null, amount: 1, short: 0 },
      { seat: MARIE, to: null, amount: 1, short: 1 },
    ])
  })
  test('nothing is owed later: money gained on the spot stays', () => {
    const s = scene(given).answer('move to site-a2 by site-a1', 'only aux-money')
    expect(s.me.money).toBe(1)
  })
})

describe('Phase B a), example: Marie on her own building 2a beside a special action', () => {
  const given = {
    bare: true,
    trail: { 'site-drought-1': [0, 2] },
    phase: 'act',
    market: ['holstein'],
    seats: [{ at: 'site-drought-1', money: 6, hand: ['guernsey', 'jersey', 'jersey', 'black-angus'] }],
  } as const

  test('she may discard a Guernsey for $4, buy cattle and use the special action, in any order', () => {
    const s = scene(given)
    expect(s.options).toEqual([
      'discard guernsey for $4',
      'buy',
      'discard jersey for 1 certificates',
      'discard black-angus for 1 certificates',
      'discard guernsey for 1 certificates',
      ...AUX,
    ])
    s.answer('discard jersey for 1 certificates', 'buy', 'buy holstein with 1 cowboys for $6')
    s.answer('discard guernsey for $4')
    expect(s.me).toMatchObject({ money: 4, certificates: 1 })
    expect(s.options).toEqual(['end turn'])
  })
  test('a single auxiliary action only if she passes them all', () => {
    const s = scene(given).answer('only aux-money')
    expect(s.options).toEqual(['end turn'])
    expect(scene(given).answer('discard guernsey for $4').options).not.toContain('only aux-money')
  })
  test('doing nothing at all is not allowed', () => {
    expect(scene(given).options).not.toContain('end turn')
  })
})

describe('Phase B b), example: hazard, teepee and another player’s building', () => {
  test.each([
    ['flood-1', 'hazard-flood-1'],
    ['teepee-1', 'blue-teepee'],
    ['site-a1', [1, 2]],
  ] as const)('%s allows one single auxiliary action', (at, tile) => {
    const s = scene({ bare: true, trail: { [at]: tile }, phase: 'act', seats: [{ at, hand: ['jersey'] }] })
    expect(s.options).toEqual(AUX)
    expect(s.answer('only aux-money').options).toEqual(['end turn'])
  })
})

describe('General considerations: examples of actions that need discards', () => {
  const hand = ['black-angus', 'jersey', 'jersey'] as const
  const on = (at: 'site-flood-1' | 'neutral-e' | 'neutral-f' | 'site-drought-1', more: object = {}) =>
    scene({ bare: true, phase: 'act', seats: [{ at, hand, money: 0 }], ...more })

  test('1 Black Angus: $2', () => {
    expect(on('neutral-e').answer('discard black-angus for $2').me.money).toBe(2)
  })
  test('2 cattle cards of one breed: $4', () => {
    const s = on('neutral-f').answer('discard two jersey for $4')
    expect(s.me.money).toBe(4)
    expect(cards(s.me, 'discard').slice(-2)).toEqual(['jersey', 'jersey'])
  })
  test('any cattle card: a certificate', () => {
    const s = on('site-drought-1', { trail: { 'site-drought-1': [0, 1] } })
    expect(s.answer('discard black-angus for 1 certificates').me.certificates).toBe(1)
  })
  test('1 Jersey: a certificate and $2', () => {
    const s = on('site-flood-1', { trail: { 'site-flood-1': [0, 1] } })
    expect(s.answer('discard jersey for $2 and 1 certificates').me).toMatchObject({ certificates: 1, money: 2 })
  })
  test('1 Jersey: engine forward one space; the move may be refused', () => {
    const given = { trail: { 'site-drought-1': [0, 2] }, sidesB: [2] }
    expect(on('site-drought-1', given).answer('discard jersey for engine 1', 'engine to rail-1').me.engine).toBe(2)
    expect(on('site-drought-1', given).answer('discard jersey for engine 1', 'pass').me.engine).toBe(0)
  })
})

describe('Phase C, example: a hand limit of 5', () => {
  const marie = (pile: readonly 'ayrshire'[]) =>
    scene({
      bare: true,
      phase: 'act',
      seats: [
        {
          at: 'neutral-f',
          hand: ['jersey', 'jersey', 'guernsey', 'holstein', 'brown-swiss'],
          discs: { 'disc-hand': 1 },
          pile,
          discard: ['dutch-belt'],
        },
      ],
    }).answer('discard two jersey for $4', 'end turn')

  test('after discarding 2 of 5 she draws 2', () => {
    expect(cards(marie(['ayrshire', 'ayrshire', 'ayrshire']).me, 'hand')).toEqual([
      'guernsey',
      'holstein',
      'brown-swiss',
      'ayrshire',
      'ayrshire',
    ])
  })
  test('with just 2 in the pile she takes them and does not shuffle yet', () => {
    const s = marie(['ayrshire', 'ayrshire'])
    expect(s.me.pile).toEqual([])
    expect(s.event('reshuffled')).toBeUndefined()
    expect(s.me.discard).toHaveLength(3)
  })
  test('when a further card is due the discard pile is shuffled, and drawing goes on', () => {
    const s = marie(['ayrshire'])
    expect(s.event('reshuffled')).toBeDefined()
    expect(s.me.hand).toHaveLength(5)
    expect(s.me.discard).toEqual([])
  })
})
