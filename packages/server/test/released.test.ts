/** Databases that released versions wrote: migrated, shown as they were, played on to the end. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { allGames, loadRules } from '@waystation/catalog'
import { parseRecord, verify } from '@waystation/kernel'
import { TableAnswer } from '@waystation/protocol'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASE_FILE, openStorage } from '../src/storage/open.ts'
import { type Expected, HELD, SECRET, shownTo } from './fixtures/expected.ts'
import { postgresColumns, restorePostgres } from './support/dump.ts'
import { Person } from './support/person.ts'
import { playOut } from './support/play-out.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const FIXTURES = fileURLToPath(new URL('./fixtures/', import.meta.url))
const releases = readdirSync(FIXTURES).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
const last = [...releases].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? ''

const packed = (release: string, file: string): Buffer =>
  gunzipSync(readFileSync(join(FIXTURES, release, `${file}.gz`)))
const expectedOf = (release: string) =>
  JSON.parse(readFileSync(join(FIXTURES, release, 'expected.json'), 'utf8')) as Record<'sqlite' | 'postgres', Expected>

interface Kind {
  readonly backend: ReturnType<typeof sqliteBackend>
  readonly kind: 'sqlite' | 'postgres'
  restore(where: Where, release: string): Promise<void>
  columns(where: Where): Promise<Map<string, string>>
}

function sqliteColumns({ dataDir }: Where): Map<string, string> {
  const file = new Database(join(dataDir, DATABASE_FILE), { readonly: true })
  const rows = file
    .prepare<[], { name: string; text: string }>(
      `select t.name || '.' || c.name as name, c.type ||
        case when c."notnull" = 1 and c.dflt_value is null then ' required' else '' end as text
       from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`,
    )
    .all()
  file.close()
  return new Map(rows.map(({ name, text }) => [name, text]))
}

const KINDS: readonly Kind[] = [
  {
    backend: sqliteBackend(),
    kind: 'sqlite',
    restore({ dataDir }, release) {
      mkdirSync(dataDir, { recursive: true })
      writeFileSync(join(dataDir, DATABASE_FILE), packed(release, DATABASE_FILE))
      return Promise.resolve()
    },
    columns: (where) => Promise.resolve(sqliteColumns(where)),
  },
  {
    backend: postgresBackend(),
    kind: 'postgres',
    restore: ({ databaseUrl }, release) =>
      restorePostgres(databaseUrl ?? '', packed(release, 'postgres.sql').toString()),
    columns: ({ databaseUrl }) => postgresColumns(databaseUrl ?? ''),
  },
]

async function verifyRecord(text: string): Promise<void> {
  const record = parseRecord(text)
  const entry = allGames().find(({ id }) => id === record.game)
  if (!entry) throw new Error(`there is no ${record.game} any more`)
  verify(await loadRules(entry, record.rules), record)
}

describe.each(KINDS)('a database on $backend.name written by', ({ backend, kind, restore, columns }) => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it.each(releases)(
    '%s: every position is shown as it was, every game ends, every record verifies',
    async (release) => {
      const where = await backend.fresh()
      await restore(where, release)
      const { cookies, shown } = expectedOf(release)[kind]
      const peopleAt = (url: string): Person[] => cookies.map((cookie) => Object.assign(new Person(url), { cookie }))
      const before = await testServer(where, { ...HELD, secret: SECRET })
      const found: Record<string, string[]> = {}
      for (const id of Object.keys(shown)) found[id] = await shownTo(peopleAt(before.url), id)
      expect(found).toEqual(shown)
      await before.stop()

      const server = await testServer(where, {
        secret: SECRET,
        retention: { compactGames: 0, pauseMs: 0, everyMs: 1e9 },
      })
      const people = peopleAt(server.url)
      const records = new Map<string, string>()
      for (const id of Object.keys(shown)) {
        const record = await finished(id, people)
        if (record !== null) records.set(id, record)
      }
      expect(records.size).toBeGreaterThanOrEqual(9)
      for (const record of records.values()) await verifyRecord(record)
      await server.retention.run()
      for (const [id, record] of records) {
        expect(await (await people[0].fetch('GET', `/api/tables/${id}/record`)).text()).toBe(record)
      }
      await server.stop()
    },
  )

  it('the last release keeps what it uses: nothing is taken away, and what is new need not be written', async () => {
    const where = await backend.fresh()
    await restore(where, last)
    const before = await columns(where)
    await (await openStorage(where)).close()
    const after = await columns(where)
    const { unused } = expectedOf(last)[kind]
    const used = [...before].filter(([name]) => !unused.includes(name) && !unused.includes(name.split('.')[0]))
    expect(used.filter(([name, type]) => after.get(name) !== type)).toEqual([])
    const tables = new Set([...before.keys()].map((name) => name.split('.')[0]))
    const added = [...after].filter(([name]) => !before.has(name) && tables.has(name.split('.')[0]))
    expect(added.filter(([, type]) => type.endsWith(' required'))).toEqual([])
  })
})

/** Plays a table on to its end if it has begun; its record, if it has one. */
async function finished(id: string, people: readonly Person[]): Promise<string | null> {
  const seats = await Promise.all(people.map((person) => person.fetch('GET', `/api/tables/${id}`)))
  const seen = await Promise.all(
    seats.map(async (answer) => (answer.ok ? TableAnswer.parse(await answer.json()) : null)),
  )
  const seated = people.filter((_, i) => typeof seen[i]?.you === 'number')
  const table = seen.find((answer) => answer !== null)?.table
  if (!table || (table.status !== 'running' && table.status !== 'finished')) return null
  if (table.status === 'running') await playOut(id, seated)
  const record = await seated[0].fetch('GET', `/api/tables/${id}/record`)
  const redealt = table.origin.kind === 'fork' && table.origin.redealt
  expect(record.status).toBe(redealt ? 409 : 200)
  return redealt ? null : await record.text()
}
