/** A game in progress inside a worker. */
import {
  begin,
  canUndo,
  type Entry,
  enter,
  type Game,
  type GameEvent,
  type GameTypes,
  hashOf,
  isOver,
  type Match,
  type Move,
  observer,
  redact,
} from '@waystation/kernel'
import type { Snapshot } from '../storage/types.ts'
import type { Audience, Source, Standing } from './calls.ts'

interface Kept {
  readonly state: GameTypes['state']
  readonly moves: readonly Move<GameTypes>[]
  readonly floors: readonly number[]
}

/** The match before its first line, and what happened while it was set up. */
export function foundation(game: Game, source: Source): { match: Match<GameTypes>; events: readonly GameEvent[] } {
  if (source.rules !== game.meta.rulesVersion) {
    throw new Error(`the table was made by rules version ${source.rules} of ${source.game}`)
  }
  if (source.opening === null) return begin(game, source.config, source.seed)
  const opening = JSON.parse(source.opening) as GameTypes['state']
  const { config, seed } = source
  return { match: { game, config, seed, opening, state: opening, log: [], moves: [] }, events: [] }
}

export class LiveTable {
  match: Match<GameTypes>
  seq = 0
  /** By seat: the line since which its questions are the same. An answer to an older position is stale. */
  private floors: readonly number[]

  constructor(game: Game, source: Source, snapshot: Snapshot | null) {
    this.match = foundation(game, source).match
    this.floors = Array<number>(source.config.players).fill(0)
    if (snapshot) this.restore(snapshot)
  }

  private restore({ seq, hash, body }: Snapshot): void {
    const kept = JSON.parse(body) as Kept
    if (hashOf(kept.state) !== hash) throw new Error(`the snapshot at line ${seq} is damaged`)
    this.match = { ...this.match, state: kept.state, moves: kept.moves }
    this.seq = seq
    this.floors = kept.floors
  }

  snapshot(): Snapshot {
    const { state, moves } = this.match
    // Nobody goes back once the game is over.
    const kept: Kept = { state, moves: isOver(state) ? [] : moves, floors: this.floors }
    return { seq: this.seq, hash: hashOf(state), body: JSON.stringify(kept) }
  }

  isStale(seat: number, asked: number): boolean {
    return asked < (this.floors[seat] ?? 0) || asked > this.seq
  }

  /** Writes one line; throws a Refusal, and changes nothing, if it is not possible. */
  enter(entry: Entry): readonly GameEvent[] {
    const before = this.match
    const { match, events } = enter(before, entry)
    this.match = { ...match, log: [] }
    this.seq++
    const quiet = 'option' in entry ? underSeal(match.moves.at(-1)) : underSeal(lastOf(before.moves, entry.seat))
    const agreed = 'undo' in entry && entry.undo === 'agreed'
    this.floors = this.floors.map((floor, seat) => (quiet && !agreed && seat !== entry.seat ? floor : this.seq))
    return events
  }

  standing(): Standing {
    const { seq, over, waiting } = this.tell([], null, [])
    return { seq, over, waiting }
  }

  hasMoved(seat: number): boolean {
    return lastOf(this.match.moves, seat) !== undefined
  }

  /** The present position for each audience, as the inside of a JSON object. */
  tell(audiences: readonly Audience[], last: Entry | null, events: readonly GameEvent[]): TellResult {
    const { game, state } = this.match
    const look = observer(game, state)
    const over = isOver(state)
    const scores = over ? game.scores(state) : null
    const line = lineOf(last)
    const { waiting } = look(null)
    const frames = audiences.map((seat) => {
      const seen = look(seat)
      const told = events.map((event) => redact(event, seat))
      const undo = seat !== null && !over && canUndo(this.match, seat)
      const past = { seq: this.seq, line, events: told, view: seen.view, waiting, over, scores }
      return JSON.stringify({ ...past, decisions: seen.decisions, canUndo: undo }).slice(1)
    })
    return { seq: this.seq, over, waiting: waiting.map(({ seat }) => seat), frames }
  }
}

export interface TellResult extends Standing {
  readonly frames: readonly string[]
}

export function lineOf(entry: Entry | null): { seat: number; undo?: 'own' | 'agreed' } | null {
  if (entry === null) return null
  return 'undo' in entry ? { seat: entry.seat, undo: entry.undo } : { seat: entry.seat }
}

/** An answer beside which the other seats' questions stay the same. */
function underSeal(move: Move<GameTypes> | undefined): boolean {
  return move !== undefined && move.sealed && !move.revealed
}

function lastOf(moves: readonly Move<GameTypes>[], seat: number): Move<GameTypes> | undefined {
  for (let i = moves.length - 1; i >= 0; i--) if (moves[i].seat === seat) return moves[i]
  return undefined
}
