/** Filled below. */
import type { Seat } from '@waystation/kernel'
import { objectiveResult, points } from './scoring.ts'
import type { State } from './state.ts'

export function evaluate(s: Readonly<State>, seat: Seat): number {
  return points(s, seat, objectiveResult(s, seat)).reduce((a, b) => a + b, 0)
}
