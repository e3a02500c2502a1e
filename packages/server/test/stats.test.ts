/** What the database holds, on both databases, beside a running server. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statsCommand } from '../src/ops/commands.ts'
import type { Stats } from '../src/ops/stats.ts'
import { openStorage } from '../src/storage/open.ts'
import { answer, row } from './support/rows.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

async function said(args: readonly string[], where: Partial<Where>, env: Record<string, string> = {}) {
  const text: string[] = []
  const output = { out: (line: string) => void text.push(line), err: (line: string) => void text.push(line) }
  const folder = where.dataDir === undefined ? [] : ['--data-dir', where.dataDir]
  const database = where.databaseUrl ? { DATABASE_URL: where.databaseUrl } : {}
  const code = await statsCommand([...args, ...folder], { ...database, ...env }, output)
  return { code, text: text.join('') }
}

describe.each([sqliteBackend(), postgresBackend()])('stats on $name', (backend) => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('counts tables, rows and bytes and says what retention would do, without touching anything', async () => {
    const where = await backend.fresh()
    const storage = await openStorage(where)
    const lines = Array.from({ length: 300 }, (_, i) => answer('a', i + 1).line)
    await storage.createTable(row('a', { status: 'finished' }), lines, ['g1'])
    await storage.createTable(row('b', { status: 'finished', game: 'trap' }), lines.slice(0, 5), [])
    await storage.createTable(row('c', { status: 'open' }), [], [])
    await storage.putGuest({ id: 'g1', name: 'Ann', language: 'en' }, 1)
    await storage.putGuest({ id: 'g2', name: 'Bob', language: 'en' }, 1)
    await storage.addChat([{ id: 'm', table: 'a', guest: null, seat: null, name: 'x', text: 'y', at: 1 }])
    await storage.upkeep((upkeep) => upkeep.compactNext(Date.now(), 5, ['b']))
    const json = await said(['--json'], where, { KEEP_CHAT: '1d' })
    expect(json.code).toBe(0)
    const found = JSON.parse(json.text) as Stats
    expect(found).toMatchObject({
      database: storage.kind,
      games: [
        { game: 'tic-tac-toe', status: 'finished', tables: 1 },
        { game: 'tic-tac-toe', status: 'open', tables: 1 },
        { game: 'trap', status: 'finished', tables: 1 },
      ],
      kinds: { lines: { rows: 5 }, compact_games: { rows: 1 }, guests: { rows: 2 }, chat: { rows: 1 } },
      due: { games: 1, tables: 1, guests: 1, chat: 1, reports: 0 },
      lifetimes: { compactGames: '7d', chat: '1d' },
      oldest: row('a').createdAt,
    })
    expect(found.bytes).toBeGreaterThan(0)
    expect(found.kinds.lines.bytes).toBeGreaterThan(0)
    expect(found.kinds.lines.indexBytes).toBeGreaterThan(0)
    expect(await storage.lines('b', 0)).toHaveLength(5)
    const english = await said([], where, { LANG: 'en' })
    expect(english.text).toMatch(/lines of games +5 /)
    expect(english.text).toMatch(/games to compact +1 +7d/)
    const french = await said([], where, { LANG: 'fr' })
    expect(french.text).toMatch(/parties à compacter +1 +7d/)
    expect(french.text).toContain(' Mo')
    await storage.close()
  })
})

describe('stats', () => {
  it('explains itself, and says what is wrong in one line', async () => {
    expect((await said(['--help'], {}, { LANG: 'fr' })).text).toContain('--json')
    const empty = mkdtempSync(join(tmpdir(), 'waystation-none-'))
    const missing = await said([], { dataDir: empty })
    expect(missing).toEqual({ code: 1, text: `error: there is no database in ${empty}\n` })
    expect(readdirSync(empty)).toEqual([])
    const away = await said([], { dataDir: empty, databaseUrl: 'postgres://u:geheim@127.0.0.1:1/w' })
    expect(away).toEqual({ code: 1, text: 'error: the database does not answer: check DATABASE_URL\n' })
    expect((await said(['--colour'], { dataDir: empty })).code).toBe(2)
    rmSync(empty, { recursive: true, force: true })
    expect(existsSync(empty)).toBe(false)
  })
})
