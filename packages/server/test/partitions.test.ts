/** Lines on PostgreSQL lie by the week in which their table was opened: made ahead, dropped when empty, in nobody's way. */
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newTableId } from '../src/security/secrets.ts'
import { migrations } from '../src/storage/migrations.ts'
import { openStorage } from '../src/storage/open.ts'
import { weekOf } from '../src/storage/partitions.ts'
import { postgresAppend } from '../src/storage/postgres-append.ts'
import type { Storage, TableRow } from '../src/storage/types.ts'
import type { Upkeep } from '../src/storage/upkeep.ts'
import { dumpPostgres, restorePostgres } from './support/dump.ts'
import { answer, row } from './support/rows.ts'
import { testServer } from './support/server.ts'
import { postgresBackend } from './support/storages.ts'

const DAY = 24 * 3600 * 1000
/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 18, 12)

const backend = postgresBackend()
let url: string
let client: pg.Client
beforeAll(() => backend.start())
afterAll(() => backend.stop())
beforeEach(async () => {
  url = (await backend.fresh()).databaseUrl ?? ''
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterEach(() => client.end())

const ask = async <R extends pg.QueryResultRow>(query: string): Promise<R[]> => (await client.query<R>(query)).rows
const partitions = async (): Promise<string[]> => {
  const found = `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'lines'::regclass order by 1`
  return (await ask<{ name: string }>(found)).map(({ name }) => name)
}
/** By table, where its lines lie. */
const places = async (): Promise<Record<string, string>> => {
  const found = `select distinct table_id, tableoid::regclass::text as name from lines`
  return Object.fromEntries(
    (await ask<{ table_id: string; name: string }>(found)).map((one) => [one.table_id, one.name]),
  )
}

describe('weeks', () => {
  it('begin on Mondays and follow upon each other', () => {
    expect(weekOf(NOW)).toEqual({ name: 'lines_2026_11_16', from: Date.UTC(2026, 10, 16), to: Date.UTC(2026, 10, 23) })
    expect(weekOf(Date.UTC(2026, 10, 16)).name).toBe('lines_2026_11_16')
    expect(weekOf(Date.UTC(2026, 10, 16) - 1).name).toBe('lines_2026_11_09')
    expect(weekOf(NOW, 2).name).toBe('lines_2026_11_30')
  })
})

describe('partitions of lines', () => {
  let storage: Storage
  beforeEach(async () => {
    storage = await openStorage({ dataDir: '', databaseUrl: url })
  })
  afterEach(() => storage.close())

  const upkeep = async <R>(work: (upkeep: Upkeep) => Promise<R>): Promise<R | null> => await storage.upkeep(work)
  /** All that is to be made or dropped at that moment. */
  const tend = (now: number) =>
    upkeep(async (keeper) => {
      const done: string[] = []
      for (const step of [() => keeper.addPartition(now), () => keeper.dropPartition(now)]) {
        for (let name = await step(); name !== null; name = await step()) done.push(name)
      }
      return done
    })
  async function opened(at: number, change: Partial<TableRow> = {}): Promise<string> {
    const id = newTableId(at)
    await storage.createTable(row(id, change), [answer(id, 1).line], [])
    return id
  }

  it('are there before their week begins, and whatever belongs to none has a place too', async () => {
    expect(await partitions()).toEqual(['lines_others'])
    expect(await tend(NOW)).toEqual(['lines_2026_11_23', 'lines_2026_11_30'])
    expect(await tend(NOW)).toEqual([])
    const tables = [
      await opened(NOW),
      await opened(NOW + 7 * DAY),
      await opened(NOW + 14 * DAY),
      await opened(NOW + 28 * DAY),
    ]
    for (const id of tables) expect(await storage.append([answer(id, 2)])).toEqual([true])
    for (const id of tables) expect(await storage.append([answer(id, 2)])).toEqual([false])
    expect(await places()).toEqual({
      [tables[0]]: 'lines_others',
      [tables[1]]: 'lines_2026_11_23',
      [tables[2]]: 'lines_2026_11_30',
      [tables[3]]: 'lines_others',
    })
    for (const id of tables) expect(await storage.lines(id, 0)).toEqual([answer(id, 1).line, answer(id, 2).line])
    expect(await tend(NOW + 7 * DAY)).toEqual(['lines_2026_12_07'])
  })

  it('are not begun shortly before their week', async () => {
    expect(await tend(Date.UTC(2026, 10, 22, 12))).toEqual(['lines_2026_11_30'])
  })

  it('of a week that is over are dropped once all its games are compact, and not before', async () => {
    await tend(NOW)
    const at = NOW + 7 * DAY
    const [over, running] = [await opened(at, { status: 'finished' }), await opened(at)]
    const later = NOW + 30 * DAY
    const compact = () => upkeep((keeper) => keeper.compactNext(later, later, []))
    expect(await compact()).toEqual({ table: over, done: true })
    expect(await tend(later)).toEqual(['lines_2026_12_21', 'lines_2026_12_28', 'lines_2026_11_30'])
    expect(await partitions()).toContain('lines_2026_11_23')
    await storage.append([answer(running, 2, { finished: true })])
    expect(await compact()).toEqual({ table: running, done: true })
    expect(await tend(later)).toEqual(['lines_2026_11_23'])
    expect((await storage.lines(running, 0)).map(({ seq }) => seq)).toEqual([1, 2])
    // A table that was opened in that week, and begins to play only now.
    const late = await opened(at)
    expect(await storage.append([answer(late, 2)])).toEqual([true])
    expect((await places())[late]).toBe('lines_others')
  })

  it('are left for another time while somebody is in the way, and nobody waits for that', async () => {
    const id = await opened(NOW)
    await client.query('begin; select 1 from lines; select 1 from tables')
    expect(await tend(NOW)).toEqual([])
    expect(await storage.append([answer(id, 2)])).toEqual([true])
    await client.query('rollback')
    expect(await tend(NOW)).toEqual(['lines_2026_11_23', 'lines_2026_11_30'])
    await client.query('begin; select 1 from lines')
    expect(await tend(NOW + 40 * DAY)).not.toContain('lines_2026_11_23')
    expect(await storage.append([answer(id, 3)])).toEqual([true])
    await client.query('rollback')
    expect(await tend(NOW + 40 * DAY)).toContain('lines_2026_11_23')
  })

  it('are not made of a week of which something lies among the others already; play goes on there', async () => {
    const id = await opened(NOW + 7 * DAY)
    await expect(tend(NOW)).rejects.toThrow(/not_of_the_week/)
    expect(await storage.append([answer(id, 2)])).toEqual([true])
    const fresh = await opened(NOW + 7 * DAY)
    expect(await storage.append([answer(fresh, 2)])).toEqual([true])
    expect(await tend(NOW + 7 * DAY)).toEqual(['lines_2026_11_30', 'lines_2026_12_07'])
  })

  it('are made in the next run by somebody else, if whoever began was killed', async () => {
    await client.query(`create table lines_2026_11_23 (like lines)`)
    await client.query(`alter table lines_others add constraint not_of_the_week check (table_id < 'a') not valid`)
    expect(await tend(NOW)).toEqual(['lines_2026_11_23', 'lines_2026_11_30'])
    const id = await opened(NOW)
    expect(await storage.append([answer(id, 2)])).toEqual([true])
  })

  it('are found in a copy of the database', async () => {
    await tend(NOW)
    const id = await opened(NOW + 7 * DAY)
    const other = (await backend.fresh()).databaseUrl ?? ''
    await restorePostgres(other, await dumpPostgres(url))
    const copy = await openStorage({ dataDir: '', databaseUrl: other })
    expect(await copy.append([answer(id, 2)])).toEqual([true])
    expect(await copy.lines(id, 0)).toHaveLength(2)
    await copy.close()
    expect(await dumpPostgres(other)).toContain('create table lines_2026_11_23 partition of "lines"')
  })

  it('are tended to by the server, where games are compacted', async () => {
    const retention = { everyMs: 1e9, pauseMs: 0 }
    let now = NOW
    const keeping = await testServer(
      { dataDir: '', databaseUrl: url },
      { retention: { ...retention, compactGames: null } },
    )
    expect(await keeping.retention.run()).toBe(true)
    expect(await partitions()).toEqual(['lines_others'])
    await keeping.stop()
    const server = await testServer({ dataDir: '', databaseUrl: url }, { retention }, undefined, () => now)
    expect(await server.retention.run()).toBe(true)
    expect(await partitions()).toEqual(['lines_2026_11_23', 'lines_2026_11_30', 'lines_others'])
    now += 15 * DAY
    await server.retention.run()
    expect(await partitions()).toEqual(['lines_2026_11_30', 'lines_2026_12_07', 'lines_2026_12_14', 'lines_others'])
    await server.stop()
  })
})

describe('a database of the release before', () => {
  it('gets them while processes write to it: no line is moved, none is lost, none is refused', async () => {
    const pool = new pg.Pool({ connectionString: url, max: 4 })
    const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) })
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations('postgres')) } })
    const before = await migrator.migrateTo('0010-people')
    expect(before.error).toBeUndefined()
    await db.destroy()
    const files = `select relfilenode as file from pg_class where relname = 'lines' and relkind = 'r'`
    const [{ file }] = await ask<{ file: number }>(files)
    const tables = Array.from({ length: 12 }, () => newTableId(NOW))
    for (const id of tables)
      await client.query(
        `insert into tables (id, game, rules, players, variants, seed, salt, status, visibility, doc, version, created_at, updated_at)
         values ($1, 'tic-tac-toe', 1, 2, '{}', '', '', 'running', 'public', '{}', 1, 1, 1)`,
        [id],
      )
    let writing = true
    const write = async (own: readonly string[]): Promise<number> => {
      let seq = 0
      while (writing) {
        await pause(5)
        seq++
        const stand = await postgresAppend(
          pool,
          'test',
          own.map((id) => answer(id, seq)),
        )
        expect(stand).toEqual(own.map(() => true))
      }
      return seq
    }
    const writers = [tables.slice(0, 4), tables.slice(4, 8), tables.slice(8)].map((own) => write(own))
    const storage = await openStorage({ dataDir: '', databaseUrl: url })
    const made = () => storage.upkeep((keeper) => keeper.addPartition(NOW))
    await expect.poll(made, { timeout: 60_000 }).toBe('lines_2026_11_23')
    writing = false
    const written = await Promise.all(writers)
    for (const [i, id] of tables.entries()) {
      const lines = await storage.lines(id, 0)
      expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: written[Math.floor(i / 4)] }, (_, n) => n + 1))
    }
    expect(await partitions()).toContain('lines_others')
    expect(await ask(`select relfilenode as file from pg_class where relname = 'lines_others'`)).toEqual([{ file }])
    await storage.close()
    await pool.end()
  })
})
