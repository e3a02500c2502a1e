/** Two servers on one PostgreSQL: people at the same table need not be at the same process. */
import { LobbyMessage, PositionAnswer, TableAnswer } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { WebSocket } from 'ws'
import type { RunningServer } from '../src/server.ts'
import { postgresAppend } from '../src/storage/postgres-append.ts'
import { startBus, type TestBus } from './support/bus.ts'
import { MyStream } from './support/my-stream.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { postgresBackend } from './support/storages.ts'
import type { Stream } from './support/stream.ts'

const backend = postgresBackend()
let bus: TestBus
beforeAll(async () => {
  await backend.start()
  bus = await startBus()
})
afterAll(async () => {
  await bus.kill()
  await backend.stop()
})

let one: RunningServer
let two: RunningServer
let ann: Person
let bob: Person
let databaseUrl: string

async function start(busUrl: string | null): Promise<void> {
  const where = await backend.fresh()
  databaseUrl = where.databaseUrl ?? ''
  one = await testServer(where, { busUrl })
  two = await testServer(where, { busUrl })
  ann = await Person.named(one.url, 'Ann')
  bob = (await Person.named(one.url, 'Bob')).at(two.url)
}

async function stop(): Promise<void> {
  await one.stop()
  await two.stop()
}

async function tableOfBoth(game: string): Promise<string> {
  const id = await ann.open(game)
  await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
  return id
}

async function playOn(stream: Stream): Promise<number> {
  let answers = 0
  for (;;) {
    const position = await stream.next('position', (p) => p.over || p.decisions.length > 0)
    if (position.over) return answers
    stream.ask({ type: 'answer', seq: position.seq, option: position.decisions[0].options[0].id })
    answers++
  }
}

describe.each(['the database', 'a message bus'])('two processes, told of each other by %s,', (way) => {
  beforeAll(() => start(way === 'the database' ? null : bus.url))
  afterAll(stop)

  it('play a whole game between them, and tell the same about it', async () => {
    const id = await tableOfBoth('high-card')
    const streams = [await ann.stream(id), await bob.stream(id)]
    const answers = await Promise.all(streams.map(playOn))
    expect(answers[0] + answers[1]).toBeGreaterThanOrEqual(12)
    const texts = await Promise.all(
      [ann, bob].map(async (who) => (await who.fetch('GET', `/api/tables/${id}/record`)).text()),
    )
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).toContain('waystation record')
  })

  it('pass on seats, chat and requests to go back', async () => {
    const id = await ann.open('tic-tac-toe')
    const anns = await ann.stream(id)
    await bob.table(`/api/tables/${id}/join`)
    await anns.next('table', ({ table }) => table.seats[1].name === 'Bob')
    const bobs = await bob.stream(id)
    await ann.table(`/api/tables/${id}/start`)
    await bobs.next('table', ({ table }) => table.status === 'running')
    await bob.send('POST', `/api/tables/${id}/chat`, { text: 'hello' })
    expect((await anns.next('chat')).message.text).toBe('hello')
    await anns.answer(0, 'mark 1')
    await bobs.next('position', ({ seq }) => seq === 1)
    await bobs.answer(1, 'mark 2')
    await anns.next('position', ({ seq }) => seq === 2)
    anns.ask({ type: 'ask-undo', seq: 2 })
    await bobs.next('table', ({ table }) => table.undo !== null)
    bobs.ask({ type: 'consent-undo', agree: true })
    const back = await anns.next('position', ({ line }) => line?.undo === 'agreed')
    expect(back.view).toMatchObject({ cells: Array(9).fill(null) })
  })

  it('race for the same line without harm: one wins, the other is told the present', async () => {
    const id = await tableOfBoth('tic-tac-toe')
    for (let seq = 0; seq < 4; seq++) {
      const mover = seq % 2 === 0 ? ann : bob
      const tries = [one.url, two.url].map((url, i) =>
        mover
          .at(url)
          .fetch('POST', `/api/tables/${id}/answer`, { id: `r${seq}-${i}`, seq, option: `mark ${seq * 2 + i + 1}` }),
      )
      const statuses = (await Promise.all(tries)).map(({ status }) => status).sort((a, b) => a - b)
      expect(statuses).toEqual([200, 409])
    }
    const seqs = await Promise.all([ann, bob].map((who) => who.get(`/api/tables/${id}/position`, PositionAnswer)))
    expect(seqs.map(({ position }) => position.seq)).toEqual([4, 4])
  })

  it('show each other’s tables in the lobby', async () => {
    const lobby = new WebSocket(`${two.url.replace('http', 'ws')}/api/lobby/stream`)
    const seen: LobbyMessage[] = []
    lobby.on('message', (data: Buffer) => seen.push(LobbyMessage.parse(JSON.parse(data.toString()))))
    await expect.poll(() => seen.length).toBe(1)
    const id = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${id}/join`)
    await expect
      .poll(() =>
        seen.some(
          (message) => message.type === 'table' && message.table.id === id && message.table.seats[1].kind === 'person',
        ),
      )
      .toBe(true)
    lobby.close()
    expect((await bob.get(`/api/tables/${id}`, TableAnswer)).you).toBe(1)
  })

  it('tell people who look elsewhere what waits for them', async () => {
    const mine = new MyStream(bob)
    await expect.poll(() => mine.begun).not.toBeNull()
    const id = await tableOfBoth('tic-tac-toe')
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'm0', seq: 0, option: 'mark 1' })
    await expect.poll(() => mine.last(id)?.waitsForMe).toBe(true)
    await bob.at(one.url).send('POST', `/api/tables/${id}/answer`, { id: 'm1', seq: 1, option: 'mark 2' })
    await expect.poll(() => mine.last(id)?.seq).toBe(2)
    mine.close()
  })
})

describe('a process that was killed between writing a line and telling of it', () => {
  beforeAll(() => start(bus.url))
  afterAll(stop)

  it('is told for by the one that its sender asks next', async () => {
    const id = await tableOfBoth('tic-tac-toe')
    const bobs = await bob.stream(id)
    await bobs.next('position')
    const pool = new pg.Pool({ connectionString: databaseUrl })
    const entry = { seat: 0, option: 'mark 1' }
    const waiting = [{ seat: 1, line: 1, since: 5 }]
    const line = { seq: 1, entry, client: 'k0', at: 5 }
    const standing = { waiting, clock: null, deadline: null, result: null }
    const append = { table: id, line, finished: false, snapshot: null, due: null, standing }
    expect(await postgresAppend(pool, null, [append])).toEqual([true])
    await pool.end()
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'k0', seq: 0, option: 'mark 1' })
    expect((await bobs.next('position', ({ seq }) => seq === 1)).line).toEqual({ seat: 0 })
  })
})

describe('a database that drops its connections', () => {
  beforeAll(() => start(null))
  afterAll(stop)

  it('is heard again, with what was missed meanwhile', async () => {
    const id = await tableOfBoth('tic-tac-toe')
    const bobs = await bob.stream(id)
    await bobs.next('position')
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen waystation'`)
    await admin.end()
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'd1', seq: 0, option: 'mark 1' })
    expect((await bobs.next('position', ({ seq }) => seq === 1)).line).toEqual({ seat: 0 })
    expect((await bobs.answer(1, 'mark 2')).seq).toBe(2)
  })
})
