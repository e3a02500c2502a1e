/** When a notice may leave, by the wishes of its reader. */
import type { ChannelKind, NoticeKind, NoticePrefs, TableNotices, Timing } from '@waystation/protocol'
import { beginningOfHours, endOfHours, nextTime } from './local-time.ts'

const MINUTE_MS = 60_000
/** Mail comes at most so often, and what waits is gathered; only what is wanted at once comes at once. */
const MAIL_EVERY_MS = 60 * MINUTE_MS

/** What holds for who has not said anything. */
export const DEFAULT_PREFS: NoticePrefs = {
  zone: 'UTC',
  quiet: null,
  dailyAt: '08:00',
  evenWhenHere: false,
  kinds: {
    turn: { push: 0, mail: 30, hook: 0 },
    warning: { push: 0, mail: 0, hook: 0 },
    invited: { push: 0, mail: 0, hook: 'never' },
    filled: { push: 0, mail: 0, hook: 0 },
    over: { push: 0, mail: 'daily', hook: 0 },
    named: { push: 0, mail: 30, hook: 'never' },
    asked: { push: 0, mail: 0, hook: 'never' },
  },
}

export interface Wishes {
  readonly prefs: NoticePrefs
  readonly table: TableNotices | null
}

/** What was said of the table holds for every way that is open at all. */
export function timingOf(kind: NoticeKind, way: ChannelKind, { prefs, table }: Wishes): Timing {
  const general = prefs.kinds[kind][way]
  if (general === 'never' || kind === 'invited' || kind === 'filled' || kind === 'asked') return general
  if (kind === 'warning') return table?.turn === 'never' ? 'never' : general
  return table?.[kind] ?? general
}

/** When something is to be told. */
export interface Moment {
  /** Since when there is something to tell. */
  readonly at: number
  /** When it is too late. */
  readonly by?: number
}

interface Waiting extends Moment {
  readonly kind: NoticeKind
}

interface Way {
  readonly kind: ChannelKind
  readonly sentAt: number | null
}

/** The first moment from `now` on; null: never. */
export function readyAt(
  { kind, at, by = Number.POSITIVE_INFINITY }: Waiting,
  way: Way,
  wishes: Wishes,
  now: number,
): number | null {
  const timing = timingOf(kind, way.kind, wishes)
  if (timing === 'never') return null
  const { zone, quiet, dailyAt } = wishes.prefs
  const wanted = timing === 'daily' ? nextTime(at, zone, dailyAt) : at + timing * MINUTE_MS
  const spaced = way.kind === 'mail' && timing !== 0 ? (way.sentAt ?? -MAIL_EVERY_MS) + MAIL_EVERY_MS : 0
  const ready = Math.max(wanted, spaced, now)
  // What comes once a day comes at the hour that was chosen for it.
  if (quiet === null || timing === 'daily') return ready
  const end = endOfHours(ready, zone, quiet) ?? ready
  if (end < by) return end
  // It comes before those hours begin, unless they have begun.
  const before = beginningOfHours(ready, zone, quiet) - MINUTE_MS
  return endOfHours(now, zone, quiet) ?? Math.max(before, now)
}
