/**
 * Quiet lines: what happens to a seat and not to the game. They stand in the log among the others, so that an answer and, say, a time-out
 * cannot both count; the game passes over them, and records leave them out.
 */
import type { Entry, Seat } from '@waystation/kernel'

/** `out`: its time was up; `relieved`: somebody else put a bot in its place. */
export type QuietKind = 'away' | 'back' | 'out' | 'relieved' | 'resigned'

export interface Quiet {
  readonly seat: Seat
  readonly quiet: QuietKind
}

/** What a line of a table's log says. */
export type LogEntry = Entry | Quiet

export function isQuiet(entry: LogEntry): entry is Quiet {
  return 'quiet' in entry
}

/** The lines that the game knows of. */
export function playedLines(log: readonly LogEntry[]): Entry[] {
  return log.filter((entry): entry is Entry => !isQuiet(entry))
}
