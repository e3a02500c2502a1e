/** Very many rows into a database, the quick way of each kind: rows that a house wrote one after the other, over years. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Insertable } from 'kysely'
import pg from 'pg'
import { DATABASE_FILE } from '../../src/storage/open.ts'
import type { Schema } from '../../src/storage/schema.ts'
import type { Where } from '../../test/support/storages.ts'

/** Rows by table; all rows of a table name the same columns. */
export type Filling = { readonly [T in keyof Schema]?: readonly Insertable<Schema[T]>[] }

export interface Filler {
  /** In one transaction, the tables in the order given. */
  fill(filling: Filling): Promise<void>
  close(): Promise<void>
}

export function filler({ dataDir, databaseUrl }: Where): Filler {
  return databaseUrl === null ? sqlite(join(dataDir, DATABASE_FILE)) : postgres(databaseUrl)
}

/** Each table of a filling with the columns its rows name. */
function parts(filling: Filling): [string, string[], readonly object[]][] {
  return Object.entries(filling).flatMap(([table, rows]: [string, readonly object[]]) =>
    rows.length === 0 ? [] : [[table, Object.keys(rows[0]), rows] as [string, string[], readonly object[]]],
  )
}

function sqlite(file: string): Filler {
  const database = new Database(file, { timeout: 10_000 })
  database.pragma('synchronous = OFF')
  const write = database.transaction((filling: Filling) => {
    for (const [table, columns, rows] of parts(filling)) {
      const values = columns.map((column) => `@${column}`).join(', ')
      const insert = database.prepare(`insert into ${table} (${quoted(columns)}) values (${values})`)
      for (const row of rows) insert.run(row)
    }
  })
  return {
    fill: (filling) => Promise.resolve(write(filling)),
    close: () => {
      database.close()
      return Promise.resolve()
    },
  }
}

/** Rows of one statement: each is one parameter of text. */
const ROWS = 20_000

function postgres(databaseUrl: string): Filler {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  return {
    fill: async (filling) => {
      await pool.query('begin')
      for (const [table, columns, rows] of parts(filling)) {
        const names = quoted(columns)
        const insert = `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`
        for (let at = 0; at < rows.length; at += ROWS) {
          await pool.query(insert, [JSON.stringify(rows.slice(at, at + ROWS))])
        }
      }
      await pool.query('commit')
    },
    close: async () => {
      // What PostgreSQL does by itself when a table has grown.
      await pool.query('vacuum analyze')
      await pool.end()
    },
  }
}

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')
