/** Rulebook: "Phase A) Déplacer son éleveur". */
import { describe, expect, test } from 'vitest'
import { movementLimit } from '../../src/rules/trail.ts'
import { scene } from '../support/scene.ts'

const MARIE = 0
const MAEL = 1
const TOM = 2

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

describe('Phase A, movement limits', () => {
  test.each([
    [2, [3, 4, 5]],
    [3, [3, 5, 6]],
    [4, [4, 6, 7]],
  ])('%i players: base, with the money disc removed, with both removed', (players, limits) => {
    const discs = [{}, { 'disc-step-money': 0 }, { 'disc-step-money': 0, 'disc-step-vp': 0 }]
    const found = discs.map((d) => movementLimit(scene({ players, seats: [{ discs: d }] }).state, 0))
    expect(found).toEqual(limits)
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

describe('Phase A, fees by number of players', () => {
  test.each([
    [2, 2, 2],
    [3, 2, 1],
    [4, 1, 2],
  ])('%i players: green $%i, black $%i, both hands the sum', (players, green, black) => {
    const seats = [{ at: 'neutral-a', money: 20 }] as const
    const fee = (number: number): number => {
      const s = scene({ players, bare: true, trail: { 'site-a1': [1, number] }, seats })
      return 20 - s.answer('move to site-a1').me.money
    }
    expect([fee(1), fee(4), fee(7)]).toEqual([green, black, green + black])
  })
  test('own and neutral buildings are free', () => {
    const s = scene({ bare: true, trail: { 'site-a1': [0, 7] }, seats: [{ at: 'neutral-a', money: 5 }] })
    expect(s.answer('move to neutral-b by site-a1').me.money).toBe(5)
  })
})

describe('Phase A, other rules', () => {
  test('the very first turn begins on any neutral building, without a fee', () => {
    const s = scene({ seats: [{ money: 6 }] })
    s.state.players[0].at = -1
    s.play.reset({
      ...s.state,
      agenda: [
        { do: 'refillHand', seat: 0 },
        { do: 'place', seat: 0 },
      ],
    })
    expect(s.options).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((l) => `start at neutral-${l}`))
    expect(s.answer('start at neutral-e').me.money).toBe(6)
    expect(s.kind).toBe('act')
  })
  test('Kansas City ends the move even with steps left', () => {
    const s = scene({ bare: true, seats: [{ at: 'neutral-g' }] })
    expect(s.options).toEqual(['move to kansas-city by site-g1'])
  })
  test('other cattlemen never block: several may stand on one location', () => {
    const s = scene({ bare: true, seats: [{ at: 'neutral-a' }, { at: 'neutral-b' }] }).answer(
      'move to neutral-b by site-a1',
    )
    expect(s.me.at).toBe(s.state.players[1].at)
    expect(s.options).toContain('build at 2')
  })
  test('always ahead: from the middle of the trail nothing behind is offered', () => {
    const s = scene({ bare: true, trail: { 'site-a1': [0, 1], 'site-e1': [0, 2] }, seats: [{ at: 'neutral-e' }] })
    expect(s.options).toEqual([
      'move to site-e1',
      'move to neutral-f by site-e1',
      'move to neutral-g by site-e1 site-f1',
      'move to kansas-city by rockfall-1 site-f1 site-g1',
    ])
  })
  test('routes that end and cost alike are offered once', () => {
    const s = scene({ bare: true, seats: [{ at: 'neutral-a', money: 5 }] })
    expect(s.options.filter((id) => id.startsWith('move to neutral-b'))).toHaveLength(1)
  })
})
