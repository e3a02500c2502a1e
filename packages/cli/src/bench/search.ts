/** The search that the levels use, on one position. */
import { DEFAULTS, judgeOf, situate, think } from '@waystation/bots'
import { type Config, type Game, Rng, start } from '@waystation/kernel'

/** As the peer's bot plays out: at random, to the end of the game. */
const TO_THE_END = { ...DEFAULTS, playout: { ...DEFAULTS.playout, looks: 1, rounds: 1000 } }

/** A function that searches the opening from scratch, so many iterations each time. */
export function openingSearch(game: Game, config: Config, iterations: number): () => number {
  const { state } = start(game, config, 'bench')
  const rng = new Rng('bench')
  const situation = situate(game, state, 0, rng)
  const [decision] = situation.seen.decisions
  const judge = judgeOf(game, situation.seats, null)
  const how = { settings: TO_THE_END, judge, budget: { iterations, milliseconds: Number.POSITIVE_INFINITY } }
  return () => think(situation, decision, rng, how).iterations
}
