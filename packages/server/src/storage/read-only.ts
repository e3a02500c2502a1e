/** The database for somebody who only looks, beside a server that runs: nothing is migrated, nothing can be written. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { DATABASE_FILE } from './open.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './types.ts'

export interface ReadOnly {
  readonly kind: Storage['kind']
  readonly db: Kysely<Schema>
}

/** Null when there is no database yet. */
export function openReadOnly(where: {
  readonly dataDir: string
  readonly databaseUrl: string | null
}): ReadOnly | null {
  if (where.databaseUrl !== null) {
    const options = '-c default_transaction_read_only=on'
    const pool = new pg.Pool({ connectionString: where.databaseUrl, max: 1, options, connectionTimeoutMillis: 10_000 })
    return { kind: 'postgres', db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) }
  }
  const path = join(where.dataDir, DATABASE_FILE)
  if (!existsSync(path)) return null
  const database = new Database(path, { readonly: true, fileMustExist: true, timeout: 10_000 })
  return { kind: 'sqlite', db: new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }) }
}
