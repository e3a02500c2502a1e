/** People at a table, through the real server. */
import { TableList } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { sqliteBackend } from './support/storages.ts'

const backend = sqliteBackend()
let server: RunningServer
let ann: Person
let bob: Person

beforeAll(async () => {
  server = await testServer(await backend.fresh())
  ann = await Person.named(server.url, 'Ann')
  bob = await Person.named(server.url, 'Bob', 'fr')
}, 30_000)
afterAll(async () => {
  await server.stop()
  await backend.stop()
})

describe('a table of two', () => {
  it('is opened, joined, started and played to the end', async () => {
    const id = await ann.open('tic-tac-toe')
    expect((await ann.get('/api/tables', TableList)).tables.map((table) => table.id)).toContain(id)
    const anns = await ann.stream(id)
    expect(await anns.next('hello')).toMatchObject({ you: 0, table: { status: 'open', fairness: null } })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const bobs = await bob.stream(id)
    const { table } = await bobs.next('hello')
    expect(table).toMatchObject({ status: 'running' })
    expect(await anns.next('position')).toMatchObject({ seq: 0, waiting: [{ seat: 0, kind: 'turn' }] })
    const marks = [1, 4, 2, 5, 3]
    for (const [i, mark] of marks.entries()) {
      const own = await (i % 2 === 0 ? anns : bobs).answer(i, `mark ${mark}`)
      expect(own).toMatchObject({ seq: i + 1, line: { seat: i % 2 } })
      await (i % 2 === 0 ? bobs : anns).next('position', ({ seq }) => seq === i + 1)
    }
    const { table: after } = await bobs.next('table')
    expect(after.status).toBe('finished')
    const record = await (await ann.fetch('GET', `/api/tables/${id}/record`)).text()
    expect(record).toContain(`commitment ${table.commitment}`)
    expect(record).toContain(`seed ${after.fairness?.seed}`)
  })
})
