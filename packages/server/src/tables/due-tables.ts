/** Looks after tables that are due: whoever had one in hand and was killed leaves it to the next that looks, and clocks run out. */
import type { Beats } from '../clocks/beats.ts'
import type { Services } from './services.ts'
import type { Tables } from './tables.ts'

/** Tables taken in hand at a time. */
const MOST = 64
/** Between two looks, whatever is due. */
const REST_MS = 20

export class DueTables {
  private readonly services: Services
  private readonly tables: Tables
  private readonly beats: Pick<Beats, 'notice'>
  private timer: NodeJS.Timeout | null = null
  /** When it rings. */
  private next = 0
  private looking: Promise<void> | null = null
  private stopped = false

  constructor(services: Services, tables: Tables, beats: Pick<Beats, 'notice'>) {
    this.services = services
    this.tables = tables
    this.beats = beats
    services.alarm.onSet((at) => this.notLater(at))
  }

  start(): void {
    this.looking = this.lookOnce()
  }

  private async lookOnce(): Promise<void> {
    const next = await this.look()
    this.looking = null
    this.wait(next)
  }

  private wait(next: number): void {
    if (this.stopped) return
    if (this.timer) clearTimeout(this.timer)
    this.next = next
    this.timer = setTimeout(() => this.start(), Math.max(0, next - this.services.now()))
    this.timer.unref()
  }

  /** A clock runs out before the next look; who looks just now finds it by itself. */
  private notLater(at: number): void {
    if (this.looking === null && this.timer && at < this.next) this.wait(at)
  }

  /** What this process has in hand is due for the others at once. */
  async stop(): Promise<void> {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
    await this.looking
    await this.services.storage.postponeDue(this.tables.thinking(), 0).catch((error: unknown) => this.missed(error))
  }

  /** Gives back when to look again. */
  async look(): Promise<number> {
    const { storage, limits, now } = this.services
    try {
      await storage.postponeDue(this.tables.thinking(), now() + limits.leaseMs)
      await this.attendAll((asked) => storage.claimDue(asked))
      // Whoever slept, or was cut off from the database, has to know that first.
      await this.beats.notice()
      await this.attendAll((asked) => storage.claimDeadlines(asked))
      const next = await storage.nextDeadline()
      return Math.max(now() + REST_MS, Math.min(now() + limits.lookMs, next ?? Number.POSITIVE_INFINITY))
    } catch (error) {
      this.missed(error)
      return now() + limits.lookMs
    }
  }

  private async attendAll(claim: Services['storage']['claimDue']): Promise<void> {
    const { limits, now } = this.services
    for (let full = true; full && !this.stopped; ) {
      const until = now() + limits.leaseMs
      const ids = await claim({ now: now(), until, most: MOST })
      for (const id of ids) await this.attend(id, until)
      full = ids.length === MOST
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
