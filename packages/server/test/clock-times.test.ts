/** Which time counts: hours, weekends, summer time, holidays and outages, and the exact inverse. */
import { Rng } from '@waystation/kernel'
import type { ClockSetting } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { counted, dueAfter, type Span, type Times } from '../src/clocks/counted.ts'
import { isZone, momentOf, offsetAt } from '../src/clocks/zone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const at = (text: string): number => Date.parse(text)

type Days = Extract<ClockSetting, { kind: 'days' }>
const days = (change: Partial<Days> = {}): Days => ({
  kind: 'days',
  turnMs: DAY,
  reserveMs: 3 * DAY,
  zone: 'Europe/Paris',
  hours: null,
  weekends: true,
  holidays: true,
  ...change,
})
const times = (setting: ClockSetting, pauses: readonly Span[] = []): Times => ({ setting, pauses })
const hours = (from: number, to: number): Days['hours'] => ({ from: from * 60, to: to * 60 })

describe('zones', () => {
  it('are those of the database, and nothing else', () => {
    expect(['UTC', 'Europe/Paris', 'Australia/Lord_Howe'].every(isZone)).toBe(true)
    expect(['Mars/Olympus', 'Europe', ''].some(isZone)).toBe(false)
  })

  it('change their offset when summer time begins and ends', () => {
    expect(offsetAt('Europe/Paris', at('2027-03-28T00:59:59Z'))).toBe(HOUR)
    expect(offsetAt('Europe/Paris', at('2027-03-28T01:00:00Z'))).toBe(2 * HOUR)
    expect(offsetAt('Europe/Paris', at('2027-10-31T01:00:00Z'))).toBe(HOUR)
    expect(offsetAt('Australia/Lord_Howe', at('2027-01-01T00:00:00Z'))).toBe(11 * HOUR)
    expect(offsetAt('Australia/Lord_Howe', at('2027-07-01T00:00:00Z'))).toBe(10.5 * HOUR)
  })

  it('show a time that is left out when it changes, and one that comes twice at first', () => {
    const spring = at('2027-03-28T00:00:00Z') / DAY
    expect(momentOf('Europe/Paris', spring, 2 * 60 + 30)).toBe(at('2027-03-28T01:00:00Z'))
    const autumn = at('2027-10-31T00:00:00Z') / DAY
    expect(momentOf('Europe/Paris', autumn, 2 * 60 + 30)).toBe(at('2027-10-31T00:30:00Z'))
  })
})

