/** Where a game begins: dealt from its seed, or set up in a position that another game reached. */
import {
  begin,
  type Change,
  checkRules,
  type Config,
  type Game,
  type GameRecord,
  type GameTypes,
} from '@waystation/kernel'

export type State = Readonly<GameTypes['state']>

export interface Beginning {
  /** Version of the rules by which the game is played from its first line to its last. */
  readonly rules: number
  readonly config: Config
  readonly seed: string
  /** The position it was set up in; null: dealt from the seed. */
  readonly opening: State | null
}

export function beginningOf({ rules, config, seed }: GameRecord): Beginning {
  return { rules, config, seed, opening: null }
}

/** `game` is the version that made the table: whoever holds several finds the right one. */
export function beginMatch(game: Game, { rules, config, seed, opening }: Beginning): Change<GameTypes> {
  checkRules(game, rules)
  if (opening === null) return begin(game, config, seed)
  return { match: { game, config, seed, opening, state: opening, moves: [] }, events: [] }
}
