/** The embedded file. A committed answer is on disk: write-ahead log, synchronised at every commit. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { SqlStorage } from './sql-storage.ts'

class SqliteStorage extends SqlStorage {
  readonly kind = 'sqlite'
  private readonly file: Database.Database

  constructor(file: Database.Database, db: Kysely<Schema>) {
    super(db)
    this.file = file
  }

  protected announce(): Promise<void> {
    return Promise.resolve()
  }

  listen(): Promise<void> {
    return Promise.resolve()
  }

  async backup(file: string): Promise<void> {
    await this.file.backup(file)
  }
}

export async function openSqlite(path: string): Promise<SqliteStorage> {
  mkdirSync(dirname(path), { recursive: true })
  const file = new Database(path)
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
  await migrate(db)
  return new SqliteStorage(file, db)
}
