/** The steps of retention at the storage, on both databases. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import Database from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { packLines, unpackLines } from '../src/storage/compact-form.ts'
import { DATABASE_FILE, openStorage } from '../src/storage/open.ts'
import type { Line, Snapshot, Storage, TableRow } from '../src/storage/types.ts'
import { START, type Upkeep } from '../src/storage/upkeep.ts'
import { answer, row } from './support/rows.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const LATER = 1_800_000_000_000

/** A log with both kinds of undo and texts that need care. */
function log(count: number): Line[] {
  return Array.from({ length: count }, (_, i): Line => {
    const at = 1_700_000_000_000 + i * 37
    const line = { seq: i + 1, client: `c${i}`, at }
    if (i % 10 === 4) return { ...line, entry: { seat: i % 3, undo: 'own' } }
    if (i % 10 === 7) return { ...line, entry: { seat: i % 3, undo: 'agreed' } }
    return { ...line, entry: { seat: i % 3, option: i % 2 === 0 ? `été “${i}”\\{,}` : '0' } }
  })
}

const nameless = (lines: readonly Line[]): Line[] => lines.map((line) => ({ ...line, client: null }))

describe('the compact form', () => {
  it('gives back every line but the names of requests', () => {
    for (const count of [0, 1, 45, 2000]) expect(unpackLines(packLines(log(count)))).toEqual(nameless(log(count)))
  })

  it('takes a fraction of the space', () => {
    expect(packLines(log(1000)).length * 10).toBeLessThan(JSON.stringify(log(1000)).length)
  })
})

