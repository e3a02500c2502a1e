/**
 * Games that are over, read from a replica. Another database stands for it, in which is what the tests put there: all of it, less of it,
 * or nothing. A real one, which follows by itself, is in `replica.long.test.ts`.
 */
import { createServer, type Server, type Socket } from 'node:net'
import { History, PositionAnswer } from '@waystation/protocol'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import { Replica } from '../src/storage/replica.ts'
import type { Line, Snapshot, Storage } from '../src/storage/types.ts'
import { dumpPostgres, restorePostgres } from './support/dump.ts'
import { Person } from './support/person.ts'
import { playOut } from './support/play-out.ts'
import { freePort } from './support/postgres.ts'
import { answer, row } from './support/rows.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, type Where } from './support/storages.ts'

const backend = postgresBackend()
beforeAll(() => backend.start())
afterAll(() => backend.stop())

const from = (where: Where): string => where.databaseUrl ?? ''
const log = (count: number, of: string): Line[] =>
  Array.from({ length: count }, (_, i) => answer('a', i + 1).line).map((line) => ({ ...line, client: of }))

async function sql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('the log of a finished game', () => {
  let where: Where
  let house: Storage
  let copy: Storage
  let copyUrl: string
  const told: (string | null)[] = []
  const read: boolean[] = []
  const opened: Replica[] = []

  beforeEach(async () => {
    where = await backend.fresh()
    house = await openStorage(where)
    const other = await backend.fresh()
    copyUrl = from(other)
    copy = await openStorage(other)
    await house.createTable(row('a', { status: 'finished' }), log(5, 'house'), [])
  })
  afterEach(async () => {
    for (const list of [told, read]) list.splice(0)
    for (const one of opened.splice(0)) await one.close()
    await house.close()
    await copy.close()
  })

  function replica(url = copyUrl, restMs = 0): Replica {
    const setting = { url, trouble: (why: string | null) => told.push(why), read: (here: boolean) => read.push(here) }
    const made = new Replica(house, setting, { connectMs: 2000, answerMs: 200, restMs })
    opened.push(made)
    return made
  }
  const whose = async (one: Replica): Promise<(string | null)[]> => [
    ...new Set((await one.lines('a', 0)).map(({ client }) => client)),
  ]

  it('comes from the replica once that knows of the end', async () => {
    await copy.createTable(row('a', { status: 'finished' }), log(5, 'copy'), [])
    const one = replica()
    expect(await one.lines('a', 0)).toEqual(log(5, 'copy'))
    expect(await one.lines('a', 3)).toEqual(log(5, 'copy').slice(3))
    expect(read).toEqual([true, true])
    expect(told).toEqual([])
  })

  it('comes from the database while the replica lacks the table, or its end', async () => {
    const one = replica()
    expect(await whose(one)).toEqual(['house'])
    await copy.createTable(row('a', { status: 'running' }), log(4, 'copy'), [])
    expect(await whose(one)).toEqual(['house'])
    expect(await one.snapshot('a')).toBeNull()
    await copy.append([answer('a', 5, { finished: true, line: log(5, 'copy')[4] })])
    expect(await whose(one)).toEqual(['copy'])
    expect(read).toEqual([false, false, false, true])
    expect(told).toEqual([])
  })

  it('is the same where one has made one piece of it and the other has not', async () => {
    const kept: Snapshot = { seq: 5, hash: 'h', body: '{}' }
    await copy.createTable(row('a', { status: 'finished' }), log(5, 'copy'), [])
    await copy.keepSnapshot('a', kept)
    const one = replica()
    expect(await one.snapshot('a')).toEqual(kept)
    await copy.upkeep((keeper) => keeper.compactNext(Date.now(), 1, []))
    expect(await one.lines('a', 3)).toEqual(
      log(5, 'copy')
        .slice(3)
        .map((line) => ({ ...line, client: null })),
    )
    expect(await one.snapshot('a')).toEqual(kept)
    await house.upkeep((keeper) => keeper.compactNext(Date.now(), 1, []))
    expect(await one.lines('a', 3)).toEqual(await house.lines('a', 3))
    expect(read).toEqual([true, true, true, true])
  })

  it('comes from the database where there is no replica, or one without a house in it', async () => {
    const nobody = replica(`postgres://waystation:x@127.0.0.1:${await freePort()}/w`)
    expect(await whose(nobody)).toEqual(['house'])
    const empty = replica(from(await backend.fresh()))
    expect(await whose(empty)).toEqual(['house'])
    expect(await whose(empty)).toEqual(['house'])
    expect(read).toEqual([false, false, false])
    // Once for each, however often it is tried.
    expect(told).toEqual([expect.stringContaining('ECONNREFUSED'), expect.stringContaining('"tables" does not exist')])
  })

  it('waits for a replica that does not answer no longer than it must, and comes back to it afterwards', async () => {
    await copy.createTable(row('a', { status: 'finished' }), log(5, 'copy'), [])
    const one = replica()
    expect(await whose(one)).toEqual(['copy'])
    const holder = new pg.Client({ connectionString: copyUrl })
    await holder.connect()
    await holder.query('begin; lock table tables')
    expect(await Promise.all([whose(one), whose(one)])).toEqual([['house'], ['house']])
    expect(told).toEqual([expect.stringContaining('timeout')])
    await holder.query('rollback')
    await holder.end()
    expect(await whose(one)).toEqual(['copy'])
    expect(told.at(-1)).toBeNull()
  })

  it('leaves a replica alone for a while after trouble', async () => {
    let calls = 0
    const rude: Server = createServer((socket: Socket) => {
      calls++
      socket.destroy()
    })
    const port = await freePort()
    await new Promise<void>((resolve) => rude.listen(port, '127.0.0.1', resolve))
    const one = replica(`postgres://waystation:x@127.0.0.1:${port}/w`, 1_000_000)
    for (let n = 0; n < 5; n++) expect(await whose(one)).toEqual(['house'])
    expect(calls).toBe(1)
    expect(read).toEqual([false, false, false, false, false])
    await new Promise((resolve) => rude.close(resolve))
  })
})

