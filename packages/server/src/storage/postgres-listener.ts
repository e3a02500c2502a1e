/** One connection that only listens. When it breaks it is made anew, and a `gap` says that something may be missing. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { News } from './types.ts'

const RETRY_MS = 500
export const LISTEN = 'listen waystation'
/** Said by every process at the database: raised when processes of older releases could not read what a new one writes. */
export const READS = 3

export class PostgresListener {
  private readonly url: string
  private readonly self: string
  private client: pg.Client | null = null
  private stopped = false

  constructor(url: string, self: string) {
    this.url = url
    this.self = self
  }

  async start(heard: (news: News) => void): Promise<void> {
    await this.connect(heard)
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.client?.end()
  }

  /** Something that holds for as long as the connection does. What it said last stays what all of them say. */
  async say(statement: string): Promise<void> {
    await this.client?.query(statement)
    await this.client?.query(LISTEN)
  }

  private async connect(heard: (news: News) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    client.on('notification', ({ payload }) => {
      if (payload === undefined || payload.startsWith(this.self)) return
      for (const news of JSON.parse(payload.slice(this.self.length)) as News[]) heard(news)
    })
    let up = false
    const again = (): void => {
      if (!up || this.stopped) return
      up = false
      void this.reconnect(heard)
    }
    client.on('error', again)
    client.on('end', again)
    this.client = client
    await client.connect()
    await client.query(`set application_name to 'waystation ${READS}'`)
    await client.query(LISTEN)
    up = true
  }

  private async reconnect(heard: (news: News) => void): Promise<void> {
    while (!this.stopped) {
      await pause(RETRY_MS)
      try {
        await this.connect(heard)
        heard({ kind: 'gap' })
        return
      } catch {
        // The database is still away; readiness reports it, and the next round tries again.
      }
    }
  }
}
