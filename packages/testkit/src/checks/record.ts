/** The record of a finished game: written, read back, replayed to the same state and the same scores. */
import {
  canonical,
  type Config,
  type Entry,
  formatRecord,
  type Game,
  type GameRecord,
  type GameTypes,
  hashOf,
  parseRecord,
  verify,
} from '@waystation/kernel'

export interface Played<T extends GameTypes> {
  readonly config: Config
  readonly seed: string
  readonly log: readonly Entry[]
  readonly state: Readonly<T['state']>
}

export function recordPlayed<T extends GameTypes>(game: Game<T>, { config, seed, log, state }: Played<T>): GameRecord {
  const seats = Array.from({ length: config.players }, (_, seat) => `Seat ${seat + 1}`)
  const scores = game.scores(state).map((sheet) => sheet.total)
  return {
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    config,
    seed,
    salt: 'played by the testkit',
    seats,
    log,
    state: hashOf(state),
    scores,
  }
}

export function* recordFaults<T extends GameTypes>(game: Game<T>, played: Played<T>): Iterable<string> {
  const record = recordPlayed(game, played)
  try {
    const read = parseRecord(formatRecord(record))
    if (canonical(read) !== canonical(record)) yield 'the record does not read as it was written'
    verify(game, read)
  } catch (error) {
    yield `the record of the game cannot be verified: ${String(error)}`
  }
}
