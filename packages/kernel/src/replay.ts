/** From a match to its record and back, line by line. */
import { hashOf } from './canonical.ts'
import { isOver } from './engine.ts'
import { Refusal } from './errors.ts'
import { begin, enter, type Match } from './match.ts'
import { oneLine } from './line.ts'
import { formatRecord, type GameRecord } from './record.ts'
import type { Game, GameTypes } from './types.ts'

export function recordOf<T extends GameTypes>(match: Match<T>, salt: string, seats: readonly string[]): GameRecord {
  const { game, config, seed, state, log } = match
  const scores = isOver(state) ? game.scores(state).map((sheet) => sheet.total) : null
  return {
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    config,
    seed,
    salt,
    seats: seats.map(oneLine),
    log,
    state: hashOf(state),
    scores,
  }
}

/** The match after the first `lines` lines of the log (all of them by default). */
export function replay<T extends GameTypes>(game: Game<T>, record: GameRecord, lines = record.log.length): Match<T> {
  if (record.game !== game.meta.id)
    throw new Refusal('bad-record', `a record of ${record.game}, not of ${game.meta.id}`, {
      case: 'other-game',
      recorded: record.game,
    })
  if (record.rules !== game.meta.rulesVersion) {
    throw new Refusal(
      'bad-record',
      `made by rules version ${record.rules}; this is version ${game.meta.rulesVersion}`,
      { case: 'rules-version', recorded: record.rules, current: game.meta.rulesVersion },
    )
  }
  let { match } = begin(game, record.config, record.seed)
  record.log.slice(0, lines).forEach((entry, i) => {
    try {
      match = enter(match, entry).match
    } catch (error) {
      if (error instanceof Refusal)
        throw new Refusal('bad-record', `line ${i + 1}: ${error.message}`, { case: 'line', line: i + 1 })
      throw error
    }
  })
  return match
}

/** Replays the whole record and checks everything it claims. The checksum and the commitment were checked on reading. */
export function verify<T extends GameTypes>(game: Game<T>, record: GameRecord): Match<T> {
  const match = replay(game, record)
  if (hashOf(match.state) !== record.state)
    throw new Refusal('bad-record', 'the answers lead to another state than recorded', { case: 'state' })
  const own = recordOf(match, record.salt, record.seats)
  if (String(own.scores) !== String(record.scores))
    throw new Refusal('bad-record', 'the answers lead to other scores than recorded', { case: 'scores' })
  if (formatRecord(own) !== formatRecord(record))
    throw new Refusal('bad-record', 'the game leaves another record than this one', { case: 'form' })
  return match
}
