/** One step ahead by a network: what each answer to a question promises, in one world after another. */
import { findOption, type Game, type GameTypes, Inputs, Play, type Seat, type Sight } from '@waystation/kernel'
import { type Aim, aimed, ending } from './aim.ts'
import type { Prospect, Valuer } from './valuer.ts'

export function sightOf<T extends GameTypes>({ meta, sight }: Game<T>): Sight<T['state']> {
  if (sight === undefined) throw new Error(`${meta.id} has no sight to learn by`)
  return sight
}

export class Lookahead<T extends GameTypes> {
  /** What each answer promised, summed over the worlds looked at. */
  readonly values: number[] = []
  /** What the best answer promised in the last of them. */
  best: Prospect = [0, 0, 0]
  readonly inputs: Inputs
  private readonly game: Game<T>
  private readonly sight: Sight<T['state']>
  private readonly world: Play<T>
  private readonly trial: Play<T>

  constructor(game: Game<T>, state: Readonly<T['state']>, inputs: number) {
    this.game = game
    this.sight = sightOf(game)
    this.inputs = new Inputs(inputs)
    this.world = new Play(game, game.clone(state))
    this.trial = new Play(game, game.clone(state))
  }

  see(state: Readonly<T['state']>, seat: Seat): Inputs {
    this.inputs.restart()
    this.sight.see(state, seat, this.inputs)
    return this.inputs
  }

  /** Another question: what was found out about the last one is forgotten. */
  restart(answers: number): void {
    this.values.length = 0
    for (let i = 0; i < answers; i++) this.values.push(0)
  }

  /** Tries every answer in a world, which is taken over; null lets the others go on. */
  look(
    world: T['state'],
    seat: Seat,
    answers: readonly (T['option'] | null)[],
    by: { valuer: Valuer; aim: Aim },
  ): void {
    const { values, trial } = this
    this.world.reset(world)
    by.valuer.at(this.see(world, seat))
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < answers.length; i++) {
      const answer = answers[i]
      trial.follow(this.world)
      if (answer !== null) {
        const { decision, option } = findOption<T['option']>(trial.decisions, seat, answer.id)
        trial.choose(decision, option)
      }
      const prospect = this.prospect(seat, by.valuer)
      const value = aimed(prospect, by.aim)
      values[i] += value
      if (value <= highest) continue
      highest = value
      this.best = [prospect[0], prospect[1], prospect[2]]
    }
  }

  private prospect(seat: Seat, valuer: Valuer): Readonly<Prospect> {
    const { trial, game } = this
    return trial.over ? ending(game, trial.state, seat) : valuer.of(this.see(trial.state, seat))
  }
}

/** Where the highest value stands; of equals the first. */
export function highest(values: readonly number[]): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
  return best
}
