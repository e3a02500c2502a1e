/** Takes twins along through a game: fresh ones at chosen positions, and one pair that walks on with the answers given. */
import type { GameTypes, Rng, Seat } from '@waystation/kernel'
import type { Position, Settings } from '../position.ts'
import { audiences } from '../receives.ts'
import type { Fault } from '../violation.ts'
import { otherAnswers } from './other-answers.ts'
import { differ, leakFaults, stepTwins, type Twins, twinsFor } from './twins.ts'

/** Answers after which a walking pair is let go, so that new pairs start all through the game. */
const WALK = 6

export interface TwinCount {
  readonly compared: number
  /** Those that differ in something hidden: if there are none, nothing was tested. */
  readonly differing: number
}

export class TwinWalk<T extends GameTypes> {
  private readonly rng: Rng
  private readonly settings: Settings
  private twins: Twins<T> | null = null
  private steps = 0
  private compared = 0
  private differing = 0

  constructor(rng: Rng, settings: Settings) {
    this.rng = rng
    this.settings = settings
  }

  get count(): TwinCount {
    return { compared: this.compared, differing: this.differing }
  }

  /** Looks at a position through the eyes of everyone, now and one answer later. */
  *look(position: Position<T>): Iterable<Fault> {
    const seats = audiences(position.config.players)
    for (const seat of seats) {
      const pair = this.deal(position, seat)
      this.compared++
      if (differ(pair)) this.differing++
      yield* leakFaults(pair)
    }
    for (const { seat, option } of otherAnswers(position)) {
      for (const audience of [seat, this.rng.pick(seats)]) {
        const { faults } = stepTwins(
          this.deal(position, audience),
          { seat, id: option.id },
          this.settings.passingEvents,
        )
        yield* faults
      }
    }
    if (this.twins === null && position.decisions.length > 0) {
      const pair = this.deal(position, this.rng.pick(seats))
      // The game goes on in place; the pair keeps a position of its own.
      this.twins = { ...pair, truth: position.game.clone(position.state) }
      this.steps = 0
    }
  }

  /** The game goes on with this answer, and the walking pair with it. */
  answer(seat: Seat, id: string): readonly Fault[] {
    if (this.twins === null) return []
    const { faults, next } = stepTwins(this.twins, { seat, id }, this.settings.passingEvents)
    this.twins = ++this.steps < WALK ? next : null
    return faults
  }

  private deal({ game, state }: Position<T>, seat: Seat | null): Twins<T> {
    return twinsFor(game, state, { seat, rng: this.rng, sameDice: this.rng.int(2) === 0 })
  }
}
