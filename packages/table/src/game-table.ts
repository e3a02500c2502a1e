/**
 * A game that is being played. A table never changes: playing a line gives the next one, so that whoever must store the line
 * first can still stay where it was. The log is kept by whoever owns the table; here is only how long it is.
 */
import {
  formatRecord,
  type Game,
  type GameEvent,
  type GameTypes,
  isOver,
  type Match,
  playEntry,
  recordOf,
  type RecordParts,
  Refusal,
  type Seat,
} from '@waystation/kernel'
import { type Beginning, beginMatch } from './beginning.ts'
import { Telling } from './position.ts'
import { lastMoveOf, questionsAfter, type UnchangedSince } from './questions.ts'
import { isQuiet, type LogEntry } from './quiet.ts'
import { type Present, restoredFrom, type Snapshot, snapshotOf } from './snapshot.ts'

export class GameTable implements Present {
  readonly match: Match<GameTypes>
  readonly line: number
  readonly entry: LogEntry | null
  readonly events: readonly GameEvent[]
  readonly unchangedSince: UnchangedSince
  private readonly dealt: boolean

  private constructor(at: Present, dealt: boolean) {
    this.match = at.match
    this.line = at.line
    this.entry = at.entry
    this.events = at.events
    this.unchangedSince = at.unchangedSince
    this.dealt = dealt
  }

  static begin(game: Game, beginning: Beginning): GameTable {
    const { match, events } = beginMatch(game, beginning)
    const unchangedSince = Array<number>(beginning.config.players).fill(0)
    return new GameTable({ match, line: 0, entry: null, events, unchangedSince }, beginning.opening === null)
  }

  static restore(game: Game, beginning: Beginning, snapshot: Snapshot): GameTable {
    const { match } = beginMatch(game, beginning)
    return new GameTable(restoredFrom(match, snapshot), beginning.opening === null)
  }

  /** The table after one more line; throws a Refusal if that line is not possible. */
  play(entry: LogEntry): GameTable {
    const { match: before, dealt } = this
    const line = this.line + 1
    if (isQuiet(entry)) {
      const unchangedSince = this.unchangedSince.map((old, seat) => (seat === entry.seat ? line : old))
      return new GameTable({ match: before, line, entry, events: [], unchangedSince }, dealt)
    }
    const { match, events } = playEntry(before, entry)
    const unchangedSince = questionsAfter(this.unchangedSince, { before, after: match, entry, line })
    return new GameTable({ match, line, entry, events, unchangedSince }, dealt)
  }

  get over(): boolean {
    return isOver(this.match.state)
  }

  /** Whether a seat that had seen `seen` lines answers a question that is no longer the same. */
  isStale(seat: Seat, seen: number): boolean {
    return seen < (this.unchangedSince[seat] ?? 0) || seen > this.line
  }

  /** Whether the seat has an answer that could be taken back. */
  hasAnswered(seat: Seat): boolean {
    return lastMoveOf(this.match, seat) !== undefined
  }

  /** The position as seats and spectators may know it. */
  telling(): Telling {
    return new Telling(this)
  }

  snapshot(): Snapshot {
    return snapshotOf(this)
  }

  /** How each seat came off, once the game is over. */
  get result(): readonly { readonly total: number; readonly rank: number }[] | null {
    const { game, state } = this.match
    return this.over ? game.scores(state).map(({ total, rank }) => ({ total, rank })) : null
  }

  /** Totals by seat once the game is over. */
  get totals(): readonly number[] | null {
    const { game, state } = this.match
    return this.over ? game.scores(state).map(({ total }) => total) : null
  }

  /** The text of the record; `log` are the lines that led here, without quiet ones. */
  record(parts: RecordParts): string {
    if (!this.dealt) throw new Refusal('no-record', 'a game that was set up in the middle leaves no record')
    return formatRecord(recordOf(this.match, parts))
  }
}
