/** The log in words, grouped by turn. */
import type { GameText, GameTypes, Names, Seat } from '@waystation/kernel'
import type { PastPosition } from '@waystation/protocol'
import { t } from '../text/index.ts'

export interface LogLine {
  /** The position that this line led to. */
  readonly seq: number
  readonly text: string
}

export interface LogTurn {
  /** Null: what happened before the first answer. */
  readonly seat: Seat | null
  readonly lines: readonly LogLine[]
}

/** What led to a position. `before`: the one before it, if it is known. */
export function wordsOf(
  { line, events }: PastPosition,
  before: PastPosition | undefined,
  text: GameText<GameTypes>,
  names: Names,
): readonly string[] {
  if (line?.quiet !== undefined) return [t().log.quiet[line.quiet](names(line.seat))]
  if (line?.undo !== undefined) return [t().log.tookBack(names(line.seat))]
  const among = before?.waiting.length ?? 0
  // Where several choose at once, that one of them has chosen is all there is to see.
  if (line !== null && events.length === 0 && among > 1) return [t().log.secretChoice(names(line.seat))]
  return events.map((event) => text.event(event, names))
}

/** The log of a game that goes on: what was put into words once is kept, so that a long game is told as fast as a short one. */
export class LogTeller {
  private readonly lines = new WeakMap<PastPosition, readonly LogLine[]>()
  private readonly text: GameText<GameTypes>
  private readonly names: Names

  constructor(text: GameText<GameTypes>, names: Names) {
    this.text = text
    this.names = names
  }

  /** Turns in which nothing was added are the ones that were told before. */
  turns(past: readonly PastPosition[], before: readonly LogTurn[] = []): readonly LogTurn[] {
    const turns: { seat: Seat | null; lines: LogLine[] }[] = []
    // By number: pairs of a long game would be thrown away by the thousand with every answer.
    for (let i = 0; i < past.length; i++) {
      const position = past[i]
      const seat = position.line?.seat ?? null
      let turn = turns.at(-1)
      if (turn === undefined || turn.seat !== seat) {
        turn = { seat, lines: [] }
        turns.push(turn)
      }
      turn.lines.push(...this.linesOf(position, past[i - 1]))
    }
    return turns.map((turn, i) => (i < before.length && sameTurn(turn, before[i]) ? before[i] : turn))
  }

  private linesOf(position: PastPosition, before: PastPosition | undefined): readonly LogLine[] {
    const known = this.lines.get(position)
    if (known !== undefined) return known
    const words = wordsOf(position, before, this.text, this.names)
    const lines = words.map((text) => ({ seq: position.seq, text }))
    this.lines.set(position, lines)
    return lines
  }
}

const sameTurn = (a: LogTurn, b: LogTurn): boolean =>
  a.seat === b.seat && a.lines.length === b.lines.length && a.lines.every((line, i) => line === b.lines[i])

/** What happens to a seat is no answer of it. */
const answeredBy = ({ line }: PastPosition, seat: Seat | null): boolean =>
  line !== null && line.seat === seat && line.quiet === undefined

/** The line after this seat's last answer, if others have played since; null if not. */
export function sinceLastTurn(past: readonly PastPosition[], seat: Seat | null): number | null {
  const last = past.reduce((found, position, i) => (answeredBy(position, seat) ? i : found), -1)
  return seat === null || last < 0 || last === past.length - 1 ? null : last
}

/** The end of this seat's turn before the present one: what others did since, and what it does now, is new. Null if none. */
export function endOfLastTurn(past: readonly PastPosition[], seat: Seat | null): number | null {
  let at = past.length - 1
  while (at >= 0 && answeredBy(past[at], seat)) at--
  while (at >= 0 && !answeredBy(past[at], seat)) at--
  return seat === null || at < 0 ? null : at
}
