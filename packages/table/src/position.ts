/** What an audience is told of a position: the one definition for live play, history and replays. */
import {
  answer,
  canUndo,
  type Decision,
  type GameEvent,
  type GameTypes,
  isOver,
  type Match,
  type Observation,
  observer,
  redact,
  type ScoreSheet,
  type Seat,
} from '@waystation/kernel'
import { isQuiet, type LogEntry, type QuietKind } from './quiet.ts'

/** A seat, or null for a spectator. Several people at one screen are told as the seat whose turn it is; see `screen.ts`. */
export type Audience = Seat | null

/** Fields are called what they are called on the wire. */
export interface PastPosition {
  /** How many lines led here. */
  readonly seq: number
  /** Whose line was the last; never which option it was: that is for events to say. */
  readonly line: { readonly seat: Seat; readonly undo?: 'own' | 'agreed'; readonly quiet?: QuietKind } | null
  readonly events: readonly GameEvent[]
  readonly view: unknown
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string }[]
  readonly over: boolean
  readonly scores: readonly ScoreSheet[] | null
}

export interface Position extends PastPosition {
  readonly decisions: readonly Decision[]
  readonly canUndo: boolean
  /** The only answer there is, where giving it reveals nothing, can be taken back, and leads to the seat's next question. */
  readonly forced?: string
}

/** A position, and what led to it. */
export interface Told {
  readonly match: Match<GameTypes>
  /** How many lines led here. */
  readonly line: number
  /** The last of them; null at the beginning. */
  readonly entry: LogEntry | null
  /** What it brought about. */
  readonly events: readonly GameEvent[]
}

/** Tells one position to any number of audiences; what is the same for all of them is found once. */
export class Telling {
  private readonly told: Told
  private readonly author: PastPosition['line']
  private readonly observe: (audience: Audience) => Observation<GameTypes>
  /** What the last audience was told; in part it is the same for all. */
  private last: Observation<GameTypes> | null = null
  private seenByAll: Observation<GameTypes> | null = null
  private sheets: readonly ScoreSheet[] | null = null

  constructor(told: Told) {
    this.told = told
    this.author = authorOf(told.entry)
    this.observe = observer(told.match.game, told.match.state)
  }

  get over(): boolean {
    return isOver(this.told.match.state)
  }

  /** Seats the game waits for. */
  get waiting(): readonly Seat[] {
    const { waiting } = this.last ?? this.seen(null)
    return waiting.map(({ seat }) => seat)
  }

  to(audience: Audience): Position {
    const seen = this.seen(audience)
    const undo = audience !== null && !seen.over && canUndo(this.told.match, audience)
    const forced = audience === null ? null : this.forced(audience, seen.decisions)
    const { decisions } = seen
    return { ...this.pastAs(audience, seen), decisions, canUndo: undo, ...(forced !== null && { forced }) }
  }

  private forced(seat: Seat, asked: readonly Decision[]): string | null {
    const [decision] = asked
    if (asked.length !== 1 || decision.options.length !== 1 || decision.optional === true) return null
    const [{ id }] = decision.options
    const { match } = answer(this.told.match, seat, id)
    const next = observer(match.game, match.state)(seat)
    const asksOn = next.waiting.length > 0 && next.waiting.every((waiting) => waiting.seat === seat)
    return asksOn && canUndo(match, seat) ? id : null
  }

  /** Without what matters only while it is the present. */
  past(audience: Audience): PastPosition {
    return this.pastAs(audience, this.seen(audience))
  }

  private pastAs(audience: Audience, { view, waiting, over }: Observation<GameTypes>): PastPosition {
    const { line, events } = this.told
    const told = events.map((event) => redact(event, audience))
    const scores = over ? this.scores() : null
    return { seq: line, line: this.author, events: told, view, waiting, over, scores }
  }

  private seen(audience: Audience): Observation<GameTypes> {
    if (audience !== null) return (this.last = this.observe(audience))
    this.seenByAll ??= this.observe(null)
    return (this.last = this.seenByAll)
  }

  private scores(): readonly ScoreSheet[] {
    const { game, state } = this.told.match
    this.sheets ??= game.scores(state)
    return this.sheets
  }
}

function authorOf(entry: LogEntry | null): PastPosition['line'] {
  if (entry === null) return null
  if (isQuiet(entry)) return { seat: entry.seat, quiet: entry.quiet }
  return 'undo' in entry ? { seat: entry.seat, undo: entry.undo } : { seat: entry.seat }
}
