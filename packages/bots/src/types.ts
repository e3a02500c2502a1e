/** What a bot is and what it gets to know. */
import type { Game, GameTypes, Observation, Rng, Seat } from '@waystation/kernel'

/** A seat's own place in the game: what it observes, and worlds it could believe in. The true state stays outside. */
export interface Situation<T extends GameTypes> {
  readonly game: Game<T>
  readonly seat: Seat
  /** How many there are at the table. */
  readonly seats: number
  readonly seen: Observation<T>
  /** A whole state that agrees with everything the seat knows; a new one at each call, the caller's to change. */
  sample(this: void): T['state']
}

/** Milliseconds from any fixed moment. Bots have no clock of their own; without one they think until they are done. */
export type Clock = (this: void) => number

export interface Bot {
  readonly id: string
  /**
   * One of the options of `situation.seen.decisions`; null to let the others go on, which is possible only when
   * every decision is optional. The same situation and generator give the same answer, unless the clock cuts it short.
   */
  choose<T extends GameTypes>(situation: Situation<T>, rng: Rng, clock?: Clock): T['option'] | null
  /** The same bot with a memory for one seat of one game: what it thought last is not thought again. */
  sitDown?(): Bot
}
