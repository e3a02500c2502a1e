/** The embedded file. A committed answer is on disk: write-ahead log, synchronised at every commit. */
import { existsSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, type SqliteDatabase, SqliteDialect, type Transaction } from 'kysely'
import { Problem } from '../ops/problem.ts'
import { migrate } from './migrations.ts'
import { ownFile, ownFolder } from './own-files.ts'
import type { Schema } from './schema.ts'
import { SqlStorage } from './sql-storage.ts'
import { sqliteAppend } from './sqlite-append.ts'
import { makeAnew, reclaim, returnSpace } from './sqlite-space.ts'
import type { Append, News } from './types.ts'
import { Upkeep } from './upkeep.ts'

const MAX_STATEMENTS = 200
/** How soon what a command did beside the server is known to it. */
const LISTEN_EVERY_MS = 500
const SCHEMA = /^(create|alter|drop|pragma)/i

class SqliteStorage extends SqlStorage {
  readonly kind = 'sqlite'
  private readonly file: Database.Database
  private listening: NodeJS.Timeout | null = null
  private readonly appendNow: (batch: readonly Append[]) => boolean[]

  constructor(file: Database.Database, db: Kysely<Schema>) {
    super(db)
    this.file = file
    this.appendNow = sqliteAppend(file)
  }

  /** One connection: a transaction that somebody else has begun must end first. */
  append(batch: readonly Append[]): Promise<boolean[]> {
    return this.db.connection().execute(() => Promise.resolve(this.appendNow(batch)))
  }

  /** It is on the disk with whatever is written next; the one connection is its own meanwhile. */
  protected override unhurried<R>(work: (trx: Transaction<Schema>) => Promise<R>): Promise<R> {
    return this.db.connection().execute(async (db) => {
      this.file.pragma('synchronous = NORMAL')
      try {
        return await db.transaction().execute(work)
      } finally {
        this.file.pragma('synchronous = FULL')
      }
    })
  }

  protected announce(): Promise<void> {
    return Promise.resolve()
  }

  /** One process has the file. */
  besideOlder(): Promise<boolean> {
    return Promise.resolve(false)
  }

  /** One process serves; what commands beside it did is known by the number that every other connection's commit changes. */
  listen(heard: (news: News) => void): Promise<void> {
    const version = (): unknown => this.file.pragma('data_version', { simple: true })
    let last = version()
    this.listening = setInterval(() => {
      const now = version()
      if (now === last) return
      last = now
      heard({ kind: 'keeping' })
    }, LISTEN_EVERY_MS)
    this.listening.unref()
    return Promise.resolve()
  }

  /** One process has the file. */
  protected keepingOut<R>(work: () => Promise<R>): Promise<R> {
    return work()
  }

  override async close(): Promise<void> {
    if (this.listening) clearInterval(this.listening)
    await super.close()
  }

  /** Not in one go on the one connection: between two steps everybody else has it. */
  upkeep<R>(work: (upkeep: Upkeep) => Promise<R>): Promise<R | null> {
    return work(new Upkeep(this.db, this.kind, { reclaim: (pages) => reclaim(this.file, pages) }))
  }

  async backup(file: string): Promise<void> {
    await this.file.backup(file)
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

export async function openSqlite(path: string): Promise<SqliteStorage> {
  const file = openFile(path)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparingOnce(file) }) })
  await migrate(db, 'sqlite')
  makeAnew(file)
  // This is the only process: nobody else has a table in hand.
  file.prepare('update due set at = 0').run()
  return new SqliteStorage(file, db)
}

/** Opens the embedded file so that what is committed is on disk. */
function openFile(path: string): Database.Database {
  // A file that was emptied, by a full disk or a broken copy, must not become a new house without a word.
  if (existsSync(path) && statSync(path).size === 0) throw new Problem((say) => say.emptyFile(path))
  ownFolder(dirname(path), basename(path))
  const file = new Database(path, { timeout: 10_000 })
  // Before anything is in it: the files beside it (-wal, -shm) are made like it.
  ownFile(path)
  returnSpace(file)
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  return file
}
