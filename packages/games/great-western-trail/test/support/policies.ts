/** Players with a plan, for games in which everything happens. */
import { determinize, type Decision, Play, type Rng } from '@waystation/kernel'
import type { Policy } from '@waystation/testkit'
import { greatWesternTrail as game, type GreatWesternTrail, type Option, type State } from '../../src/index.ts'
import { HAND_DISC } from '../../src/data/player-board.ts'
import { tablesOf } from '../../src/data/tables.ts'
import { buildingsOf } from '../../src/rules/build.ts'
import { bits } from '../../src/scoring/bits.ts'
import type { Player } from '../../src/state.ts'

type Taste = (p: Readonly<Player>, s: Readonly<State>, seat: number) => number
const NO_TASTE: Taste = () => 0
const FONDNESS = 5

interface Plan {
  /** Worth of a position to this player, besides the game's own judgement. */
  readonly taste?: Taste
  /** Answers this player is fond of. */
  readonly fond?: RegExp
}

/** One step ahead in a world the seat could believe in. */
function bestOption(decision: Decision<Option>, world: State, { taste = NO_TASTE, fond }: Plan, rng: Rng): Option {
  let best = decision.options[0]
  let most = Number.NEGATIVE_INFINITY
  for (const option of decision.options) {
    const play = new Play(game, game.clone(world))
    play.choose(play.decisions[0], option)
    const { state } = play
    const liked = fond?.test(option.id) ? FONDNESS : 0
    const worth =
      (game.evaluate?.(state, decision.seat) ?? 0) + taste(state.players[decision.seat], state, decision.seat)
    const total = worth + liked + rng.int(100) / 1e4
    if (total <= most) continue
    most = total
    best = option
  }
  return best
}

const planning =
  (plan: Plan): Policy<GreatWesternTrail> =>
  ([decision], rng, state) => {
    if (decision.options.length === 1) return { decision, option: decision.options[0] }
    const world = determinize(game, state, decision.seat, rng)
    return { decision, option: bestOption(decision, world, plan, rng) }
  }
/** Takes the hurry out of a player: long games in which everything can happen. */
const deliveries = (p: Readonly<Player>): number => p.cities.reduce((sum, n) => sum + n, 0)

export const greedy = planning({})
/** Craftsmen, ever larger buildings, and using them; an engine that leaves stations behind. */
export const builder = planning({
  taste: (p, s, seat) =>
    4 * p.workers[1] +
    3 * buildingsOf(s, seat).length +
    2 * bits(p.placed) +
    Math.min(p.engine, 24) -
    4 * bits(p.stations) -
    8 * deliveries(p),
  fond: /^hire|craftsman|^build at|move to (site|neutral-[ab])|copy|extraordinary|behind|per woods|engine woods|gain|advance|top objective|and an objective/,
})
/** Engineers and one station after the other, until only discs are left that he cannot pay for. */
export const railwayman = planning({
  taste: (p) =>
    8 * p.workers[2] + 0.8 * p.engine + 30 * bits(p.stations) + 2 * bits(p.masters) + 12 * p.discs[HAND_DISC],
  fond: /^hire|engineer|^engine|move to neutral-[acg]|disc from|give|aux-engine/,
})
/** Cowboys, cattle, certificates and far cities. */
export const rancher = planning({
  taste: (p, s) => 3 * p.workers[0] + 2 * p.certificates + 12 * p.cities[tablesOf(s).sanFrancisco] + 4 * p.cities[8],
  fond: /^hire|cowboy|^buy|disc-certificate|move to neutral-[ae]/,
})
/** Objective cards, teepees and hazards; cards removed from the game. */
export const collector = planning({
  taste: (p) => 3 * p.objectives.length + 2 * (p.green + p.blue) + bits(p.hazards),
  fond: /objective|aux-remove|trade|clear|draw|discard holstein/,
})
/** Shops everywhere on the map. */
export const shopkeeper = planning({
  taste: (p) => 12 * bits(p.shops) + 3 * p.exchangeTokens - 4 * deliveries(p),
  fond: /shop|exchange|guernsey|dutch-belt|black-angus|advance/,
})
/** Sits down early and lays the poorest cards, so that hands are often alike; likes to turn his buildings over. */
export const gambler = planning({
  taste: (p) => (p.seated >= 0 ? 20 : 0) + 8 * p.laid.length - 12 * p.laid.filter((card) => card > 0).length,
  fond: /poker|lay |show your hands|move to neutral-[dg]|turn building/,
})
/** Everyone lays a single Jersey and waits for the others to do the same: hands that are all alike. */
const patient = planning({
  taste: (p) => (p.seated >= 0 ? 40 : 0) + (p.laid.length === 1 && p.laid[0] === 0 ? 30 : -30 * p.laid.length),
  fond: /^hire|poker|lay jersey|move to neutral-[adg]/,
})
export const croupier: Policy<GreatWesternTrail> = ([decision], rng, state) => {
  const show = decision.options.find(({ id }) => id === 'show your hands')
  if (show === undefined) return patient([decision], rng, state)
  if (state.players.every((p) => p.laid.length > 0)) return { decision, option: show }
  const waiting = { ...decision, options: decision.options.filter((option) => option !== show) }
  return { decision, option: patient([waiting], rng, state).option }
}
