/** What can be told of a game at a glance, in a list of games: nothing of the board has to be loaded for it. */
import type { GameTypes, Seat } from '@waystation/kernel'

/** How far a game is, in the words of its box. */
export interface Round {
  readonly round: number
  /** Of a game whose rounds begin anew each year. */
  readonly year?: number
}

export interface Glance<T extends GameTypes = GameTypes> {
  /** The score so far, as far as the rules let everybody know it. */
  score(view: T['view'], seat: Seat): number | null
  /** Where the game counts its rounds: 0 before the first. */
  round?(view: T['view']): Round
}
