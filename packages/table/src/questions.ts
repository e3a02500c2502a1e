/** Which answers come too late: those to questions that have changed since the seat saw them. */
import type { Entry, GameTypes, Match, Move, Seat } from '@waystation/kernel'

/** By seat: the line since which its questions are the same. */
export type UnchangedSince = readonly number[]

interface Step {
  readonly before: Match<GameTypes>
  readonly after: Match<GameTypes>
  readonly entry: Entry
  /** The number of the line that led from `before` to `after`. */
  readonly line: number
}

/** Under a seal, what one seat answers or takes back leaves the questions of the others as they are. */
export function questionsAfter(since: UnchangedSince, { before, after, entry, line }: Step): UnchangedSince {
  const move = 'option' in entry ? after.moves.at(-1) : lastMoveOf(before, entry.seat)
  // With consent all go back, those whose answers lay under the seal as well.
  const agreed = 'undo' in entry && entry.undo === 'agreed'
  const unseen = !agreed && move !== undefined && move.sealed && !move.revealed
  return since.map((old, seat) => (unseen && seat !== entry.seat ? old : line))
}

export function lastMoveOf({ moves }: Match<GameTypes>, seat: Seat): Move<GameTypes> | undefined {
  for (let i = moves.length - 1; i >= 0; i--) if (moves[i].seat === seat) return moves[i]
  return undefined
}
