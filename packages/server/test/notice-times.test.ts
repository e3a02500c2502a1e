/** When a notice may leave, on the clock of its reader. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfHours, nextTime } from '../src/notices/local-time.ts'
import { DEFAULT_PREFS, readyAt, timingOf, type Wishes } from '../src/notices/timing.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ZONES = ['UTC', 'Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia']
const NIGHT = { from: '22:00', to: '08:00' }
const at = (text: string): number => Date.parse(text)

const shown = (moment: number, zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }).format(moment)

describe('the next time it is a time of day', () => {
  it('is later than now, and within a day', () => {
    expect(nextTime(at('2026-11-18T07:59:59Z'), 'UTC', '08:00')).toBe(at('2026-11-18T08:00Z'))
    expect(nextTime(at('2026-11-18T08:00Z'), 'UTC', '08:00')).toBe(at('2026-11-19T08:00Z'))
    expect(nextTime(at('2026-11-18T12:00Z'), 'Europe/Paris', '08:00')).toBe(at('2026-11-19T07:00Z'))
  })

  it('follows summer time; a time that is left out in spring is the one an hour later', () => {
    expect(nextTime(at('2026-03-28T12:00Z'), 'Europe/Paris', '08:00')).toBe(at('2026-03-29T06:00Z'))
    expect(nextTime(at('2026-10-24T12:00Z'), 'Europe/Paris', '08:00')).toBe(at('2026-10-25T07:00Z'))
    expect(shown(nextTime(at('2026-03-29T00:00Z'), 'Europe/Paris', '02:30'), 'Europe/Paris')).toBe('03:30')
  })

  it('is shown by the clocks there, at any moment of any zone', () => {
    const moment = fc.integer({ min: at('2020-01-01'), max: at('2030-01-01') })
    const time = fc.constantFrom('00:00', '04:15', '12:00', '23:59')
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), time, (now, zone, wanted) => {
        const next = nextTime(now, zone, wanted)
        expect(shown(next, zone)).toBe(wanted)
        expect(next).toBeGreaterThan(now)
        expect(next - now).toBeLessThanOrEqual(25 * HOUR)
      }),
      { seed: 25, numRuns: 300 },
    )
  })
})

describe('quiet hours', () => {
  it('may go over midnight', () => {
    expect(endOfHours(at('2026-11-18T21:59Z'), 'UTC', NIGHT)).toBe(null)
    expect(endOfHours(at('2026-11-18T22:00Z'), 'UTC', NIGHT)).toBe(at('2026-11-19T08:00Z'))
    expect(endOfHours(at('2026-11-19T07:59Z'), 'UTC', NIGHT)).toBe(at('2026-11-19T08:00Z'))
    expect(endOfHours(at('2026-11-19T08:00Z'), 'UTC', NIGHT)).toBe(null)
    expect(endOfHours(at('2026-11-18T13:00Z'), 'UTC', { from: '12:00', to: '14:00' })).toBe(at('2026-11-18T14:00Z'))
  })

  it('are those of the reader’s zone, on both nights of summer time', () => {
    expect(endOfHours(at('2026-03-29T00:30Z'), 'Europe/Paris', NIGHT)).toBe(at('2026-03-29T06:00Z'))
    expect(endOfHours(at('2026-10-25T00:30Z'), 'Europe/Paris', NIGHT)).toBe(at('2026-10-25T07:00Z'))
    expect(endOfHours(at('2026-10-03T12:00Z'), 'Australia/Lord_Howe', NIGHT)).toBe(at('2026-10-03T21:00Z'))
  })

  it('that begin when they end are none', () => {
    expect(endOfHours(at('2026-11-18T08:00Z'), 'UTC', { from: '08:00', to: '08:00' })).toBe(null)
  })
})

describe('a notice', () => {
  const noon = at('2026-11-18T12:00Z')
  const wishes = (change: Partial<Wishes['prefs']> = {}, table: Wishes['table'] = null): Wishes => {
    return { prefs: { ...DEFAULT_PREFS, ...change }, table }
  }
  const turn = { kind: 'turn', at: noon } as const
  const way = (kind: 'push' | 'mail' | 'hook', sentAt: number | null = null) => ({ kind, sentAt })

  it('leaves after as many minutes as its reader wants, or once a day, or never', () => {
    expect(readyAt(turn, way('push'), wishes(), noon)).toBe(noon)
    expect(readyAt(turn, way('mail'), wishes(), noon)).toBe(noon + 30 * MINUTE)
    expect(readyAt({ kind: 'over', at: noon }, way('mail'), wishes(), noon)).toBe(at('2026-11-19T08:00Z'))
    expect(readyAt({ kind: 'invited', at: noon }, way('hook'), wishes(), noon)).toBe(null)
  })

  it('waits until quiet hours are over, unless it comes once a day at an hour of its own', () => {
    const quiet = { from: '12:15', to: '15:00' }
    expect(readyAt(turn, way('push'), wishes({ quiet }), noon)).toBe(noon)
    expect(readyAt(turn, way('push'), wishes({ quiet }), noon + 20 * MINUTE)).toBe(noon + 3 * HOUR)
    expect(readyAt(turn, way('mail'), wishes({ quiet }), noon)).toBe(noon + 3 * HOUR)
    const daily = wishes({ quiet, dailyAt: '13:00' })
    expect(readyAt({ kind: 'over', at: noon }, way('mail'), daily, noon)).toBe(noon + HOUR)
  })

  it('by mail keeps an hour from the last one, unless it is wanted at once', () => {
    expect(readyAt(turn, way('mail', noon), wishes(), noon)).toBe(noon + HOUR)
    expect(readyAt({ kind: 'invited', at: noon }, way('mail', noon), wishes(), noon)).toBe(noon)
  })

  it('follows what was said of its table, on the ways that are open at all', () => {
    const muted = wishes({}, { turn: 'never', over: null, named: 'daily' })
    expect(timingOf('turn', 'push', muted)).toBe('never')
    expect(timingOf('over', 'push', muted)).toBe(0)
    expect(timingOf('named', 'mail', muted)).toBe('daily')
    expect(timingOf('named', 'hook', muted)).toBe('never')
    expect(timingOf('invited', 'push', muted)).toBe(0)
  })
})
