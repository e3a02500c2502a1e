/** Time as a clock shows it: the largest two units; seconds below ten minutes. */
import type { ClockSetting } from '@waystation/protocol'
import { locale, t } from '../text/index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on every second counts. */
export const TICKING_MS = 10 * MINUTE
/** With less than this a clock is short. */
const SHORT_MS = { live: MINUTE, days: 3 * HOUR } as const
/** With so much left its owner is warned. */
export const WARNING_MS = { live: 30 * SECOND, days: 2 * HOUR } as const

export const isShort = (kind: ClockSetting['kind'], left: number): boolean => left < SHORT_MS[kind]

/** Rounded down: a clock shows zero early rather than late. */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms)
  const whole = (unit: number): number => Math.floor(left / unit)
  if (left < TICKING_MS) return `${whole(MINUTE)}:${String(whole(SECOND) % 60).padStart(2, '0')}`
  if (left < HOUR) return `${whole(MINUTE)} min`
  const hours = whole(HOUR) % 24
  const minutes = whole(MINUTE) % 60
  if (left < DAY) return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
  const days = t().clock.day(whole(DAY))
  return hours === 0 ? days : `${days} ${hours} h`
}

/** A moment to come: the time, and the day if it is not today; of later weeks the date. */
export function moment(at: number, now = Date.now()): string {
  const then = new Date(at)
  const today = then.toDateString() === new Date(now).toDateString()
  const near = at - now < 6 * DAY
  const day = today ? {} : near ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locale(), { ...day, hour: 'numeric', minute: '2-digit' }).format(then)
}

/** What a table plays by, in a few words. */
export function settingWords(setting: ClockSetting | null): string {
  const { clock } = t()
  if (setting === null) return clock.none
  if (setting.kind === 'live') return clock.live(setting.bankMs / MINUTE, setting.addMs / SECOND)
  return clock.days(timeLeft(setting.turnMs))
}
