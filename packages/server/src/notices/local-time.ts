/** Times of day on somebody's own clock, also over changes of summer time. */
import type { Language } from '@waystation/kernel'

const DAY_MS = 24 * 3600 * 1000
const MINUTE_MS = 60_000

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', ...parts, second: 'numeric' })
  clocks.set(zone, made)
  return made
}

/** What the clocks there show, as if it were the time of Greenwich. */
function shown(at: number, zone: string): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(part['year'], part['month'] - 1, part['day'], part['hour'], part['minute'], part['second'])
}

/** When the clocks there show this. A time that is left out in spring is the one an hour later. */
function moment(local: number, zone: string): number {
  const offset = (at: number): number => shown(at, zone) - at
  const guess = local - offset(local)
  return local - offset(guess)
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When it is that time of day the next time, later than `at`. */
export function nextTime(at: number, zone: string, time: string): number {
  const local = shown(at, zone)
  const midnight = local - (local % DAY_MS)
  for (let day = 0; ; day++) {
    const next = moment(midnight + day * DAY_MS + minutesOf(time) * MINUTE_MS, zone)
    if (next > at) return next
  }
}

export interface Hours {
  readonly from: string
  readonly to: string
}

/** The end of these hours of the day if it is between them; else null. They may go over midnight. */
export function endOfHours(at: number, zone: string, { from, to }: Hours): number | null {
  const now = Math.floor((shown(at, zone) % DAY_MS) / MINUTE_MS)
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  const inside = begin <= end ? begin <= now && now < end : now >= begin || now < end
  return inside ? nextTime(at, zone, to) : null
}

/** When the hours began in which it is; `at` must be between them. */
export function beginningOfHours(at: number, zone: string, { from }: Hours): number {
  // No day is longer than 25 hours.
  let begun = nextTime(at - 26 * 60 * MINUTE_MS, zone, from)
  for (let next = begun; next <= at; next = nextTime(next, zone, from)) begun = next
  return begun
}

/** The day and the time of a moment, as the clocks there show it. Whose zone is not known is told which it is. */
export function spoken(at: number, zone: string, language: Language): [day: string, time: string] {
  const local = { timeZone: zone } as const
  const locale = language === 'en' ? 'en-GB' : language
  const day = new Intl.DateTimeFormat(locale, { ...local, weekday: 'short', day: 'numeric', month: 'short' })
  const named = zone === 'UTC' ? ({ timeZoneName: 'short' } as const) : {}
  const time = new Intl.DateTimeFormat(locale, { ...local, hour: '2-digit', minute: '2-digit', ...named })
  return [day.format(at), time.format(at)]
}
