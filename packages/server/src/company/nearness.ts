/** How far from their own rating people are brought together who asked for it: little at first, more the longer they wait, at last anybody. */
import type { Seek, SeekPace } from '@waystation/protocol'
import type { SeekRow } from './seeks.ts'

/** So far apart at first, in points; then twice as far after each step, */
const FIRST = 100
/** so often; then anybody will do. */
const STEPS = 4
const STEP_MS: { readonly [pace in SeekPace]: number } = { live: 30_000, days: 3 * 3600_000, none: 3 * 3600_000 }

type Waiting = Pick<SeekRow, 'pace' | 'at' | 'points'>

/** Infinite: anybody will do. */
export function rangeOf({ pace, at, points }: Waiting, now: number): number {
  const step = Math.max(0, Math.floor((now - at) / STEP_MS[pace]))
  return points === null || step >= STEPS ? Number.POSITIVE_INFINITY : FIRST * 2 ** step
}

/** What is told of it; null: it was not asked for. */
export function nearInfo(seek: Waiting, now: number): Seek['near'] {
  const { points, pace, at } = seek
  if (points === null) return null
  const within = rangeOf(seek, now)
  const anybodyAt = at + STEPS * STEP_MS[pace]
  return { points, within: Number.isFinite(within) ? within : null, anybodyAt }
}
