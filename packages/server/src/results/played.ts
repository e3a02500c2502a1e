/** What the log says of each seat: how much of it its owner played, how long they took, and when they left. */
import { isQuiet } from '@waystation/table'
import type { Line } from '../storage/types.ts'

export interface SeatPlay {
  readonly answers: number
  /** Of these, those that were not a stand-in's. */
  readonly own: number
  /** From the line before to each own answer. */
  readonly ms: number
  readonly outs: number
  /** The first line at which a stand-in took over, and when that was; null: never. */
  readonly left: { readonly line: number; readonly at: number } | null
}

interface Tally {
  answers: number
  own: number
  ms: number
  outs: number
  left: SeatPlay['left']
  away: boolean
}

/** By seat. */
export function playedBy(lines: readonly Line[], players: number): SeatPlay[] {
  const seats = Array.from(
    { length: players },
    (): Tally => ({ answers: 0, own: 0, ms: 0, outs: 0, left: null, away: false }),
  )
  lines.forEach(({ entry, seq, at }, i) => {
    const seat = seats[entry.seat]
    if ('option' in entry) {
      seat.answers++
      if (seat.away) return
      seat.own++
      if (i > 0) seat.ms += at - lines[i - 1].at
    } else if (isQuiet(entry)) {
      seat.away = entry.quiet !== 'back'
      if (entry.quiet === 'out') seat.outs++
      if (seat.away) seat.left ??= { line: seq, at }
    }
  })
  return seats.map(({ answers, own, ms, outs, left }) => ({ answers, own, ms, outs, left }))
}

/** Whether everybody agreed to go back behind something that had come to light. */
export function wentBack(lines: readonly Line[]): boolean {
  return lines.some(({ entry }) => 'undo' in entry && entry.undo === 'agreed')
}
