/** PostgreSQL: any number of processes on the same tables, told of each other's writing by LISTEN and NOTIFY. */
import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { SignedIn } from '../identity/types.ts'
import { migrate } from './migrations.ts'
import { postgresAppend } from './postgres-append.ts'
import { LISTEN, READS } from './postgres-listener.ts'
import { LOCKS } from './postgres-locks.ts'
import { type BusSetting, PostgresNews } from './postgres-news.ts'
import { throughOutage } from './postgres-outage.ts'
import { openKysely, openPool } from './postgres-pool.ts'
import { type Logs, Replica, type ReplicaSetting } from './replica.ts'
import type { Schema } from './schema.ts'
import { lineNews, setting, SqlStorage, type Telling } from './sql-storage.ts'
import type {
  Append,
  ChatRow,
  Guest,
  InviteRow,
  Line,
  LobbyFilter,
  News,
  Snapshot,
  TablePlace,
  TableRow,
} from './types.ts'
import { Upkeep } from './upkeep.ts'

class PostgresStorage extends SqlStorage {
  readonly kind = 'postgres'
  private readonly pool: pg.Pool
  private readonly news: PostgresNews
  private readonly replica: Replica | null

  constructor(db: Kysely<Schema>, pool: pg.Pool, news: PostgresNews, replica: ReplicaSetting | null) {
    super(db)
    this.pool = pool
    this.news = news
    this.replica = replica && new Replica(this, replica)
  }

  override logOf(row: Pick<TableRow, 'status'>): Logs {
    return row.status === 'finished' ? (this.replica ?? this) : this
  }

  protected async announce(db: Kysely<Schema>, news: readonly News[]): Promise<void> {
    await sql`select pg_notify('waystation', ${this.news.self + JSON.stringify(news)})`.execute(db)
  }

  /** The bus is told once it stands, the database with it. */
  protected override async telling<R>(work: Telling<R>): Promise<R> {
    if (!this.news.onBus) return await super.telling(work)
    const news: News[] = []
    const result = await this.db.transaction().execute((trx) => work(trx, (more) => void news.push(...more)))
    await this.news.tell(news)
    return result
  }

  override tell(news: readonly News[]): Promise<void> {
    return this.news.tell(news)
  }

  override tellAgain(news: readonly News[]): Promise<void> {
    return this.news.tellAgain(news)
  }

  override attend(tables: readonly string[]): Promise<boolean> {
    return this.news.attend(tables)
  }

  override neglect(table: string): void {
    this.news.neglect(table)
  }

  async append(batch: readonly Append[]): Promise<boolean[]> {
    const self = this.news.onBus ? null : this.news.self
    let tries = 0
    // A line has one number: the second try finds what the first one may have written, and its sender is told so.
    const stands = await throughOutage(() => {
      tries++
      return postgresAppend(this.pool, self, batch)
    })
    if (self === null) {
      // What the first try has written nobody was told of: all look again.
      const again: readonly News[] = tries > 1 ? [{ kind: 'gap' }] : []
      await this.news.tell([...batch.filter((_, i) => stands[i]).map(lineNews), ...again])
    }
    return stands
  }

  // What only reads may be done twice: whoever comes in while connections are lost is let in all the same.

  override guest(id: string, now: number, session = id): Promise<Guest | null> {
    return throughOutage(() => super.guest(id, now, session))
  }

  override signedIn(cookie: string, now: number): Promise<SignedIn | null> {
    return throughOutage(() => super.signedIn(cookie, now))
  }

  override table(id: string): Promise<TableRow | null> {
    return throughOutage(() => super.table(id))
  }

  override publicTables(filter: LobbyFilter): Promise<TableRow[]> {
    return throughOutage(() => super.publicTables(filter))
  }

  override tablesOf(guest: string, limit: number): Promise<TableRow[]> {
    return throughOutage(() => super.tablesOf(guest, limit))
  }

  override finishedTablesOf(guest: string, limit: number, before?: TablePlace): Promise<TableRow[]> {
    return throughOutage(() => super.finishedTablesOf(guest, limit, before))
  }

  override countUnfinished(guest: string): Promise<number> {
    return throughOutage(() => super.countUnfinished(guest))
  }

  override isMember(table: string, guest: string): Promise<boolean> {
    return throughOutage(() => super.isMember(table, guest))
  }

  override lines(table: string, after: number): Promise<Line[]> {
    return throughOutage(() => super.lines(table, after))
  }

  override snapshot(table: string): Promise<Snapshot | null> {
    return throughOutage(() => super.snapshot(table))
  }

  override chat(table: string, limit: number): Promise<ChatRow[]> {
    return throughOutage(() => super.chat(table, limit))
  }

  override chatMessage(id: string): Promise<ChatRow | null> {
    return throughOutage(() => super.chatMessage(id))
  }

  override invites(table: string): Promise<InviteRow[]> {
    return throughOutage(() => super.invites(table))
  }

  besideOlder(): Promise<boolean> {
    return besideOlder(this.db)
  }

  listen(heard: (news: News) => void): Promise<void> {
    return this.news.start(heard)
  }

  /** On a connection of its own, which holds a lock: one process at a time, and a killed one lets go of it. */
  upkeep<R>(work: (upkeep: Upkeep) => Promise<R>): Promise<R | null> {
    return this.db.connection().execute(async (db) => {
      const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${LOCKS.upkeep}) as got`.execute(db)
      if (!rows[0].got) return null
      try {
        return await work(new Upkeep(db, this.kind, { besideOlder: await besideOlder(db) }))
      } finally {
        await sql`select pg_advisory_unlock(${LOCKS.upkeep})`.execute(db)
      }
    })
  }

  /** On a connection of its own too. One of this process waits at a time: the work itself needs connections. */
  protected keepingOut<R>(work: () => Promise<R>): Promise<R> {
    return this.db.connection().execute(async (db) => {
      await sql`select pg_advisory_lock(${LOCKS.alone})`.execute(db)
      try {
        return await work()
      } finally {
        // With a lost connection the lock is gone too; what was done stands.
        await sql`select pg_advisory_unlock(${LOCKS.alone})`.execute(db).catch(() => undefined)
      }
    })
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('a PostgreSQL database is backed up with pg_dump'))
  }

  override async close(): Promise<void> {
    await this.news.stop()
    await this.replica?.close()
    await super.close()
  }
}

/** Every process keeps one connection that listens, and says there what it can read; the first release said nothing. */
async function besideOlder(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and query = ${LISTEN}
    and coalesce(substring(application_name from '^waystation (\\d+)$')::int, 0) < ${READS}`.execute(db)
  return rows[0].n > 0
}

interface Beside {
  readonly bus: Omit<BusSetting, 'house'> | null
  readonly replica: ReplicaSetting | null
}

export async function openPostgres(url: string, { bus, replica }: Beside): Promise<PostgresStorage> {
  const pool = openPool(url, { max: 8, connectionTimeoutMillis: 10_000 })
  const db = openKysely({ connect: () => throughOutage(() => pool.connect()), end: () => pool.end() })
  await migrate(db, 'postgres')
  const named = async (): Promise<string> => `waystation.${await setting(db, 'bus', randomBytes(8).toString('hex'))}`
  const news = new PostgresNews(pool, url, bus && { ...bus, house: await named() })
  return new PostgresStorage(db, pool, news, replica)
}
