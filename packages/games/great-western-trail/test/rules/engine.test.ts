/** Rulebook: "Action : avancer votre locomotive", "Développer une gare", space 39, going back. */
import { describe, expect, test } from 'vitest'
import { forward, onG } from '../support/positions.ts'
import { type Plan, scene, type SeatPlan } from '../support/scene.ts'

describe('Engine forward, other rules', () => {
  test('an occupied turnout cannot be entered', () => {
    expect(forward({ engine: 4, workers: [1, 1, 2] }, { engine: 4.5 }).options).toEqual([
      'engine to rail-5',
      'engine to rail-6',
    ])
  })
  test('a turnout behind an occupied switch is still reached', () => {
    expect(forward({ engine: 3, workers: [1, 1, 2] }, { engine: 4 }).options).toContain('engine to turnout-4')
  })
  test('from a turnout the next space is n + 1', () => {
    expect(forward({ engine: 4.5, workers: [1, 1, 2] }).options).toEqual(['engine to rail-5', 'engine to rail-6'])
  })
  test('the start holds any number of engines', () => {
    const s = onG({ engine: 1, discs: { 'disc-aux-certificate': 1 } }, { engine: 0 })
    expect(s.answer('aux-certificate').me.engine).toBe(0)
  })
})

describe('Engine back', () => {
  const back = (engine: number, other = 0, spaces: 1 | 2 = 1) =>
    onG({ engine, discs: { 'disc-aux-remove': 0 }, hand: ['jersey'] }, { engine: other }).answer(
      spaces === 1 ? 'aux-remove' : 'aux-remove double',
    )

  test('exactly the number shown; turnouts count as spaces', () => {
    expect(back(5).options).toEqual(['engine to turnout-4', 'engine to rail-4'])
    expect(back(5, 0, 2).options).toEqual(['engine to rail-4', 'engine to rail-3'])
  })
  test('occupied spaces are skipped: one goes back all the further', () => {
    expect(back(3, 2).me.engine).toBe(2)
  })
  test('on a turnout the station may be upgraded at once', () => {
    expect(back(5).answer('engine to turnout-4').kind).toBe('upgrade')
  })
})

describe('Upgrading a station', () => {
  const stop = (seat: SeatPlan, plan: Plan = {}) =>
    forward({ engine: 4, ...seat }, {}, plan).answer('engine to turnout-4')

  test('pay its price, place a disc by its frame; other players’ discs do not matter', () => {
    const s = forward({ engine: 4 }, { stations: ['station-1'] }).answer('engine to turnout-4')
    expect(s.options).not.toContain('disc-hand')
    s.answer('disc-aux-draw')
    expect(s.me).toMatchObject({ money: 18, stations: 1 })
  })
  test('not twice, and not without the money', () => {
    expect(stop({ stations: ['station-1'] }).kind).toBe('act')
    expect(stop({ money: 1 }).kind).toBe('act')
  })
  test('a hand disc asks for the station’s price and $5 together', () => {
    const five = (money: number) => forward({ engine: 16, money }).answer('engine to turnout-16').options
    expect(five(11)).toContain('disc-hand')
    expect(five(10)).not.toContain('disc-hand')
  })
  test('the station master costs the last worker tile of a row; printed workers stay', () => {
    const s = stop({ workers: [1, 2, 3] }).answer('disc-aux-draw')
    expect(s.options).toEqual(['give craftsman', 'give engineer', 'pass'])
    s.answer('give engineer')
    expect(s.me.workers).toEqual([1, 2, 2])
    expect(s.event('stationMasterTaken')).toMatchObject({ station: 'station-1', worker: 'engineer' })
  })
  test('without worker tiles there is nothing to give', () => {
    expect(stop({}).answer('disc-aux-draw').kind).toBe('act')
  })
  test('immediate actions of station masters: $2, or a hazard for free or a trade', () => {
    const first = [
      'sm-money-workers',
      'sm-hazard-or-trade-objectives',
      'sm-certificate-hazards',
      'sm-certificate-teepees',
      'sm-certificate-certificates',
    ] as const
    const rich = stop({ workers: [2, 1, 1] }, { stationMasters: first }).answer('disc-aux-draw', 'give cowboy')
    expect(rich.me.money).toBe(20)
    const second = [first[1], first[0], ...first.slice(2)]
    const s = stop(
      { workers: [2, 1, 1] },
      { stationMasters: second, trail: { 'flood-1': 'hazard-flood-1', 'teepee-1': 'blue-teepee' } },
    )
    s.answer('disc-aux-draw', 'give cowboy')
    expect(s.options).toEqual(['clear a hazard for $0', 'trade', 'pass'])
  })
  test('a slot laid open by giving its worker works again when refilled', () => {
    const s = scene({
      bare: true,
      phase: 'act',
      jobs: ['engineer', 'engineer', 'engineer', 'cowboy', 'cowboy'],
      seats: [{ at: 'neutral-a', money: 20, workers: [1, 1, 1], hand: ['jersey'] }],
    })
    s.answer('hire', 'hire engineer from row 1')
    expect(s.options).toEqual(['discard jersey for 1 certificates', 'pass'])
    s.answer('pass')
    s.me.workers[2]--
    s.answer('hire at +2', 'hire engineer from row 1')
    expect(s.options).toEqual(['discard jersey for 1 certificates', 'pass'])
  })
})

describe('Space 39', () => {
  const end = (seat: SeatPlan = {}) => forward({ engine: 38, ...seat })

  test('upgrade, then back at least one space anywhere free, then $3, then perhaps another upgrade', () => {
    const s = end().answer('disc-aux-draw')
    expect(s.options).toHaveLength(48)
    s.answer('engine to turnout-33')
    expect(s.me.money).toBe(20 - 3 + 3)
    expect(s.kind).toBe('upgrade')
    s.answer('disc-aux-money')
    expect(s.me.money).toBe(15)
  })
  test('the $3 may pay for the station the engine goes back to', () => {
    const s = end({ money: 2 }).answer('engine to turnout-33')
    expect(s.me.money).toBe(5)
    expect(s.kind).toBe('upgrade')
  })
  test('the start is a free space too', () => {
    expect(end().answer('pass').options).toContain('engine to rail-0')
  })
})

test('9b upgrades a station the engine has passed, but none ahead or level', () => {
  const on9b = (engine: number) =>
    scene({
      bare: true,
      phase: 'act',
      sidesB: [9],
      trail: { 'site-a1': [0, 9] },
      seats: [{ at: 'site-a1', money: 20, engine }],
    }).answer('upgrade a station behind')
  expect(on9b(5).answer('disc-aux-draw').me.stations).toBe(0b1)
  const s = on9b(10.5)
  expect(s.options).toEqual(['upgrade station-1', 'upgrade station-2'])
  s.answer('upgrade station-2', 'disc-aux-draw')
  expect(s.me.stations).toBe(0b10)
})
