/**
 * Logs of games that are over, read from a replica of the database: such a log never changes, so one that is there whole is good for ever.
 * The end of a game is written together with its last line, so a replica that knows of the end has all of it. What it does not know yet, and
 * everything while it cannot be reached, is read from the database itself; nobody waits long to find that out.
 */
import type { Kysely } from 'kysely'
import * as log from './log.ts'
import { openKysely, openPool } from './postgres-pool.ts'
import type { Schema } from './schema.ts'
import type { Line, Snapshot, Storage } from './types.ts'

export type Logs = Pick<Storage, 'lines' | 'snapshot'>

export interface ReplicaSetting {
  readonly url: string
  /** Why it is not asked any more; null: it is again. */
  trouble(this: void, why: string | null): void
  /** A log was read, from the replica or (`false`) from the database itself. */
  read(this: void, here: boolean): void
}

/** How long one who reads may wait for it, to be let in and for each answer; and for how long it is left alone after trouble. */
const PATIENCE = { connectMs: 1000, answerMs: 1500, restMs: 10_000 }

export class Replica implements Logs {
  private readonly primary: Logs
  private readonly setting: ReplicaSetting
  private readonly patience: typeof PATIENCE
  private db: Kysely<Schema>
  private restsUntil = 0
  private well = true

  constructor(primary: Logs, setting: ReplicaSetting, patience = PATIENCE) {
    this.primary = primary
    this.setting = setting
    this.patience = patience
    this.db = this.open()
  }

  async lines(table: string, after: number): Promise<Line[]> {
    return (await this.ended(table, (db) => log.lines(db, table, after))) ?? (await this.primary.lines(table, after))
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const found = await this.ended(table, async (db) => ({ kept: await log.snapshot(db, table) }))
    return found ? found.kept : await this.primary.snapshot(table)
  }

  close(): Promise<void> {
    return this.db.destroy()
  }

  private open(): Kysely<Schema> {
    const { connectMs, answerMs } = this.patience
    const pool = openPool(this.setting.url, { max: 8, connectionTimeoutMillis: connectMs, query_timeout: answerMs })
    return openKysely({ connect: () => pool.connect(), end: () => pool.end() })
  }

  /** Null where the replica does not help. */
  private async ended<R>(table: string, read: (db: Kysely<Schema>) => Promise<R>): Promise<R | null> {
    const found = performance.now() < this.restsUntil ? null : await this.asked(table, read)
    this.setting.read(found !== null)
    return found
  }

  private async asked<R>(table: string, read: (db: Kysely<Schema>) => Promise<R>): Promise<R | null> {
    const { db } = this
    try {
      const found = await atOneMoment(db, table, read)
      if (!this.well) this.setting.trouble(null)
      this.well = true
      return found
    } catch (error) {
      this.restsUntil = performance.now() + this.patience.restMs
      // An answer may still be under way on one of these connections, or never come: the next reader gets new ones.
      if (this.db === db) {
        this.db = this.open()
        db.destroy().catch(() => {})
      }
      if (this.well) this.setting.trouble(error instanceof Error ? error.message : String(error))
      this.well = false
      return null
    }
  }
}

/** The end of the game and its log as they were at the same moment. */
function atOneMoment<R>(
  db: Kysely<Schema>,
  table: string,
  read: (db: Kysely<Schema>) => Promise<R>,
): Promise<R | null> {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return moment.execute(async (trx) => {
    const row = await trx.selectFrom('tables').select('status').where('id', '=', table).executeTakeFirst()
    return row?.status === 'finished' ? await read(trx) : null
  })
}
