/**
 * How a position travels from its worker: as a list. Objects in a message are made anew name by name, each time of another hidden shape,
 * and whatever reads them afterwards has to look for every name.
 */
import type { CallName, Told } from './calls.ts'

export type PackedTold = readonly [
  seq: Told['seq'],
  over: Told['over'],
  waiting: Told['waiting'],
  result: Told['result'],
  frames: Told['frames'],
  snapshot: Told['snapshot'],
]

const TELLING: ReadonlySet<CallName> = new Set(['play', 'follow', 'look'])

/** Whether a call is answered with a position; `value` is its answer. */
export function isTold(name: CallName, value: unknown): value is Told {
  return value !== null && TELLING.has(name)
}

export function packed({ seq, over, waiting, result, frames, snapshot }: Told): PackedTold {
  return [seq, over, waiting, result, frames, snapshot]
}

export function unpacked([seq, over, waiting, result, frames, snapshot]: PackedTold): Told {
  return { seq, over, waiting, result, frames, snapshot }
}