describe.each([sqliteBackend(), postgresBackend()])('upkeep on $name', (backend) => {
  let where: Where
  let storage: Storage

  beforeAll(() => backend.start())
  afterAll(async () => {
    await storage.close()
    await backend.stop()
  })
  beforeEach(async () => {
    if (storage) await storage.close()
    where = await backend.fresh()
    storage = await openStorage(where)
  })

  const upkeep = async <R>(work: (upkeep: Upkeep) => Promise<R>): Promise<R> => {
    const done = await storage.upkeep(work)
    if (done === null) throw new Error('another process is at it')
    return done
  }
  const compactAll = (before = LATER): Promise<string[]> =>
    upkeep(async (keeper) => {
      const steps: string[] = []
      for (;;) {
        const step = await keeper.compactNext(before, LATER, [])
        if (step === null) return steps
        steps.push(`${step.table}${step.done ? '' : '...'}`)
        await new Promise(setImmediate)
      }
    })
  const kept: Snapshot = { seq: 70, hash: 'h', body: '{"state":{"é":1}}' }
  const finished = { status: 'finished', opening: '{"seq":3}' } as const

  it('makes one piece of a finished game that reads as the lines did', async () => {
    await storage.createTable(row('a', { ...finished, status: 'running' }), log(69), ['g1'])
    await storage.append([answer('a', 70, { finished: true, snapshot: kept })])
    await storage.createTable(row('b', { status: 'running' }), log(5), [])
    const lines = nameless(await storage.lines('a', 0))
    const table = await storage.table('a')
    expect(await upkeep((keeper) => keeper.count('games', LATER, 10))).toBe(1)
    expect(await compactAll()).toEqual(['a'])
    expect(await compactAll()).toEqual([])
    expect(await upkeep((keeper) => keeper.count('games', LATER, 10))).toBe(0)
    expect(await storage.lines('a', 0)).toEqual(lines)
    expect(await storage.lines('a', 66)).toEqual(lines.slice(66))
    expect(await storage.lines('a', 70)).toEqual([])
    expect(await storage.snapshot('a')).toEqual(kept)
    expect(await storage.table('a')).toEqual(table)
    expect(await storage.tablesOf('g1', 5)).toEqual([table])
    expect(await storage.publicTables({ status: 'finished', limit: 5 })).toEqual([table])
    expect(await raw('select count(*) as n from lines')).toEqual([{ n: 5 }])
    expect(await raw('select count(*) as n from snapshots')).toEqual([{ n: 0 }])
    expect(await raw("select opening from tables where id = 'a'")).toEqual([{ opening: null }])
    expect(await storage.lines('b', 0)).toEqual(log(5))
  })

  it('leaves alone what is not finished, or not long enough', async () => {
    await storage.createTable(row('open', { status: 'open' }), [], [])
    await storage.createTable(row('stopped', { status: 'stopped' }), log(3), [])
    await storage.createTable(row('late', { ...finished, updatedAt: 500 }), log(3), [])
    expect(await compactAll(500)).toEqual([])
    expect(await compactAll(501)).toEqual(['late'])
  })

  it('takes a very long game in several steps, whole to its readers at each', async () => {
    await storage.createTable(row('a', finished), log(1000), [])
    for (const done of [false, false, true]) {
      expect(await upkeep((keeper) => keeper.compactNext(LATER, LATER, []))).toEqual({ table: 'a', done })
      expect(await storage.lines('a', 0)).toEqual(nameless(log(1000)))
      expect((await storage.table('a'))?.opening).toBe(finished.opening)
    }
    expect(await raw('select count(*) as n from lines')).toEqual([{ n: 0 }])
  })

  it('never touches a log that does not read back the same, and goes on with the others', async () => {
    const [first, , third] = log(3)
    await storage.createTable(row('gap', { ...finished, updatedAt: 1 }), [first, third], [])
    await storage.createTable(row('whole', finished), log(3), [])
    await expect(upkeep((keeper) => keeper.compactNext(LATER, LATER, []))).rejects.toMatchObject({ table: 'gap' })
    expect(await upkeep((keeper) => keeper.compactNext(LATER, LATER, ['gap']))).toMatchObject({ table: 'whole' })
    expect(await storage.lines('gap', 0)).toEqual([first, third])
  })

  it('shows readers lines or the piece at every moment, never neither and never a part', async () => {
    const tables = Array.from({ length: 30 }, (_, i) => `t${i}`)
    for (const id of tables) await storage.createTable(row(id, finished), log(450), [])
    const reader = await openStorage(where)
    const whole = nameless(log(450))
    let busy = true
    const wrong: string[] = []
    const read = async (from: Storage): Promise<number> => {
      let reads = 0
      for (; busy; reads++) {
        const id = tables[reads % tables.length]
        const seen = nameless(await from.lines(id, 400))
        if (!isDeepStrictEqual(seen, whole.slice(400))) wrong.push(id)
        if ((await from.table(id))?.opening !== finished.opening) wrong.push(id)
        await new Promise(setImmediate)
      }
      return reads
    }
    const reading = Promise.all([read(storage), read(reader)])
    expect(await compactAll()).toHaveLength(60)
    busy = false
    expect(Math.min(...(await reading))).toBeGreaterThan(5)
    expect(wrong).toEqual([])
    await reader.close()
  })

  it('removes a table that was never played, with all that hangs on it, unless it changed', async () => {
    await storage.createTable(row('a', { status: 'stopped' }), [], ['g1'])
    await storage.createTable(row('played', { status: 'stopped' }), log(1), [])
    await storage.createTable(row('from-position', { status: 'stopped', opening: '{}' }), [], [])
    await storage.addChat([{ id: 'm', table: 'a', guest: 'g1', seat: null, name: 'Ann', text: 'Hé', at: 1 }])
    const remove = (id: string, version: number) => upkeep((keeper) => keeper.removeUnplayed({ id, version }))
    expect(await remove('a', 2)).toBe(false)
    expect(await remove('played', 1)).toBe(false)
    expect(await remove('from-position', 1)).toBe(false)
    expect(await remove('a', 1)).toBe(true)
    expect(await storage.table('a')).toBeNull()
    expect(await storage.isMember('a', 'g1')).toBe(false)
    expect(await storage.chatMessage('m')).toBeNull()
  })

  it('walks through untouched tables in the order of their age', async () => {
    for (const [id, updatedAt] of [
      ['a', 5],
      ['b', 3],
      ['c', 5],
      ['d', 9],
    ] as const)
      await storage.createTable(row(id, { status: 'open', updatedAt }), [], [])
    const ids = async (cursor = START): Promise<string[]> =>
      (await upkeep((keeper) => keeper.untouched('open', 9, cursor))).map(({ id }) => id)
    expect(await ids()).toEqual(['b', 'a', 'c'])
    expect(await ids({ at: 5, id: 'a' })).toEqual(['c'])
  })

  it('passes over a table that cannot be read: the others have their turn', async () => {
    await storage.createTable(row('a', { status: 'open', doc: {} as TableRow['doc'] }), [], [])
    await storage.createTable(row('b', { status: 'open' }), [], [])
    const found = await upkeep((keeper) => keeper.untouched('open', LATER, START))
    expect(found.map(({ id }) => id)).toEqual(['b'])
  })

  it('forgets guests who were not seen since, but none of whom a table or a message speaks', async () => {
    for (const id of ['gone', 'sits', 'spoke', 'back', 'young'])
      await storage.putGuest({ id, name: id, language: 'en' }, id === 'young' ? 2000 : 10)
    await storage.createTable(row('a'), [], ['sits'])
    await storage.addChat([{ id: 'm', table: 'a', guest: 'spoke', seat: null, name: 'x', text: 'Hé', at: 1 }])
    const DAY = 24 * 3600 * 1000
    expect(await storage.guest('back', DAY + 10)).toMatchObject({ id: 'back' })
    expect(await upkeep((keeper) => keeper.count('guests', 1000, 10))).toBe(1)
    expect(await upkeep((keeper) => keeper.removeGuests(1000, START))).toEqual({ removed: 1, next: null })
    const there = async (id: string) => (await storage.guest(id, 2000)) !== null
    expect(await there('gone')).toBe(false)
    for (const id of ['sits', 'spoke', 'back', 'young']) expect(await there(id)).toBe(true)
  })

  it('goes through many guests a page at a time', async () => {
    for (let i = 0; i < 150; i++) await storage.putGuest({ id: `g${i}`, name: 'x', language: 'en' }, i < 130 ? 1 : 2)
    const first = await upkeep((keeper) => keeper.removeGuests(1000, START))
    expect(first).toMatchObject({ removed: 100, next: { at: 1 } })
    expect(await upkeep((keeper) => keeper.removeGuests(1000, first.next ?? START))).toEqual({
      removed: 50,
      next: null,
    })
  })

  it('removes old messages, the oldest first', async () => {
    await storage.createTable(row('a'), [], [])
    for (let at = 1; at <= 120; at++)
      await storage.addChat([{ id: `m${at}`, table: 'a', guest: null, seat: null, name: 'x', text: 'y', at }])
    expect(await upkeep((keeper) => keeper.removeChat(111))).toBe(100)
    expect(await storage.chatMessage('m101')).not.toBeNull()
    expect(await upkeep((keeper) => keeper.count('chat', 111, 1000))).toBe(10)
    expect(await upkeep((keeper) => keeper.removeChat(111))).toBe(10)
    expect(await upkeep((keeper) => keeper.removeChat(111))).toBe(0)
    expect(await storage.chat('a', 50)).toHaveLength(10)
  })

  /** What stands in the tables themselves. */
  async function raw(query: string): Promise<unknown[]> {
    if (where.databaseUrl === null) {
      const file = new Database(join(where.dataDir, DATABASE_FILE), { readonly: true })
      try {
        return file.prepare(query).all()
      } finally {
        file.close()
      }
    }
    const client = new pg.Client({ connectionString: where.databaseUrl })
    await client.connect()
    try {
      const { rows } = await client.query<Record<string, unknown>>(query)
      return rows.map((found) => ('n' in found ? { n: Number(found['n']) } : found))
    } finally {
      await client.end()
    }
  }
})

