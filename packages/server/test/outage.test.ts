/** PostgreSQL cuts connections, as it does in a failover: the process lives, and play goes on. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { openStorage } from '../src/storage/open.ts'
import { Operator, UPKEEP } from './support/operator.ts'
import { answersThroughCuts } from './support/outage-run.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, type Where } from './support/storages.ts'

const backend = postgresBackend()
let server: RunningServer
/** The operator, at a connection that is never cut. */
let operator: Operator
let where: Where
let ann: Person
let bob: Person

beforeAll(async () => {
  await backend.start()
  where = await backend.fresh()
  server = await testServer(where)
  operator = await Operator.of(where.databaseUrl)
  ann = await Person.named(server.url, 'Ann')
  bob = await Person.named(server.url, 'Bob')
})
afterAll(async () => {
  await operator.end()
  await server.stop()
  await backend.stop()
})

async function atPlay(): Promise<string> {
  const id = await ann.open('tic-tac-toe')
  await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
  return id
}

it('a connection in the middle of a transaction', async () => {
  const id = await ann.open('tic-tac-toe')
  const { joining } = await operator.locking('tables', async () => {
    const asked = { joining: bob.fetch('POST', `/api/tables/${id}/join`, {}) }
    await expect.poll(() => operator.waiting()).toBeGreaterThan(0)
    expect(await operator.cut()).toBeGreaterThan(1)
    return asked
  })
  const { status } = await joining
  expect([200, 503]).toContain(status)
  if (status === 503) await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
})

it('under a stream that is being opened', async () => {
  const id = await atPlay()
  const anns = await operator.locking('chat', async () => {
    const stream = await ann.opening(id)
    await expect.poll(() => operator.waiting()).toBeGreaterThan(0)
    expect(await operator.cut()).toBeGreaterThan(0)
    return stream
  })
  expect((await anns.next('position')).seq).toBe(0)
})

it('under an answer that is being written: it is acknowledged, and counts once', async () => {
  const id = await atPlay()
  const stream = await ann.stream(id)
  await stream.next('position')
  const { answered } = await operator.locking('lines', async () => {
    const sent = { answered: stream.answer(0, 'mark 1') }
    await expect.poll(() => operator.waiting()).toBeGreaterThan(0)
    expect(await operator.cut()).toBeGreaterThan(1)
    return sent
  })
  expect((await answered).seq).toBe(1)
  const { rows } = await operator.client.query('select seq from lines where table_id = $1', [id])
  expect(rows).toEqual([{ seq: 1 }])
})

it('between two answers and under an answer: each is acknowledged, and counts once', async () => {
  const id = await atPlay()
  expect(await answersThroughCuts(operator, [await ann.stream(id), await bob.stream(id)])).toHaveLength(5)
  const { rows } = await operator.client.query('select seq from lines where table_id = $1 order by seq', [id])
  expect(rows).toEqual([1, 2, 3, 4, 5].map((seq) => ({ seq })))
})

it('what other processes do is heard again afterwards', async () => {
  const id = await atPlay()
  const bobs = await bob.stream(id)
  await bobs.next('position')
  await expect.poll(() => operator.listeners()).toHaveLength(1)
  const before = await operator.listeners()
  await operator.cut()
  await expect.poll(() => operator.listeners()).toEqual([expect.not.toBeOneOf(before)])
  await operator.client.query(
    `insert into lines (table_id, seq, seat, kind, option_id, client, at) values ($1, 1, 0, 'answer', 'mark 1', 'elsewhere', 1)`,
    [id],
  )
  const news = JSON.stringify([{ kind: 'line', table: id, seq: 1, entry: { seat: 0, option: 'mark 1' } }])
  await operator.client.query(`select pg_notify('waystation', $1)`, [`${'0'.repeat(12)}${news}`])
  expect((await bobs.next('position', ({ seq }) => seq === 1)).seq).toBe(1)
})

it('a connection on which retention rests between two steps: that run fails, and the next one goes through', async () => {
  const storage = await openStorage(where)
  const run = storage.upkeep(async (upkeep) => {
    expect(await operator.cut(UPKEEP)).toBe(1)
    await expect.poll(() => operator.keepers()).toBe(0)
    return await upkeep.count('games', 1, 1)
  })
  await expect(run).rejects.toThrow(/connection|terminat|not queryable/i)
  expect(await storage.upkeep((upkeep) => upkeep.count('games', 1, 1))).toBe(0)
  await storage.close()
})