describe('time that counts', () => {
  it('is all of it where nothing is arranged', () => {
    const live: ClockSetting = { kind: 'live', bankMs: 1000, addMs: 0 }
    expect(counted(5, 105, times(live))).toBe(100)
    expect(counted(5, 105, times(days()))).toBe(100)
    expect(counted(105, 5, times(days()))).toBe(0)
    expect(dueAfter(5, 0, times(live))).toBe(5)
  })

  it('lies within the hours of the day, in the zone of the table', () => {
    const setting = times(days({ hours: hours(18, 22) }))
    const noon = at('2027-01-12T11:00:00Z')
    expect(counted(noon, noon + DAY, setting)).toBe(4 * HOUR)
    expect(dueAfter(noon, HOUR, setting)).toBe(at('2027-01-12T18:00:00Z'))
    expect(dueAfter(noon, 4 * HOUR, setting)).toBe(at('2027-01-12T21:00:00Z'))
    expect(dueAfter(noon, 4 * HOUR + 1, setting)).toBe(at('2027-01-13T17:00:00Z') + 1)
  })

  it('may go over midnight, also when it began yesterday', () => {
    const setting = times(days({ hours: hours(22, 2) }))
    const inside = at('2027-01-12T00:00:00Z')
    expect(counted(inside, inside + DAY, setting)).toBe(4 * HOUR)
    expect(dueAfter(inside, HOUR, setting)).toBe(at('2027-01-12T01:00:00Z'))
  })

  it('leaves out weekends; hours over midnight belong to the day on which they begin', () => {
    const friday = at('2027-01-15T00:00:00Z')
    const whole = times(days({ zone: 'UTC', weekends: false }))
    expect(counted(friday, friday + 7 * DAY, whole)).toBe(5 * DAY)
    expect(dueAfter(friday, DAY + 1, whole)).toBe(at('2027-01-18T00:00:00Z') + 1)
    const nights = times(days({ zone: 'UTC', weekends: false, hours: hours(22, 2) }))
    expect(counted(friday, friday + 3 * DAY, nights)).toBe(2 * HOUR + 4 * HOUR)
  })

  it('is an hour less and an hour more on the two nights of summer time', () => {
    const nights = times(days({ hours: hours(22, 6) }))
    const count = (day: string): number => counted(at(`${day}T12:00:00Z`), at(`${day}T12:00:00Z`) + DAY, nights)
    expect(count('2027-03-26')).toBe(8 * HOUR)
    expect(count('2027-03-27')).toBe(7 * HOUR)
    expect(count('2027-10-30')).toBe(9 * HOUR)
    const missing = times(days({ hours: { from: 125, to: 175 } }))
    expect(counted(at('2027-03-28T00:00:00Z'), at('2027-03-28T12:00:00Z'), missing)).toBe(0)
    const doubled = times(days({ hours: { from: 125, to: 175 } }))
    expect(counted(at('2027-10-30T12:00:00Z'), at('2027-10-31T12:00:00Z'), doubled)).toBe(50 * MINUTE)
    const howe = times(days({ zone: 'Australia/Lord_Howe', hours: hours(0, 6) }))
    const local = at('2027-10-02T12:00:00Z')
    expect(counted(local, local + DAY, howe)).toBe(5.5 * HOUR)
  })

  it('leaves out holidays and outages, once where they overlap', () => {
    const setting = times(days({ hours: hours(18, 22), zone: 'UTC' }), [
      { from: at('2027-01-12T20:00:00Z'), to: at('2027-01-12T21:00:00Z') },
      { from: at('2027-01-12T20:30:00Z'), to: at('2027-01-12T21:30:00Z') },
      { from: at('2027-01-13T00:00:00Z'), to: at('2027-01-15T00:00:00Z') },
      { from: at('2027-01-12T19:00:00Z'), to: at('2027-01-12T19:00:00Z') },
    ])
    const noon = at('2027-01-12T12:00:00Z')
    expect(counted(noon, noon + 12 * HOUR, setting)).toBe(2.5 * HOUR)
    expect(dueAfter(noon, 2.5 * HOUR, setting)).toBe(at('2027-01-12T22:00:00Z'))
    expect(dueAfter(noon, 2.5 * HOUR + 1, setting)).toBe(at('2027-01-15T18:00:00Z') + 1)
  })

  it('ends although no time ever counts', () => {
    const for60Years = { from: at('2020-01-01T00:00:00Z'), to: at('2080-01-01T00:00:00Z') }
    expect(dueAfter(at('2027-01-01T00:00:00Z'), 1, times(days(), [for60Years]))).toBeGreaterThan(
      at('2040-01-01T00:00:00Z'),
    )
  })
})

const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Apia',
]

it('is found again: so much counts until it is due, and not a millisecond less', () => {
  const rng = new Rng('clock times')
  const within = (from: number, to: number): number => from + rng.int(to - from)
  for (let n = 0; n < 2000; n++) {
    const from = at('2026-01-01T00:00:00Z') + within(0, 730) * DAY + within(0, DAY)
    const [begin, end] = [within(0, 1440), within(0, 1440)]
    const window = begin === end || rng.int(3) === 0 ? null : { from: begin, to: end }
    const setting = days({ zone: ZONES[rng.int(ZONES.length)], hours: window, weekends: rng.int(2) === 0 })
    const pauses = Array.from({ length: rng.int(4) }, () => {
      const start = from + within(-5 * DAY, 20 * DAY)
      return { from: start, to: start + within(0, 4 * DAY) }
    })
    const left = 1 + within(0, 5 * DAY)
    const due = dueAfter(from, left, times(setting, pauses))
    expect([counted(from, due, times(setting, pauses)), counted(from, due - 1, times(setting, pauses))]).toEqual([
      left,
      left - 1,
    ])
  }
})