describe('the embedded file', () => {
  const backend = sqliteBackend()
  afterAll(() => backend.stop())

  async function filled(storage: Storage): Promise<void> {
    for (let i = 0; i < 70; i++) await storage.createTable(row(`t${i}`, { status: 'finished' }), log(450), [])
    await storage.upkeep(async (keeper) => {
      while ((await keeper.compactNext(LATER, LATER, [])) !== null);
    })
  }
  const size = (path: string): number => (existsSync(path) ? statSync(path).size : 0)

  it('becomes smaller, a few pages at a time', async () => {
    const where = await backend.fresh()
    const storage = await openStorage(where)
    const path = join(where.dataDir, DATABASE_FILE)
    const file = new Database(path)
    file.pragma('wal_checkpoint(TRUNCATE)')
    // Every table and index takes a page, whether anything is in it or not.
    const empty = size(path)
    await filled(storage)
    file.pragma('wal_checkpoint(TRUNCATE)')
    const before = size(path)
    const left: number[] = []
    await storage.upkeep((keeper) => {
      do left.push(keeper.reclaim(20))
      while ((left.at(-1) ?? 0) > 0)
      return Promise.resolve()
    })
    file.pragma('wal_checkpoint(TRUNCATE)')
    expect(left.length).toBeGreaterThan(5)
    expect(left[0] - left[1]).toBe(20)
    expect((size(path) - empty) * 4).toBeLessThan(before - empty)
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
    file.close()
    expect(await storage.lines('t7', 0)).toEqual(nameless(log(450)))
    await storage.close()
  })

  it('of an older release is made anew once, and then gives space back too', async () => {
    const where = await backend.fresh()
    const path = join(where.dataDir, DATABASE_FILE)
    const old = new Database(path)
    old.pragma('auto_vacuum = NONE')
    old.exec('create table before (x)')
    old.pragma('journal_mode = WAL')
    expect(old.pragma('auto_vacuum', { simple: true })).toBe(0)
    old.close()
    const storage = await openStorage(where)
    await filled(storage)
    expect(await storage.upkeep((keeper) => Promise.resolve(keeper.reclaim(1)))).toBeGreaterThan(0)
    await storage.close()
  })
})

describe('several processes on PostgreSQL', () => {
  const backend = postgresBackend()
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('do upkeep one at a time', async () => {
    const where = await backend.fresh()
    const [one, two] = [await openStorage(where), await openStorage(where)]
    const inside = await one.upkeep(() => two.upkeep(() => Promise.resolve('both')))
    expect(inside).toBeNull()
    expect(await two.upkeep(() => Promise.resolve('then'))).toBe('then')
    await one.close()
    await two.close()
  })

  it('notice one of a release that cannot read compact games, for as long as it runs', async () => {
    const where = await backend.fresh()
    const [one, two] = [await openStorage(where), await openStorage(where)]
    await one.listen(() => {})
    await two.listen(() => {})
    const besideOlder = () => one.upkeep((keeper) => Promise.resolve(keeper.besideOlder))
    expect(await besideOlder()).toBe(false)
    // As the release before listens.
    const older = new pg.Client({ connectionString: where.databaseUrl ?? '' })
    await older.connect()
    await older.query('listen waystation')
    expect(await besideOlder()).toBe(true)
    const newer = new pg.Client({ connectionString: where.databaseUrl ?? '', application_name: 'waystation 3' })
    await newer.connect()
    await newer.query('listen waystation')
    await older.end()
    await expect.poll(besideOlder).toBe(false)
    await newer.end()
    await one.close()
    await two.close()
  })
})
