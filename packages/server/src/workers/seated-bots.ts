/** Bots at tables, each with what it remembers of its game. Those not asked for longest are forgotten. */
import type { Bot, Network } from '@waystation/bots'
import type { Seat } from '@waystation/kernel'
import { seatBot } from '@waystation/table'

/** Enough for the tables that play now; a forgotten bot only thinks from the beginning again. */
const MOST = 32

export class SeatedBots {
  private readonly seated = new Map<string, Bot>()

  at(table: string, seat: Seat, id: string, network: Network | null): Bot {
    const key = `${table} ${seat} ${id}`
    const bot = this.seated.get(key) ?? seatBot(id, network)
    this.seated.delete(key)
    this.seated.set(key, bot)
    const [oldest] = this.seated.keys()
    if (this.seated.size > MOST) this.seated.delete(oldest)
    return bot
  }
}
