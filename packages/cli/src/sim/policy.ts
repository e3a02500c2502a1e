/** Bots as the testkit's players: each seat answers by what it can see. */
import { type Bot, inAskingOrder, situate } from '@waystation/bots'
import { type Decision, findOption, type Game, type GameTypes, type Rng, type Seat } from '@waystation/kernel'
import type { Pick, Policy } from '@waystation/testkit'

export function botPolicy(game: Game, bots: readonly Bot[]): Policy<GameTypes> {
  return (decisions, rng, state) => {
    for (const { seat } of inAskingOrder(decisions)) {
      const picked = pick(game, bots[seat], { decisions, rng, state, seat })
      if (picked) return picked
    }
    throw new Error(`${game.meta.id}: no bot answers although the game waits`)
  }
}

/** Where a seat is asked. */
interface Turn {
  readonly decisions: readonly Decision[]
  readonly rng: Rng
  readonly state: Readonly<GameTypes['state']>
  readonly seat: Seat
}

function pick(game: Game, bot: Bot, { decisions, rng, state, seat }: Turn): Pick<GameTypes> | null {
  const option = bot.choose(situate(game, state, seat, rng), rng)
  return option === null ? null : findOption(decisions, seat, option.id)
}
