/** Random play and placement questions, measured in time of one core rather than of the clock: `npx tsx bench/speed.bench.ts`. */
import { checkConfig, type Config, Play, Rng } from '@waystation/kernel'
import { type State, wildTiledWest as game } from '../src/index.ts'

const seconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const LAYING = ['turn', 'turn-piece', 'lay-piece', 'alley-place']
const KEPT = 2000

function randomGames(config: Config, until: number, positions: State[]): { decisions: number; most: number } {
  const rng = new Rng('speed')
  let decisions = 0
  let most = 0
  for (const end = seconds() + until; seconds() < end; ) {
    const play = new Play(game, game.setup(config, rng))
    while (!play.over) {
      const [decision] = play.decisions
      most = Math.max(most, decision.options.length)
      if (positions.length < KEPT && LAYING.includes(decision.kind)) positions.push(game.clone(play.state))
      play.choose(decision, rng.pick(decision.options))
      decisions++
    }
  }
  return { decisions, most }
}

for (const players of [1, 2, 3, 4, 5]) {
  const config = checkConfig(game.meta, { players, variants: { boards: 'chosen', sides: 'chosen' } })
  const positions: State[] = []
  randomGames(config, 1.5, positions)
  // The best of many short windows: on a shared machine the others measure its neighbours.
  let perSecond = 0
  let most = 0
  for (let window = 0; window < 12; window++) {
    const before = seconds()
    const run = randomGames(config, 0.3, positions)
    perSecond = Math.max(perSecond, Math.round(run.decisions / (seconds() - before)))
    most = Math.max(most, run.most)
  }
  const asked = seconds()
  for (const state of positions) for (let n = 0; n < 5; n++) game.rules[topOf(state)].ask?.(state, stepOf(state), game)
  const micros = ((seconds() - asked) * 1e6) / (positions.length * 5)
  console.log(
    `${players} players: ${perSecond} decisions/s, at most ${most} options, ${micros.toFixed(1)} µs to ask for a draft or a place`,
  )
}

function stepOf(state: State): State['agenda'][number] {
  return state.agenda[state.agenda.length - 1]
}
function topOf(state: State): string {
  return stepOf(state).do
}
