/** Whole random games, the way simulation and search play them. */
import {
  apply,
  type Config,
  decisions,
  drawInt,
  type Game,
  type GameTypes,
  isOver,
  Play,
  Rng,
} from '@waystation/kernel'

type Open = ReturnType<typeof decisions>

/** The generator of the players; the games' own are seeded from it, which costs nothing beside the play. */
export class Driver {
  private readonly rng: Rng

  constructor(seed: string) {
    this.rng = new Rng(seed)
  }

  seedRng(): Rng {
    const word = (): number => this.rng.int(2 ** 32) | 0
    return new Rng([word(), word(), word(), 1])
  }

  below(count: number): number {
    return drawInt(this.rng.words, count)
  }
}

/** Plays one game in place; with `cloning`, every answer is given on a fresh copy of the position. */
export function playInPlace(game: Game, config: Config, driver: Driver, cloning: boolean): number {
  const play = new Play(game, game.setup(config, driver.seedRng()))
  let answers = 0
  while (!play.over) {
    if (cloning) play.context.s = game.clone(play.state)
    const decision = waitedFor(play.decisions, driver)
    play.choose(decision, decision.options[driver.below(decision.options.length)])
    answers++
  }
  return answers
}

/** Plays one game the pure way: a new state and the events of every answer, by option id, as a server does. */
export function playPure(game: Game, config: Config, driver: Driver): number {
  let state = new Play(game, game.setup(config, driver.seedRng())).state
  let answers = 0
  while (!isOver(state)) {
    const { seat, options } = waitedFor(decisions(game, state), driver)
    state = apply(game, state, seat, options[driver.below(options.length)].id).state
    answers++
  }
  return answers
}

/** Positions from all over some games. */
export function samplePositions(game: Game, config: Config, driver: Driver, count: number): GameTypes['state'][] {
  const found: GameTypes['state'][] = []
  while (found.length < count) {
    const play = new Play(game, game.setup(config, driver.seedRng()))
    while (!play.over && found.length < count) {
      found.push(game.clone(play.state))
      const decision = waitedFor(play.decisions, driver)
      play.choose(decision, decision.options[driver.below(decision.options.length)])
    }
  }
  return found
}

function waitedFor(open: Open, driver: Driver): Open[number] {
  if (open.length === 1) return open[0]
  const required = open.filter((decision) => decision.optional !== true)
  return required[driver.below(required.length)]
}
