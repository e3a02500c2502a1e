/** Random play, placement questions and the heuristic, on one core: `npx tsx bench/speed.bench.ts`. */
import { checkConfig, type Config, Play, Rng } from '@waystation/kernel'
import { evaluate } from '../src/heuristic.ts'
import { type State, wildTiledWest as game } from '../src/index.ts'

const LAYING = ['turn', 'turn-piece', 'lay-piece', 'alley-place']
const KEPT = 2000
const WARM_UP = 2
const WINDOWS = 9
const WINDOW = 0.5

/** Seconds that one core worked: on a quiet machine those of the clock, on a busy one those of the process. */
function secondsOf(work: () => void): number {
  const cpu = process.cpuUsage()
  const began = performance.now()
  work()
  const { user, system } = process.cpuUsage(cpu)
  return Math.min((performance.now() - began) / 1000, (user + system) / 1e6)
}

interface Run {
  readonly decisions: number
  readonly most: number
}

function randomGames(config: Config, rng: Rng, seconds: number, positions: State[]): Run {
  let decisions = 0
  let most = 0
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
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

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]
const ask = (state: State): unknown => {
  const step = state.agenda[state.agenda.length - 1]
  return game.rules[step.do].ask?.(state, step, game)
}

function microsecondsToAsk(state: State): number {
  const copy = JSON.parse(JSON.stringify(state)) as State
  const began = performance.now()
  ask(copy)
  return (performance.now() - began) * 1000
}

const SEATS = [1, 2, 3, 4, 5]
const configOf = (players: number): Config =>
  checkConfig(game.meta, { players, variants: { boards: 'chosen', sides: 'chosen' } })
const rng = new Rng('speed')
// The first games would otherwise be those in which the compiler still works beside them.
for (const players of SEATS) randomGames(configOf(players), rng, WARM_UP, [])

for (const players of SEATS) {
  const config = configOf(players)
  const positions: State[] = []
  let { most } = randomGames(config, rng, WARM_UP, positions)
  const rates = Array.from({ length: WINDOWS }, () => {
    let run: Run = { decisions: 0, most: 0 }
    const seconds = secondsOf(() => (run = randomGames(config, rng, WINDOW, positions)))
    most = Math.max(most, run.most)
    return run.decisions / seconds
  })
  // Copies, so that nothing kept with a board helps; the best of three, so that nobody else's work is counted.
  const times = positions.map((state) => Math.min(...[1, 2, 3].map(() => microsecondsToAsk(state))))
  positions.forEach((state) => evaluate(state, 0))
  const valued = secondsOf(() => positions.forEach((state) => evaluate(state, 0)))
  console.log(
    `${players} players: ${Math.round(median(rates))} decisions/s (${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))}), at most ${most} options; ` +
      `a draft or a place: ${median(times).toFixed(0)} µs, slowest ${Math.max(...times).toFixed(0)} µs; heuristic ${((valued * 1e6) / positions.length).toFixed(1)} µs`,
  )
}
