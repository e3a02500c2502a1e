/** Bots at a table, each with its own memory of the game. */
import { type Bot, botAnswer, botNamed, type Clock, inAskingOrder, type Network, seated } from '@waystation/bots'
import { decisions, type Entry, type GameTypes, type Match, Refusal } from '@waystation/kernel'

/** A bot for one seat of one game, with the network that learned it, if there is one: whoever seats a bot has loaded it. */
export function seatBot(id: string, network: Network | null): Bot {
  const bot = botNamed(id, network)
  if (bot === null) throw new Refusal('unknown-bot', `there is no bot "${id}"`)
  return seated(bot)
}

/** What a bot that is asked answers; null if none is, or none wants to step in. `bots` by seat, null for people. */
export function botEntry(match: Match<GameTypes>, bots: readonly (Bot | null)[], clock?: Clock): Entry | null {
  const { game, state, seed } = match
  for (const { seat } of inAskingOrder(decisions(game, state))) {
    const bot = bots[seat]
    const option = bot === null ? null : botAnswer(bot, game, { state, seat, seed, ...(clock && { clock }) })
    if (option !== null) return { seat, option: option.id }
  }
  return null
}
