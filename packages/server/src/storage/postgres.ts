/** PostgreSQL: any number of processes on the same tables, told of each other's writing by LISTEN and NOTIFY. */
import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import { postgresAppend } from './postgres-append.ts'
import { PostgresListener } from './postgres-listener.ts'
import type { Schema } from './schema.ts'
import { SqlStorage } from './sql-storage.ts'
import type { Append, Notice } from './types.ts'

const INT8 = 20
/** Times and counts fit a double; the driver would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number): (text: string) => unknown {
    return oid === INT8 ? Number : (pg.types.getTypeParser(oid) as (text: string) => unknown)
  },
}

class PostgresStorage extends SqlStorage {
  readonly kind = 'postgres'
  private readonly listener: PostgresListener
  private readonly pool: pg.Pool
  /** Stands before this process's own notices, which it need not hear. */
  private readonly self: string

  constructor(db: Kysely<Schema>, pool: pg.Pool, url: string) {
    super(db)
    this.pool = pool
    this.self = randomBytes(6).toString('hex')
    this.listener = new PostgresListener(url, this.self)
  }

  protected async announce(db: Kysely<Schema>, notices: readonly Notice[]): Promise<void> {
    await sql`select pg_notify('waystation', ${this.self + JSON.stringify(notices)})`.execute(db)
  }

  append(batch: readonly Append[]): Promise<boolean[]> {
    return postgresAppend(this.pool, this.self, batch)
  }

  listen(heard: (notice: Notice) => void): Promise<void> {
    return this.listener.start(heard)
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('a PostgreSQL database is backed up with pg_dump'))
  }

  override async close(): Promise<void> {
    await this.listener.stop()
    await super.close()
  }
}

export async function openPostgres(url: string): Promise<PostgresStorage> {
  const pool = new pg.Pool({ connectionString: url, max: 8, types, connectionTimeoutMillis: 10_000 })
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  return new PostgresStorage(db, pool, url)
}
