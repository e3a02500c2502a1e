/** When somebody at a table over days is told that their time runs out: with a quarter of it left, and with two hours. */
import type { Seat } from '@waystation/kernel'
import { type Clock, ratesOf, seatDue } from '../clocks/clock.ts'
import { dueAfter, type Times } from '../clocks/counted.ts'

const LAST_MS = 2 * 3600 * 1000

/** So many for each turn, at most. */
export const WARNINGS = 2

/** What is left when each of them comes; null: it does not, since the next one comes before. */
function marks(whole: number): (number | null)[] {
  const [quarter, last] = [whole / 4, LAST_MS < whole ? LAST_MS : null]
  return [quarter > LAST_MS ? quarter : null, last]
}

interface Warning {
  readonly at: number
  /** When it is too late for it: the next one comes, or time is up. */
  readonly by: number
  /** When time is up. */
  readonly due: number
}

/** Null where there is nothing to warn of. */
export function warningOf(clock: Clock, seat: Seat, times: Times, warning: number): Warning | null {
  const { free, bank, began } = clock.seats[seat]
  const due = seatDue(clock, seat, times)
  const left = marks(ratesOf(times.setting).free + began)
  const [mark, next] = [left[warning], left.slice(warning + 1).find((one) => one !== null) ?? null]
  if (due === null || mark === null) return null
  const when = (rest: number): number => dueAfter(clock.at, free + bank - rest, times)
  return { at: when(mark), by: next === null ? due : when(next), due }
}
