/** Looks after tables that are due: whoever had one in hand and was killed leaves it to the next that looks. */
import type { Services } from './services.ts'
import type { Tables } from './tables.ts'

/** Tables taken in hand at a time. */
const MOST = 64

export class DueTables {
  private readonly services: Services
  private readonly tables: Tables
  private timer: NodeJS.Timeout | null = null
  private looking: Promise<void> = Promise.resolve()
  private stopped = false

  constructor(services: Services, tables: Tables) {
    this.services = services
    this.tables = tables
  }

  start(): void {
    this.looking = this.look().finally(() => {
      if (this.stopped) return
      this.timer = setTimeout(() => this.start(), this.services.limits.lookMs)
      this.timer.unref()
    })
  }

  /** What this process has in hand is due for the others at once. */
  async stop(): Promise<void> {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
    await this.looking
    await this.services.storage.postponeDue(this.tables.thinking(), 0).catch((error: unknown) => this.missed(error))
  }

  private async look(): Promise<void> {
    const { storage, limits, now } = this.services
    try {
      await storage.postponeDue(this.tables.thinking(), now() + limits.leaseMs)
      for (let full = true; full && !this.stopped; ) {
        const until = now() + limits.leaseMs
        const ids = await storage.claimDue({ now: now(), until, most: MOST })
        for (const id of ids) await this.attend(id, until)
        full = ids.length === MOST
      }
    } catch (error) {
      this.missed(error)
    }
  }

  /** One table that gives trouble must not hold up the others; it is looked at again when its time is over. */
  private async attend(id: string, until: number): Promise<void> {
    try {
      await (await this.tables.at(id)).attend(until)
    } catch (error) {
      this.services.log.warn({ err: error, table: id }, 'a table that is due could not be looked at')
    }
  }

  private missed(error: unknown): void {
    this.services.log.warn({ err: error }, 'tables that are due could not be looked for')
  }
}
