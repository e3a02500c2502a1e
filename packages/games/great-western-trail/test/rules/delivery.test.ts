/** Rulebook: "Livraison", the yellow box on discs, special cases on discs, building 9a. */
import { describe, expect, test } from 'vitest'
import { DISC_SPOTS } from '../../src/data/player-board.ts'
import { transportCost } from '../../src/rules/delivery.ts'
import { WEST } from '../../src/data/cities.ts'
import { sold, TEN } from '../support/positions.ts'
import { scene, type SeatPlan } from '../support/scene.ts'

const noDiscs = (keep: NonNullable<SeatPlan['discs']>): NonNullable<SeatPlan['discs']> => ({
  ...Object.fromEntries(DISC_SPOTS.map((d) => [d.id, 0])),
  ...keep,
})

describe('Transport from the start of the track', () => {
  test.each([0, 0, 1, 3, 4, 5, 7, 8, 9, 11].map((cost, i) => [WEST.cities[i].id, cost, i] as const))(
    '%s costs $%i',
    (_id, cost, city) => {
      expect(transportCost(scene({}).state, 0, city)).toBe(cost)
    },
  )
  test('on a turnout the engine’s nose is past the cross', () => {
    expect(transportCost(scene({ seats: [{ engine: 4.5 }] }).state, 0, 3)).toBe(1)
    expect(transportCost(scene({ seats: [{ engine: 5 }] }).state, 0, 3)).toBe(1)
    expect(transportCost(scene({ seats: [{ engine: 4 }] }).state, 0, 3)).toBe(2)
  })
})

describe('Arrows between cities', () => {
  const deliver = (cities: SeatPlan['cities'], to: string) =>
    sold({ ...TEN, ...(cities && { cities }) }).answer('sell with 0 certificates', `deliver to ${to}`, 'disc-aux-draw')

  test('an action fires only with discs in both cities', () => {
    expect(deliver([], 'santa-fe').kind).toBe('leaveKansasCity')
    expect(deliver(['colorado-springs'], 'santa-fe').kind).toBe('takeObjective')
  })
  test('a disc that completes two arrows gives two cards, the display refilled in between', () => {
    const s = deliver(['colorado-springs', 'albuquerque'], 'santa-fe')
    expect(s.options).toHaveLength(5)
    s.answer(s.options[0])
    expect(s.kind).toBe('takeObjective')
    expect(s.state.display).toHaveLength(4)
    s.answer('take the top objective')
    expect(s.me.discard).toHaveLength(6)
  })
  test('the card must be taken', () => {
    expect(deliver(['colorado-springs'], 'santa-fe').options).not.toContain('pass')
  })
})

describe('Discs', () => {
  test('Kansas City gives $6 and may be served again', () => {
    const s = sold({ hand: [], cities: ['kansas-city', 'kansas-city'] }).answer('sell with 0 certificates')
    expect(s.kind).toBe('deliveryDisc')
    expect(s.answer('disc-aux-money').me).toMatchObject({ money: 6 })
    expect(s.me.cities[0]).toBe(3)
  })
  test('a hand disc costs $5 at once: without the money it cannot be taken', () => {
    const albuquerque = (money: number) =>
      sold({ ...TEN, money, engine: 0 }).answer('sell with 0 certificates', 'deliver to albuquerque')
    expect(albuquerque(0).options).toContain('disc-hand')
    expect(albuquerque(0).answer('disc-hand').me.money).toBe(0)
  })
  test('the money disc gives $3 at once', () => {
    const s = sold({ ...TEN, engine: 10 }).answer(
      'sell with 0 certificates',
      'deliver to albuquerque',
      'disc-step-money',
    )
    expect(s.me.money).toBe(13)
  })
  test('only black-framed discs left: one may go to a white-framed city', () => {
    const s = sold({ hand: ['jersey'], discs: noDiscs({ 'disc-step-vp': 1, 'disc-step-money': 1 }) })
    expect(s.answer('sell with 0 certificates', 'deliver to topeka').options).toEqual([
      'disc-step-money',
      'disc-step-vp',
    ])
  })
  test('only $5 discs left in Kansas City: its $6 may pay', () => {
    const s = sold({ hand: [], discs: noDiscs({ 'disc-hand': 2 }) }).answer('sell with 0 certificates')
    expect(s.me.money).toBe(1)
    expect(s.event('discTaken')).toMatchObject({ disc: 'disc-hand', cost: 5 })
  })
  test('no disc left, or none affordable: one comes from a station, never from a city', () => {
    const s = sold({
      hand: ['jersey'],
      discs: noDiscs({ 'disc-hand': 1 }),
      stations: ['station-1', 'station-3'],
      cities: ['wichita'],
    })
    s.answer('sell with 0 certificates', 'deliver to topeka')
    expect(s.options).toEqual(['disc from station-1', 'disc from station-3'])
    expect(s.answer('disc from station-3').me.stations).toBe(1)
  })
})

describe('9a: extraordinary delivery', () => {
  const given = (engine: number, other = 0) =>
    scene({
      bare: true,
      phase: 'act',
      trail: { 'site-a1': [0, 9] },
      seats: [{ at: 'site-a1', money: 2, engine }, { engine: other }],
    }).answer('extraordinary delivery')

  test('the city’s value is at most the spaces moved back; no income, no transport', () => {
    const s = given(10).answer('engine to rail-6')
    expect(s.options).toEqual(['deliver to kansas-city', 'deliver to topeka', 'deliver to wichita'])
    expect(s.answer('deliver to wichita', 'disc-aux-draw').me.money).toBe(2)
  })
  test('occupied spaces and turnouts do not count', () => {
    expect(given(10, 8).answer('engine to rail-6').options).not.toContain('deliver to wichita')
    expect(given(8).answer('engine to turnout-4').options).toEqual(['deliver to kansas-city', 'deliver to topeka'])
  })
  test('afterwards the station of the turnout may be upgraded', () => {
    const s = given(8).answer('engine to turnout-4', 'deliver to topeka', 'disc-aux-draw')
    expect(s.kind).toBe('upgrade')
  })
  test('a delivery to Kansas City gives its $6', () => {
    expect(given(8).answer('engine to turnout-4', 'deliver to kansas-city', 'disc-aux-draw').me.money).toBe(8)
  })
})
