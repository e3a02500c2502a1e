/** The embedded file. A committed answer is on disk: write-ahead log, synchronised at every commit. */
import type Database from 'better-sqlite3'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { Appender } from './appender.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { SqlStorage } from './sql-storage.ts'
import { sqliteAppend } from './sqlite-append.ts'
import { openFile } from './sqlite-file.ts'
import type { Append } from './types.ts'

const MAX_STATEMENTS = 200
const SCHEMA = /^(create|alter|drop|pragma)/i

class SqliteStorage extends SqlStorage {
  readonly kind = 'sqlite'
  private readonly file: Database.Database
  private readonly appender: Appender | null
  private readonly appendHere: (batch: readonly Append[]) => boolean[]

  constructor(file: Database.Database, db: Kysely<Schema>, appender: Appender | null) {
    super(db)
    this.file = file
    this.appender = appender
    this.appendHere = sqliteAppend(file)
  }

  async append(batch: readonly Append[]): Promise<boolean[]> {
    if (this.appender) return await this.appender.append(batch)
    // One connection: a transaction that somebody else has begun must end first.
    return await this.db.connection().execute(() => Promise.resolve(this.appendHere(batch)))
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

  override async close(): Promise<void> {
    await this.appender?.close()
    await super.close()
  }
}

/** Statements are few and come again: each is prepared the first time only. */
function preparingOnce(file: Database.Database): SqliteDatabase {
  const known = new Map<string, Database.Statement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const statement = known.get(sql) ?? file.prepare(sql)
      // Schema changes and rows in varying number would fill the table with statements of one use.
      if (known.size < MAX_STATEMENTS && !SCHEMA.test(sql)) known.set(sql, statement)
      return statement
    },
  }
}

/** `threaded`: answers are appended by a thread of its own, for servers under load. */
export async function openSqlite(path: string, threaded: boolean): Promise<SqliteStorage> {
  const file = openFile(path)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparingOnce(file) }) })
  await migrate(db)
  return new SqliteStorage(file, db, threaded ? new Appender(path) : null)
}
