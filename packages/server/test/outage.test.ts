/** PostgreSQL cuts connections, as it does in a failover: the process lives, and play goes on. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { postgresBackend } from './support/storages.ts'

const backend = postgresBackend()
let server: RunningServer
/** The operator, at a connection that is never cut. */
let operator: pg.Client
let ann: Person
let bob: Person

beforeAll(async () => {
  await backend.start()
  const where = await backend.fresh()
  server = await testServer(where)
  operator = new pg.Client({ connectionString: where.databaseUrl ?? '' })
  await operator.connect()
  ann = await Person.named(server.url, 'Ann')
  bob = await Person.named(server.url, 'Bob')
}, 60_000)
afterAll(async () => {
  await operator.end()
  await server.stop()
  await backend.stop()
}, 60_000)

/** Cuts every connection of the server; gives how many there were. */
async function cut(): Promise<number> {
  const { rowCount } = await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rowCount ?? 0
}

async function atPlay(): Promise<string> {
  const id = await ann.open('tic-tac-toe')
  await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
  return id
}

it('a connection in the middle of a transaction', async () => {
  const id = await ann.open('tic-tac-toe')
  await operator.query('begin')
  await operator.query('lock table tables in access exclusive mode')
  const joining = bob.fetch('POST', `/api/tables/${id}/join`, {})
  await pause(200)
  expect(await cut()).toBeGreaterThan(1)
  await operator.query('rollback')
  const { status } = await joining
  expect([200, 503]).toContain(status)
  if (status === 503) await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
})

it('between two answers and under an answer: each is acknowledged within two seconds, and counts once', async () => {
  const id = await atPlay()
  const [anns, bobs] = [await ann.stream(id), await bob.stream(id)]
  for (const [seq, option] of ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'].entries()) {
    const stream = seq % 2 === 0 ? anns : bobs
    await stream.next('position', (position) => position.seq === seq)
    const begun = performance.now()
    const cutting = seq % 2 === 0 ? cut() : null
    const { seq: reached } = await stream.answer(seq, option)
    await cutting
    expect(reached).toBe(seq + 1)
    expect(performance.now() - begun).toBeLessThan(2000)
  }
  const { rows } = await operator.query('select seq from lines where table_id = $1 order by seq', [id])
  expect(rows).toEqual([1, 2, 3, 4, 5].map((seq) => ({ seq })))
})

it('what other processes do is heard again afterwards', async () => {
  const id = await atPlay()
  const bobs = await bob.stream(id)
  await bobs.next('position')
  await cut()
  await pause(1500)
  await operator.query(
    `insert into lines (table_id, seq, seat, kind, option_id, client, at) values ($1, 1, 0, 'answer', 'mark 1', 'elsewhere', 1)`,
    [id],
  )
  const notice = JSON.stringify([{ kind: 'line', table: id, seq: 1, entry: { seat: 0, option: 'mark 1' } }])
  await operator.query(`select pg_notify('waystation', $1)`, [`${'0'.repeat(12)}${notice}`])
  expect((await bobs.next('position', ({ seq }) => seq === 1)).seq).toBe(1)
})
