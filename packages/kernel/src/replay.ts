/** From a match to its record and back, line by line. */
import { hashOf } from './canonical.ts'
import { isOver } from './engine.ts'
import { Refusal } from './errors.ts'
import { begin, type Entry, type Match, playEntry } from './match.ts'
import { oneLine } from './line.ts'
import type { Dice } from './fairness.ts'
import { formatRecord, type GameRecord, type Signature } from './record.ts'
import type { Game, GameTypes } from './types.ts'

/** What a record says that a match does not know. */
export interface RecordParts {
  /** All lines that led to the match. */
  readonly log: readonly Entry[]
  readonly salt: string
  readonly dice?: Dice
  readonly signature?: Signature
  /** Names of the seats, in order. */
  readonly seats: readonly string[]
}

export function recordOf<T extends GameTypes>(match: Match<T>, parts: RecordParts): GameRecord {
  const { log, salt, seats, dice, signature } = parts
  const { game, config, seed, state } = match
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
    ...(dice && { dice }),
    ...(signature && { signature }),
  }
}

/** Refuses rules of another version than those by which a game was made. */
export function checkRules<T extends GameTypes>({ meta }: Game<T>, rules: number): void {
  if (rules === meta.rulesVersion) return
  const detail = { case: 'rules-version', recorded: rules, current: meta.rulesVersion } as const
  throw new Refusal('bad-record', `made by rules version ${rules}; this is version ${meta.rulesVersion}`, detail)
}

/** The match after the first `lines` lines of the log (all of them by default). */
export function replay<T extends GameTypes>(game: Game<T>, record: GameRecord, lines = record.log.length): Match<T> {
  if (record.game !== game.meta.id)
    throw new Refusal('bad-record', `a record of ${record.game}, not of ${game.meta.id}`, {
      case: 'other-game',
      recorded: record.game,
    })
  checkRules(game, record.rules)
  let { match } = begin(game, record.config, record.seed)
  record.log.slice(0, lines).forEach((entry, i) => {
    try {
      match = playEntry(match, entry).match
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
  const own = recordOf(match, record)
  if (String(own.scores) !== String(record.scores))
    throw new Refusal('bad-record', 'the answers lead to other scores than recorded', { case: 'scores' })
  if (formatRecord(own) !== formatRecord(record))
    throw new Refusal('bad-record', 'the game leaves another record than this one', { case: 'form' })
  return match
}
