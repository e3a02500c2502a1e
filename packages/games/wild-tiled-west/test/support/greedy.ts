/** A player who looks one turn ahead: every tile, every turn of it, every place, valued by the game's own heuristic. */
import { type Decision, determinize, Play, type Rng, type Seat } from '@waystation/kernel'
import type { Pick } from '@waystation/testkit'
import { type Option, type State, type WildTiledWest, wildTiledWest as game } from '../../src/index.ts'

/** Questions whose answer cannot be judged before the next one is answered too. */
const HALF_DONE = ['turn-piece', 'lay-piece', 'alley-place', 'homestead-turn', 'signpost-turn', 'sawmill', 'wrangle']

/** The best value to be had from here, going on as long as only a piece in hand is being laid. */
function bestValue(play: Play<WildTiledWest>, seat: Seat, depth: number): number {
  const [decision] = play.decisions
  if (depth === 0 || decision?.seat !== seat || !HALF_DONE.includes(decision.kind)) {
    return game.evaluate?.(play.state, seat) ?? 0
  }
  return Math.max(...valuesOf(play.state, decision, depth - 1))
}

function valuesOf(state: Readonly<State>, decision: Decision<Option>, depth: number): number[] {
  const play = new Play(game, game.clone(state))
  return decision.options.map((option) => {
    play.reset(game.clone(state))
    play.choose(play.decisions.find(({ seat }) => seat === decision.seat) ?? decision, option)
    return bestValue(play, decision.seat, depth)
  })
}

const DEPTH = 2

export function greedyPolicy(
  decisions: readonly Decision<Option>[],
  rng: Rng,
  state: Readonly<State>,
): Pick<WildTiledWest> {
  const [decision] = decisions
  const values = valuesOf(determinize(game, state, decision.seat, rng), decision, DEPTH)
  const best = Math.max(...values)
  const winners = decision.options.filter((_, i) => values[i] === best)
  return { decision, option: rng.pick(winners) }
}
