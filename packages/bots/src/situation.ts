/** The one door between a table and a bot: true states go in, situations come out. */
import {
  type Decision,
  determinize,
  type Game,
  type GameTypes,
  observe,
  type Option,
  Rng,
  type Seat,
} from '@waystation/kernel'
import type { Bot, Clock, Situation } from './types.ts'

export function situate<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  seat: Seat,
  rng: Rng,
): Situation<T> {
  return {
    game,
    seat,
    seats: game.scores(state).length,
    seen: observe(game, state, seat),
    sample: () => determinize(game, state, seat, rng),
  }
}

/**
 * The bot's answer at a table. Its luck comes from `seed`, the seat and the number of answers given so far, so that a
 * game taken up again, or replayed after an undo, goes on as it would have.
 */
export function botAnswer<T extends GameTypes>(
  bot: Bot,
  game: Game<T>,
  at: { readonly state: Readonly<T['state']>; readonly seat: Seat; readonly seed: string; readonly clock?: Clock },
): T['option'] | null {
  const rng = new Rng(`bot ${bot.id} ${at.seat} ${at.state.seq}\n${at.seed}`)
  return bot.choose(situate(game, at.state, at.seat, rng), rng, at.clock)
}

/** The bot with a memory for one seat of one game, if it has one. */
export function seated(bot: Bot): Bot {
  return bot.sitDown?.() ?? bot
}

/** Those who may step in are asked before those the game waits for. */
export function inAskingOrder<O extends Option>(decisions: readonly Decision<O>[]): readonly Decision<O>[] {
  const interrupts = decisions.filter(({ optional }) => optional === true)
  return [...interrupts, ...decisions.filter(({ optional }) => optional !== true)]
}
