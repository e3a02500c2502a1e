/** Records of games: written from a match, told again line by line. */
import {
  begin,
  commitment,
  type Entry,
  enter,
  formatRecord,
  type Game,
  type GameRecord,
  type GameTypes,
  isOver,
  type Match,
  parseRecord,
  recordOf,
  Refusal,
  type Seat,
  verify,
} from '@waystation/kernel'
import { type Moment, pastPosition } from './positions.ts'
import type { Failure, Review, SavedGame } from './types.ts'

export function totalsOf({ game, state }: Match<GameTypes>): readonly number[] | null {
  return isOver(state) ? game.scores(state).map((sheet) => sheet.total) : null
}

export function recordText(match: Match<GameTypes>, saved: SavedGame, log: readonly Entry[]): string {
  const names = saved.seats.map(({ name }) => name)
  return formatRecord(recordOf({ ...match, log }, saved.salt, names))
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { code: error.code, message: error.message, detail: error.detail }
  return { code: 'internal', message: error instanceof Error ? error.message : String(error), detail: null }
}

/** Reads and verifies a record and plays it from the opening, as a seat or a spectator would have seen it. */
export async function review(text: string, seat: Seat | null, load: (id: string) => Promise<Game>): Promise<Review> {
  const record = parseRecord(text)
  const game = await load(record.game)
  const { seats, config, seed, salt } = record
  const moments = momentsOf(game, record)
  return {
    game: game.meta.id,
    players: config.players,
    seats,
    commitment: commitment(seed, salt),
    lines: moments.map((moment, seq) => pastPosition(game, moment, seq, seat)),
    totals: moments.map(({ state }) => game.scores(state).map((sheet) => sheet.total)),
    flaw: flawOf(game, record),
  }
}

function momentsOf(game: Game, record: GameRecord): Moment[] {
  let { match, events } = begin(game, record.config, record.seed)
  const moments: Moment[] = [{ entry: null, events, state: match.state }]
  for (const entry of record.log) {
    ;({ match, events } = enter(match, entry))
    moments.push({ entry, events, state: match.state })
  }
  return moments
}

function flawOf(game: Game, record: GameRecord): Failure | null {
  try {
    verify(game, record)
    return null
  } catch (error) {
    return failureOf(error)
  }
}
