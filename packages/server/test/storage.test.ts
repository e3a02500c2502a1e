/** One contract, two databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import type { Line, News, Storage, TableRow } from '../src/storage/types.ts'
import { openSeat } from '../src/tables/seats.ts'
import { answer, row } from './support/rows.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

describe.each([sqliteBackend(), postgresBackend()])('storage on $name', (backend) => {
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

  it('gives a table back as it was put', async () => {
    await storage.createTable(row('a', { opening: '{"seq":3}' }), [answer('a', 1).line], ['g1'])
    expect(await storage.table('a')).toEqual(row('a', { opening: '{"seq":3}' }))
    expect(await storage.table('b')).toBeNull()
    expect(await storage.lines('a', 0)).toEqual([answer('a', 1).line])
    expect(await storage.isMember('a', 'g1')).toBe(true)
    expect(await storage.isMember('a', 'g2')).toBe(false)
  })

  it('reads tables that were written before hints were a choice', async () => {
    const { hints: _hints, ...doc } = row('a').doc
    await storage.createTable(row('a', { doc: doc as TableRow['doc'] }), [], [])
    expect((await storage.table('a'))?.doc).toEqual({ ...doc, hints: false })
  })

  it('shows no more of the endless names that an earlier release took from records than of any other', async () => {
    const seats = ['evil '.repeat(25_000), 'Bob'].map((name) => ({ ...openSeat, kind: 'person', name }) as const)
    await storage.createTable(row('a', { doc: { ...row('a').doc, seats }, status: 'finished' }), [], ['g1'])
    const [listed] = await storage.tablesOf('g1', 10)
    expect(listed.doc.seats.map(({ name }) => name)).toEqual(['evil '.repeat(8).trim(), 'Bob'])
  })

  it('appends the lines of many tables at once, and refuses a number that is taken', async () => {
    await storage.createTable(row('a'), [], [])
    await storage.createTable(row('b'), [], [])
    expect(await storage.append([answer('a', 1), answer('b', 1)])).toEqual([true, true])
    expect(await storage.append([answer('a', 1), answer('b', 2)])).toEqual([false, true])
    expect(await storage.lines('a', 0)).toEqual([answer('a', 1).line])
    expect(await storage.lines('b', 1)).toEqual([answer('b', 2).line])
  })

  it('keeps undo lines apart from answers', async () => {
    await storage.createTable(row('a'), [], [])
    const undo = { seq: 2, entry: { seat: 1, undo: 'own' }, client: null, at: 5 } as const
    const agreed = { seq: 3, entry: { seat: 0, undo: 'agreed' }, client: 'x', at: 6 } as const
    await storage.append([answer('a', 1)])
    await storage.append([answer('a', 2, { line: undo })])
    await storage.append([answer('a', 3, { line: agreed })])
    expect(await storage.lines('a', 1)).toEqual([undo, agreed])
  })

  it('does not guess at a line of a kind that a later release wrote', async () => {
    await storage.createTable(row('a'), [answer('a', 1).line], [])
    const resigned = { seat: 0, quiet: 'resigned' } as const
    await storage.append([answer('a', 2, { line: { seq: 2, entry: resigned, client: null, at: 5 } })])
    expect((await storage.lines('a', 1)).map(({ entry }) => entry)).toEqual([resigned])
    const novel = { seat: 0, undo: 'novel' } as unknown as Line['entry']
    await storage.append([answer('a', 3, { line: { seq: 3, entry: novel, client: null, at: 6 } })])
    await expect(storage.lines('a', 0)).rejects.toThrow('a line of table a is of an unknown kind: novel')
  })

  it('writes nothing of a refused line: neither its snapshot nor the end of the game', async () => {
    await storage.createTable(row('a'), [answer('a', 1).line], [])
    const late = answer('a', 1, { finished: true, snapshot: { seq: 1, hash: 'h', body: '{}' } })
    expect(await storage.append([late])).toEqual([false])
    expect((await storage.table('a'))?.status).toBe('running')
    expect(await storage.snapshot('a')).toBeNull()
  })

  it('ends the game with its last line', async () => {
    await storage.createTable(row('a'), [], [])
    const last = answer('a', 1, { finished: true, snapshot: { seq: 1, hash: 'h', body: '{}' } })
    expect(await storage.append([last])).toEqual([true])
    expect(await storage.table('a')).toMatchObject({ status: 'finished', version: 2 })
    expect(await storage.snapshot('a')).toEqual({ seq: 1, hash: 'h', body: '{}' })
  })

  it('keeps the newest snapshot', async () => {
    await storage.createTable(row('a'), [], [])
    const keep = (seq: number, hash: string) =>
      storage.append([answer('a', seq, { snapshot: { seq, hash, body: '{}' } })])
    await keep(5, 'five')
    await keep(3, 'three')
    expect((await storage.snapshot('a'))?.hash).toBe('five')
    await keep(6, 'six')
    expect((await storage.snapshot('a'))?.hash).toBe('six')
  })

  it('changes a table only from the version that was read', async () => {
    await storage.createTable(row('a', { status: 'open' }), [], [])
    const doc = { ...row('a').doc, rematch: 'b' }
    expect(await storage.updateTable('a', 1, { status: 'running', doc, at: 7 })).toBe(true)
    expect(await storage.updateTable('a', 1, { status: 'stopped', doc, at: 8 })).toBe(false)
    expect(await storage.table('a')).toEqual(row('a', { status: 'running', doc, version: 2, updatedAt: 7 }))
  })

  it('lists the lobby, newest first, without private tables', async () => {
    await storage.createTable(row('a', { status: 'open', updatedAt: 1 }), [], ['g1'])
    await storage.createTable(row('b', { status: 'open', updatedAt: 3 }), [], ['g1', 'g2'])
    await storage.createTable(row('c', { status: 'open', updatedAt: 2, visibility: 'private' }), [], ['g2'])
    await storage.createTable(row('d', { status: 'open', updatedAt: 4, game: 'other' }), [], [])
    await storage.createTable(row('e', { status: 'finished', updatedAt: 5 }), [], [])
    const ids = (rows: readonly TableRow[]): string[] => rows.map((table) => table.id)
    expect(ids(await storage.publicTables({ status: 'open', limit: 10 }))).toEqual(['d', 'b', 'a'])
    expect(ids(await storage.publicTables({ status: 'open', game: 'tic-tac-toe', limit: 1 }))).toEqual(['b'])
    expect(ids(await storage.tablesOf('g2', 10))).toEqual(['b', 'c'])
  })

  it('knows guests, chat and invites', async () => {
    await storage.putGuest({ id: 'g1', name: 'Ann', language: 'en' }, 1)
    await storage.putGuest({ id: 'g1', name: 'Anne', language: 'fr' }, 2)
    expect(await storage.guest('g1', 3)).toEqual({
      id: 'g1',
      name: 'Anne',
      language: 'fr',
      rateable: false,
      role: null,
      bannedUntil: null,
    })
    expect(await storage.guest('g2', 3)).toBeNull()
    await storage.createTable(row('a'), [], [])
    const say = (id: string, at: number) => ({ id, table: 'a', guest: 'g1', seat: null, name: 'Anne', text: 'Hé', at })
    await storage.addChat([say('m1', 1)])
    await storage.addChat([say('m2', 2)])
    await storage.addChat([say('m3', 3)])
    expect(await storage.chat('a', 2)).toEqual([say('m2', 2), say('m3', 3)])
    expect(await storage.chatMessage('m1')).toEqual(say('m1', 1))
    const invite = { id: 'i1', table: 'a', tokenHash: 'h', createdAt: 1, revokedAt: null }
    await storage.addInvite(invite)
    expect(await storage.invites('a')).toEqual([invite])
    expect(await storage.revokeInvite('b', 'i1', 5)).toBe(false)
    expect(await storage.revokeInvite('a', 'i1', 5)).toBe(true)
    expect(await storage.revokeInvite('a', 'i1', 6)).toBe(false)
    expect(await storage.invites('a')).toEqual([])
  })

  it('stores a setting once', async () => {
    expect(await storage.setting('key', 'one')).toBe('one')
    expect(await storage.setting('key', 'two')).toBe('one')
  })

  it('is still there after closing and opening, and migrates only once', async () => {
    await storage.createTable(row('a'), [answer('a', 1).line], [])
    await storage.close()
    storage = await openStorage(where)
    expect(await storage.lines('a', 0)).toHaveLength(1)
    await storage.write(1)
  })
})

describe('two processes on PostgreSQL', () => {
  const backend = postgresBackend()
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('hear of each other, not of themselves, and race for a line without harm', async () => {
    const where = await backend.fresh()
    const one = await openStorage(where)
    const two = await openStorage(where)
    const heard: [string, News][] = []
    await one.listen((news) => heard.push(['one', news]))
    await two.listen((news) => heard.push(['two', news]))
    await one.createTable(row('a'), [], [])
    const wins: boolean[] = []
    for (let seq = 1; seq <= 20; seq++) {
      const tries = await Promise.all([one.append([answer('a', seq)]), two.append([answer('a', seq)])])
      wins.push(...tries.flat())
    }
    expect(wins.filter(Boolean)).toHaveLength(20)
    expect(await one.lines('a', 0)).toHaveLength(20)
    await one.updateTable('a', 1, { doc: row('a').doc, at: 1 })
    await expect.poll(() => heard.length).toBe(21)
    expect(heard.filter(([who, news]) => who === 'one' && news.kind === 'doc')).toEqual([])
    // Each hears in order; what one has heard by then says nothing about the other.
    const byTwo = heard.filter(([who]) => who === 'two')
    expect(byTwo.at(-1)).toEqual(['two', { kind: 'doc', table: 'a' }])
    await one.close()
    await two.close()
  })

  it('are told the lines themselves, however many at once', async () => {
    const where = await backend.fresh()
    const one = await openStorage(where)
    const two = await openStorage(where)
    const heard: News[] = []
    await two.listen((news) => heard.push(news))
    const tables = Array.from({ length: 80 }, (_, i) => `t${i}`)
    for (const id of tables) await one.createTable(row(id), [], [])
    const option = (id: string): string => `${id} “é”\\{,}${'x'.repeat(300)}`
    const batch = tables.map((table, i) => {
      const entry = i % 8 === 0 ? ({ seat: 1, undo: 'agreed' } as const) : { seat: 0, option: option(table) }
      return { ...answer(table, 1), line: { seq: 1, entry, client: null, at: 5 } }
    })
    expect(await one.append([batch[3]])).toEqual([true])
    const stands = await one.append(batch)
    expect(stands).toEqual(batch.map((_, i) => i !== 3))
    await expect.poll(() => heard.length).toBe(80)
    const byTable = new Map(heard.map((news) => [news.kind === 'line' ? news.table : '', news]))
    for (const { table, line } of batch) {
      expect(byTable.get(table)).toEqual({ kind: 'line', table, seq: 1, entry: line.entry })
      expect((await two.lines(table, 0))[0].entry).toEqual(line.entry)
    }
    await one.close()
    await two.close()
  })
})