describe('a house with a replica', () => {
  it('shows finished games from there, and decides by its own database who may see them', async () => {
    const where = await backend.fresh()
    const other = await backend.fresh()
    const server = await testServer(where, { replicaUrl: from(other) })
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.named(server.url, name)))
    const id = await ann.open('high-card', { players: 2 })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    await playOut(id, [ann, bob])
    const path = `/api/tables/${id}`
    const seen = async (person: Person): Promise<unknown> => ({
      record: await (await person.fetch('GET', `${path}/record`)).text(),
      history: await person.get(`${path}/history`, History),
      position: await person.get(`${path}/position`, PositionAnswer),
    })
    // The replica is empty: nothing fails for that.
    const before = await seen(eve)
    await server.stop()

    await restorePostgres(from(other), await dumpPostgres(from(where)))
    // What is gone here was read there.
    await sql(from(where), 'delete from lines; delete from snapshots')
    const again = await testServer(where, { replicaUrl: from(other) })
    const [later, owner] = [eve.at(again.url), ann.at(again.url)]
    expect(await seen(later)).toEqual(before)
    const metrics = await (await fetch(`${again.url}/metrics`)).text()
    expect(metrics).toMatch(/waystation_finished_logs_total\{from="replica"\} [1-9]/)
    expect(metrics).not.toContain('waystation_finished_logs_total{from="database"}')
    // The replica does not know of it yet.
    await owner.send('DELETE', `${path}/link`)
    expect(await later.refused('GET', `${path}/record`)).toBe('not-found')
    expect(await later.refused('GET', `${path}/history`)).toBe('not-found')
    expect(await seen(owner)).toMatchObject({ record: expect.stringContaining('high-card') as string })
    await again.stop()
  })
})
