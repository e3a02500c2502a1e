/** Who judges positions for players that look ahead: by the game's own evaluation and outlook, or by a network that learned the game. */
import type { Game, GameTypes, Play, Seat } from '@waystation/kernel'
import type { Situation } from '../types.ts'
import type { Network } from '../learn/network.ts'
import type { SearchSettings } from '../search/settings.ts'
import { FondJudge } from './fond.ts'
import { HandJudge } from './hand.ts'
import { LearnedJudge } from './learned.ts'

/** For every seat. */
export interface Prospects {
  /** Of success: shares of one whole, or the chance of somebody who plays alone. */
  readonly chances: ArrayLike<number>
  /** What the seat tries to make large, between 0 and 1: its chance, or something that wavers less. */
  readonly aims: ArrayLike<number>
}

/** Opinions, playouts and what is found at the end of them go by the same judge: mixed judgements play worse than either. */
export interface Judge<T extends GameTypes> {
  /** How to search with it. */
  readonly search: SearchSettings
  /** How many rounds are played on before the prospects can be told. */
  readonly rounds: number
  /** How many times more iterations than usual a search needs to see clearly. */
  readonly effort: number
  /** Answers of this seat are compared from here on, all of them given in this position. */
  from(state: Readonly<T['state']>, seat: Seat): void
  /** What a position is worth to the seat, in points or what counts as much. `play` may be led on to where that can be told. */
  worth(play: Play<T>, seat: Seat): number
  /** Lists are used again at the next call. */
  prospects(state: Readonly<T['state']>): Prospects
}

/** How a player goes about a game. */
export interface Mind {
  /** Null: by the game's own outlook. */
  readonly network: Network | null
  /** One of the game's; null: none in particular. */
  readonly style: string | null
}

/** By the game's own outlook, for nothing but points. */
export const PLAIN: Mind = { network: null, style: null }

/** A player's judge: whoever judges, with the player's own taste. */
export function judgeFor<T extends GameTypes>({ game, seat, seats }: Situation<T>, { network, style }: Mind): Judge<T> {
  const judge = judgeOf(game, seats, network)
  const taste = style === null ? undefined : game.styles?.[style]
  return taste === undefined ? judge : new FondJudge(judge, seats, seat, taste)
}

/** For a table of so many seats. The one place where it is decided who judges. */
export function judgeOf<T extends GameTypes>(game: Game<T>, seats: number, network: Network | null): Judge<T> {
  return network === null ? new HandJudge(game, seats) : new LearnedJudge(game, network, seats)
}
