/** Finished games of one person, however many: page by page, each once, and those that go on are never lost among them. */
import { MyHistory, MyTables } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import { personSeat } from '../src/tables/seats.ts'
import { Person } from './support/person.ts'
import { row } from './support/rows.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const GAMES = 130
const id = (n: number): string => `game${String(n).padStart(16, '0')}`

describe.each([sqliteBackend(), postgresBackend()])('my history on $name', (backend) => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('has every finished game once, the latest first, also where many ended in one moment', async () => {
    const where = await backend.fresh()
    const server = await testServer(where)
    const ann = await Person.named(server.url, 'Ann')
    const going = await ann.open('tic-tac-toe')
    const storage = await openStorage(where)
    const { doc } = (await storage.table(going)) ?? row(going)
    const [{ guest }] = doc.seats
    const seats = [personSeat({ id: guest ?? '', name: 'Ann', rateable: false })]
    const later = Date.now() + 1000
    for (let n = 0; n < GAMES; n++) {
      // Ten at a time have the same moment.
      const at = later + Math.floor(n / 10)
      const table = row(id(n), { status: 'finished', updatedAt: at, doc: { ...row(id(n)).doc, seats } })
      await storage.createTable(table, [], [guest ?? ''])
    }
    await storage.close()
    const found: string[] = []
    const sizes: number[] = []
    for (let before = ''; ; ) {
      const page: MyHistory = await ann.get(`/api/me/history${before}`, MyHistory)
      found.push(...page.tables.map((table) => table.id))
      sizes.push(page.tables.length)
      if (page.next === null) break
      before = `?before=${page.next}`
    }
    expect(sizes).toEqual([50, 50, 30])
    expect(found).toEqual(Array.from({ length: GAMES }, (_, n) => id(GAMES - 1 - n)))
    expect(await ann.refused('GET', '/api/me/history?before=nonsense')).toBe('bad-request')
    expect(await new Person(server.url).refused('GET', '/api/me/history')).toBe('sign-in-first')
    // A hundred newer ones do not hide what goes on.
    expect((await ann.get('/api/me/tables', MyTables)).tables.map((table) => table.id)).toContain(going)
    await server.stop()
  })
})
