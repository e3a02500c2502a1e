/**
 * How much time counts between two moments: hours of the day, weekends, holidays and outages are arithmetic, nothing has to start or stop on
 * time. `dueAfter` is the exact inverse of `counted`.
 */
import type { ClockSetting } from '@waystation/protocol'
import { DAY, dayAt, momentOf } from './zone.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/** What decides which time counts for a seat. */
export interface Times {
  readonly setting: ClockSetting
  /** When the clock stands besides; in any order, they may overlap. */
  readonly pauses: readonly Span[]
  /** Those of them that the player has declared. */
  readonly holidays?: readonly Span[]
}

/** No clock is set so that it takes longer: a setting in which no time ever counts must not go on for ever. */
const FURTHEST = 20 * 366 * DAY

export function counted(from: number, to: number, times: Times): number {
  let sum = 0
  for (const span of running(from, times)) {
    if (span.from >= to) break
    sum += Math.min(span.to, to) - span.from
  }
  return sum
}

/** The first moment at which so much has counted since. */
export function dueAfter(from: number, left: number, times: Times): number {
  if (left <= 0) return from
  let missing = left
  for (const span of running(from, times)) {
    const length = span.to - span.from
    if (length >= missing) return span.from + missing
    missing -= length
  }
  return from + FURTHEST
}

/** When time counts, from a moment on, in order. */
function* running(from: number, { setting, pauses }: Times): Generator<Span, void, void> {
  const standing = joined(pauses)
  for (const window of windows(from, setting)) {
    let at = Math.max(window.from, from)
    for (const pause of standing) {
      if (pause.to <= at) continue
      if (pause.from >= window.to) break
      if (pause.from > at) yield { from: at, to: pause.from }
      at = Math.max(at, pause.to)
    }
    if (at < window.to) yield { from: at, to: window.to }
  }
}

function* windows(from: number, setting: ClockSetting): Generator<Span, void, void> {
  if (setting.kind === 'live' || (setting.hours === null && setting.weekends)) {
    yield { from, to: from + FURTHEST }
    return
  }
  const { zone, hours, weekends } = setting
  const begin = hours?.from ?? 0
  const end = hours === null ? 24 * 60 : hours.to > hours.from ? hours.to : hours.to + 24 * 60
  // Hours over midnight may have begun the day before.
  const first = dayAt(zone, from) - 1
  for (let day = first; day < first + FURTHEST / DAY; day++) {
    if (!weekends && isWeekend(day)) continue
    const span = { from: momentOf(zone, day, begin), to: momentOf(zone, day, end) }
    if (span.to > from && span.to > span.from) yield span
  }
}

/** 1 January 1970 was a Thursday. Hours over midnight belong to the day on which they begin. */
function isWeekend(day: number): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7
  return weekday === 0 || weekday === 6
}

function joined(pauses: readonly Span[]): Span[] {
  const out: { from: number; to: number }[] = []
  for (const { from, to } of [...pauses].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else if (to > from) out.push({ from, to })
  }
  return out
}
