/** PostgreSQL cuts connections, as it does in a failover: the process lives, and play goes on. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { openStorage } from '../src/storage/open.ts'
import { Operator } from './support/operator.ts'
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
}, 60_000)
afterAll(async () => {
  await operator.end()
  await server.stop()
  await backend.stop()
}, 60_000)

async function atPlay(): Promise<string> {
  const id = await ann.open('tic-tac-toe')
  await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
  return id
}

it('a connection in the middle of a transaction', async () => {
  const id = await ann.open('tic-tac-toe')
  await operator.client.query('begin')
  await operator.client.query('lock table tables in access exclusive mode')
  const joining = bob.fetch('POST', `/api/tables/${id}/join`, {})
  await pause(200)
  expect(await operator.cut()).toBeGreaterThan(1)
  await operator.client.query('rollback')
  const { status } = await joining
  expect([200, 503]).toContain(status)
  if (status === 503) await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
})

it('under a stream that is being opened', async () => {
  const id = await atPlay()
  await operator.client.query('begin')
  await operator.client.query('lock table chat in access exclusive mode')
  const anns = await ann.stream(id)
  await pause(200)
  expect(await operator.cut()).toBeGreaterThan(0)
  await operator.client.query('rollback')
  expect((await anns.next('position')).seq).toBe(0)
})

it('between two answers and under an answer: each is acknowledged within two seconds, and counts once', async () => {
  const id = await atPlay()
  const [anns, bobs] = [await ann.stream(id), await bob.stream(id)]
  for (const [seq, option] of ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'].entries()) {
    const stream = seq % 2 === 0 ? anns : bobs
    await stream.next('position', (position) => position.seq === seq)
    const begun = performance.now()
    const cutting = seq % 2 === 0 ? operator.cut() : null
    const { seq: reached } = await stream.answer(seq, option)
    await cutting
    expect(reached).toBe(seq + 1)
    expect(performance.now() - begun).toBeLessThan(2000)
  }
  const { rows } = await operator.client.query('select seq from lines where table_id = $1 order by seq', [id])
  expect(rows).toEqual([1, 2, 3, 4, 5].map((seq) => ({ seq })))
})

it('what other processes do is heard again afterwards', async () => {
  const id = await atPlay()
  const bobs = await bob.stream(id)
  await bobs.next('position')
  await operator.cut()
  await pause(1500)
  await operator.client.query(
    `insert into lines (table_id, seq, seat, kind, option_id, client, at) values ($1, 1, 0, 'answer', 'mark 1', 'elsewhere', 1)`,
    [id],
  )
  const notice = JSON.stringify([{ kind: 'line', table: id, seq: 1, entry: { seat: 0, option: 'mark 1' } }])
  await operator.client.query(`select pg_notify('waystation', $1)`, [`${'0'.repeat(12)}${notice}`])
  expect((await bobs.next('position', ({ seq }) => seq === 1)).seq).toBe(1)
})

it('a connection on which retention rests between two steps: that run fails, and the next one goes through', async () => {
  const storage = await openStorage(where)
  const run = storage.upkeep(async (upkeep) => {
    expect(await operator.cut(`pid in (select pid from pg_locks where locktype = 'advisory')`)).toBe(1)
    await pause(200)
    return await upkeep.count('games', 1, 1)
  })
  await expect(run).rejects.toThrow(/connection|terminat|not queryable/i)
  expect(await storage.upkeep((upkeep) => upkeep.count('games', 1, 1))).toBe(0)
  await storage.close()
})
