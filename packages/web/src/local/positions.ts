/** Positions as the protocol tells them, made from whole states. */
import {
  canUndo,
  type Entry,
  type Game,
  type GameEvent,
  type GameTypes,
  isOver,
  type Match,
  observer,
  redact,
  type Seat,
} from '@waystation/kernel'
import type { PastPosition, Position } from '@waystation/protocol'

/** A line of the log and where it led. */
export interface Moment {
  readonly entry: Entry | null
  readonly events: readonly GameEvent[]
  readonly state: GameTypes['state']
}

const lineOf = (entry: Entry | null): PastPosition['line'] => {
  if (entry === null) return null
  return 'undo' in entry ? { seat: entry.seat, undo: entry.undo } : { seat: entry.seat }
}

/** Plain data, as it would have come over a wire. */
const plain = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V

function toldAs(game: Game, moment: Moment, seq: number, seat: Seat | null) {
  const { entry, events, state } = moment
  const seen = observer(game, state)(seat)
  const over = isOver(state)
  const past = {
    seq,
    line: lineOf(entry),
    events: events.map((event) => redact(event, seat)),
    view: seen.view,
    waiting: [...seen.waiting],
    over,
    scores: over ? game.scores(state) : null,
  }
  return { past, decisions: seen.decisions }
}

export function pastPosition(game: Game, moment: Moment, seq: number, seat: Seat | null): PastPosition {
  return plain(toldAs(game, moment, seq, seat).past) as PastPosition
}

export function position(match: Match<GameTypes>, moment: Moment, seq: number, seat: Seat | null): Position {
  const { past, decisions } = toldAs(match.game, moment, seq, seat)
  const undo = seat !== null && !past.over && canUndo(match, seat)
  return plain({ ...past, decisions, canUndo: undo }) as unknown as Position
}
