/** What a bot is and what it gets to know. */
import type { Game, GameTypes, Observation, Rng, Seat } from '@waystation/kernel'

/** A seat's own place in the game: what it observes, and worlds it could believe in. The true state stays outside. */
export interface Situation<T extends GameTypes> {
  readonly game: Game<T>
  readonly seat: Seat
  readonly seen: Observation<T>
  /** A whole state that agrees with everything the seat knows; a new one at each call, the caller's to change. */
  sample(this: void): T['state']
}

export interface Bot {
  readonly id: string
  /**
   * One of the options of `situation.seen.decisions`; null to let the others go on, which is possible only when
   * every decision is optional. The same situation and generator give the same answer.
   */
  choose<T extends GameTypes>(situation: Situation<T>, rng: Rng): T['option'] | null
}
