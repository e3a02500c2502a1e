/** How many commits a second PostgreSQL tells others of: the server's own statement, by many connections at once, heard by many. */
import pg from 'pg'
import { openStorage } from '../../src/storage/open.ts'
import { postgresAppend } from '../../src/storage/postgres-append.ts'
import { answer, row } from '../../test/support/rows.ts'
import type { Where } from '../../test/support/storages.ts'

interface Asked {
  /** Connections that write, each one commit after the other. */
  readonly writers: number
  readonly listeners: number
  /** Lines in one commit. */
  readonly lines: number
  readonly seconds: number
  /** By `NOTIFY`; otherwise nobody is told, as where a message bus tells after the commit. */
  readonly telling: boolean
}

interface Counted {
  readonly commits: number
  readonly heard: number
}

/** Commits a second, and news heard by all listeners together. */
export async function news(where: Where, asked: Asked): Promise<Counted> {
  const { writers, listeners, lines, seconds, telling } = asked
  const storage = await openStorage(where)
  const ids = Array.from({ length: writers }, (_, w) => Array.from({ length: lines }, (__, l) => `w${w}l${l}`))
  for (const id of ids.flat()) await storage.createTable(row(id), [], [])
  let heard = 0
  const ears = await Promise.all(
    Array.from({ length: listeners }, async () => {
      const ear = new pg.Client({ connectionString: where.databaseUrl ?? '' })
      await ear.connect()
      ear.on('notification', () => heard++)
      await ear.query('listen waystation')
      return ear
    }),
  )
  const pool = new pg.Pool({ connectionString: where.databaseUrl ?? '', max: writers })
  // The server may stop before the last connection has quite ended; that is nothing to end the bench for.
  pool.on('error', () => {})
  const until = performance.now() + seconds * 1000
  let commits = 0
  const write = async (tables: readonly string[]): Promise<void> => {
    for (let seq = 1; performance.now() < until; seq++) {
      const batch = tables.map((table) => answer(table, seq))
      await postgresAppend(pool, telling ? 'bench-bench!' : null, batch)
      commits++
    }
  }
  await Promise.all(ids.map(write))
  for (const ear of ears) await ear.end()
  await pool.end()
  await storage.close()
  return { commits: commits / seconds, heard: heard / seconds }
}
