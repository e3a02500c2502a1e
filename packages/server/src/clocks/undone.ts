/** Which answers stand, and which an undo takes back, found in the log. */
import type { LogEntry } from '@waystation/table'

interface Numbered {
  readonly seq: number
  readonly entry: LogEntry
}

/** Answers that nobody took back. */
export function standingAnswers<L extends Numbered>(log: readonly L[]): L[] {
  const answers: L[] = []
  for (const line of log) {
    const { entry } = line
    if ('option' in entry) answers.push(line)
    else if ('undo' in entry) answers.splice(lastOf(entry.seat, answers), entry.undo === 'agreed' ? answers.length : 1)
  }
  return answers
}

/** The number of the line whose answer goes if this seat goes back now with everybody's consent; null: it has none. */
export function lastAnswerOf(seat: number, log: readonly Numbered[]): number | null {
  const answers = standingAnswers(log)
  return answers.at(lastOf(seat, answers))?.seq ?? null
}

/** The place after the last one if the seat has none. */
function lastOf(seat: number, answers: readonly Numbered[]): number {
  const seats = answers.map(({ entry }) => entry.seat)
  return seats.includes(seat) ? seats.lastIndexOf(seat) : seats.length
}
