/** Which news goes to whom: what concerns one table to the processes that attend to it, all else to everybody. */
import type { News } from '../types.ts'
import type { Nats } from './nats.ts'

export class Topics {
  private readonly nats: Nats
  /** Several houses may share a server. */
  private readonly house: string
  private readonly attended = new Map<string, number>()

  constructor(nats: Nats, house: string) {
    this.nats = nats
    this.house = house
    nats.subscribe(`${house}.all`)
  }

  publish(news: readonly News[]): void {
    for (const one of news) this.nats.publish(this.subject(one), JSON.stringify(one))
  }

  /** True if the news of one of these was not heard until now. Settles when it is. */
  async attend(tables: readonly string[]): Promise<boolean> {
    let fresh = false
    for (const table of tables) {
      const count = this.attended.get(table) ?? 0
      this.attended.set(table, count + 1)
      if (count > 0) continue
      this.nats.subscribe(this.ofTable(table))
      fresh = true
    }
    if (fresh) await this.nats.done()
    return fresh
  }

  neglect(table: string): void {
    const count = (this.attended.get(table) ?? 0) - 1
    if (count > 0) this.attended.set(table, count)
    else {
      this.attended.delete(table)
      this.nats.unsubscribe(this.ofTable(table))
    }
  }

  /** The lobby and the lists of people hear of every table that is another one; only its lines and its chat are its own. */
  private subject(news: News): string {
    return news.kind === 'line' || news.kind === 'chat' ? this.ofTable(news.table) : `${this.house}.all`
  }

  private ofTable(table: string): string {
    return `${this.house}.table.${table}`
  }
}
