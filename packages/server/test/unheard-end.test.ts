/** A game that another process ends, told to the people here whatever this process hears of it, and in whatever order. */
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { postgresBackend } from './support/storages.ts'
import type { Stream } from './support/stream.ts'

const backend = postgresBackend()
const finished: string[] = []
let server: RunningServer
/** The other process: writes what a server would write, and tells of it what and when it is asked to. */
let other: pg.Client
let ann: Person
let bob: Person

beforeAll(async () => {
  await backend.start()
  const where = await backend.fresh()
  server = await testServer(
    where,
    { limits: { lookMs: 100, graceMs: 0 } },
    { concerns: () => true, waiting: () => {}, finished: (table) => void finished.push(table) },
  )
  other = new pg.Client({ connectionString: where.databaseUrl ?? '' })
  await other.connect()
  ann = await Person.named(server.url, 'Ann')
  bob = await Person.named(server.url, 'Bob')
})
afterAll(async () => {
  await other.end()
  await server.stop()
  await backend.stop()
})

const LAST = { seq: 5, entry: { seat: 0, option: 'mark 3' } }

/** Ann has two in a row and is to move; Bob looks on. */
async function beforeTheEnd(): Promise<{ id: string; bobs: Stream }> {
  const id = await ann.open('tic-tac-toe')
  await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
  for (const [seq, option] of ['mark 1', 'mark 4', 'mark 2', 'mark 5'].entries()) {
    await (seq % 2 === 0 ? ann : bob).send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option })
  }
  const bobs = await bob.stream(id)
  await bobs.next('position', ({ seq }) => seq === 4)
  return { id, bobs }
}

/** The last line and the end in one transaction, as a server writes them. */
async function endElsewhere(id: string): Promise<void> {
  const { seq, entry } = LAST
  await other.query(
    `with last as (insert into lines (table_id, seq, seat, kind, option_id, client, at)
       values ($1, $2, $3, 'answer', $4, 'elsewhere', 1)),
     owed as (insert into due (table_id, seq, at) values ($1, $2, 0)
       on conflict (table_id) do update set seq = excluded.seq, at = excluded.at)
     update tables set status = 'finished', version = version + 1 where id = $1`,
    [id, seq, entry.seat, entry.option],
  )
}

async function notify(news: Record<string, unknown>): Promise<void> {
  await other.query(`select pg_notify('waystation', $1)`, [`${'0'.repeat(12)}${JSON.stringify([news])}`])
}

/** How often the end was told to Bob and to the rest of the server, once the last line has been heard of as well. */
async function timesTold(id: string, bobs: Stream): Promise<readonly [bob: number, server: number]> {
  await bobs.next('position', ({ over }) => over)
  await bobs.next('table', ({ table }) => table.status === 'finished')
  await notify({ kind: 'line', table: id, ...LAST })
  await bob.send('POST', `/api/tables/${id}/chat`, { text: 'well played' })
  await bobs.next('chat')
  await expect.poll(() => finished.includes(id)).toBe(true)
  const ends = bobs.messages.filter((message) => message.type === 'position' && message.over)
  return [ends.length, finished.filter((table) => table === id).length]
}

it('the last line comes after the news that the table has changed', async () => {
  const { id, bobs } = await beforeTheEnd()
  await endElsewhere(id)
  await notify({ kind: 'doc', table: id })
  expect(await timesTold(id, bobs)).toEqual([1, 1])
})

it('the last line comes after an answer for which the table was read again', async () => {
  const { id, bobs } = await beforeTheEnd()
  await endElsewhere(id)
  bobs.ask({ type: 'answer', seq: 4, option: 'mark 6' })
  expect(await timesTold(id, bobs)).toEqual([1, 1])
  expect(bobs.messages.some((message) => message.type === 'error' && message.error.code === 'game-over')).toBe(true)
})

it('the last line comes to a process that had to forget the position', async () => {
  const { id, bobs } = await beforeTheEnd()
  await other.query('begin')
  try {
    await other.query('lock table lines in access exclusive mode')
    // It is written again and again while the database is away, and given up after some seconds.
    const lost: (Response | Error)[] = []
    ann
      .fetch('POST', `/api/tables/${id}/answer`, { id: 'lost', seq: 4, option: 'mark 9' })
      .then((response) => lost.push(response))
      .catch((error: Error) => lost.push(error))
    await expect
      .poll(async () => {
        await cutWaiting()
        return lost
      })
      .toEqual([expect.objectContaining({ status: 503 })])
  } finally {
    await other.query('rollback')
  }
  await endElsewhere(id)
  await notify({ kind: 'doc', table: id })
  expect(await timesTold(id, bobs)).toEqual([1, 1])
})

/** Cuts the connections that wait to write a line, or to read what was written. */
async function cutWaiting(): Promise<void> {
  // Within a transaction the view would stay as it was first read.
  await other.query('select pg_stat_clear_snapshot()')
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where wait_event_type = 'Lock' and query like '%lines%'`,
  )
}
