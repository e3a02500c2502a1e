/** People who are away: seen by everybody, played for by a bot of a chosen level, and back in one step. */
import { History, PositionAnswer, TableAnswer } from '@waystation/protocol'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LISTEN } from '../src/storage/postgres-listener.ts'
import { Presence } from '../src/tables/presence.ts'
import { harness } from './support/harness.ts'
import { Person } from './support/person.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'
import { testServer } from './support/server.ts'

const at = harness()
const seatOf = async (person: Person, id: string, seat: number) =>
  (await person.get(`/api/tables/${id}`, TableAnswer)).table.seats[seat]
const two = async () => [await at.person('Ann'), await at.person('Bob')] as const

describe('presence', () => {
  it('does not keep a process from stopping when nobody can be told of it', async () => {
    const away = (): Promise<void> => Promise.reject(new Error('the database is away'))
    const [log, now] = [pino({ level: 'silent' }), () => 0]
    const presence = new Presence({ process: 'p', path: null, beatMs: 1000, log, tell: away, now })
    await expect(presence.stop()).resolves.toBeUndefined()
  })

  it('is told to the table when the first stream of a person opens and when the last one closes', async () => {
    const [ann, bob] = await two()
    const id = await at.running('tic-tac-toe', [ann, bob])
    const anns = await ann.stream(id)
    expect((await anns.next('hello')).connected).toEqual([0])
    const bobs = [await bob.stream(id), await bob.stream(id)]
    expect((await anns.next('presence')).connected).toEqual([0, 1])
    expect((await bobs[1].next('hello')).connected).toEqual([0, 1])
    bobs[0].close()
    bobs[1].close()
    expect((await anns.next('presence')).connected).toEqual([0])
  })

  it('says whether the table is before the eyes of a person', async () => {
    const [ann, bob] = await two()
    const id = await at.running('tic-tac-toe', [ann, bob])
    const { presence } = at.server.tables.services
    const seats = (await at.server.tables.at(id)).row.doc.seats
    const guest = seats[0].guest ?? ''
    const anns = await ann.stream(id)
    await anns.next('hello')
    expect([presence.looking(guest, id), presence.here(guest), presence.looking(seats[1].guest ?? '', id)]).toEqual([
      true,
      true,
      false,
    ])
    anns.ask({ type: 'look', visible: false })
    await anns.next('ack')
    expect([presence.looking(guest, id), presence.here(guest), presence.connected(guest, id)]).toEqual([
      false,
      false,
      true,
    ])
    expect(presence.lookedAt(guest, id)).toBeGreaterThan(Date.now() - 60_000)
    expect(presence.lookedAt('nobody', id)).toBe(0)
  })
})

describe('a stand-in', () => {
  it('is of the level that the leaving person chooses, or the table', async () => {
    const [ann, bob] = await two()
    const id = await at.running('tic-tac-toe', [ann, bob], { standIn: 'random' })
    await bob.table(`/api/tables/${id}/leave`)
    expect(await seatOf(ann, id, 1)).toMatchObject({ presence: 'away', bot: 'random', awayBy: 'self' })
    await ann.table(`/api/tables/${id}/leave`, { bot: 'greedy' })
    expect(await seatOf(ann, id, 0)).toMatchObject({ presence: 'away', bot: 'greedy' })
    expect(await ann.refused('POST', `/api/tables/${id}/leave`, { bot: 'nobody' })).toBe('unknown-bot')
    await ann.table(`/api/tables/${id}/join`)
    expect(await seatOf(bob, id, 0)).toMatchObject({ presence: 'here', bot: null, awayBy: null })
  })

  it('is seated by the host for somebody who is not there, and by nobody else', async () => {
    const [ann, bob] = await two()
    const id = await at.running('tic-tac-toe', [ann, bob])
    const put = (person: Person, seat: number, bot = 'random') =>
      person.refused('PUT', `/api/tables/${id}/seats/${seat}/stand-in`, { bot })
    const [anns, bobs] = [await ann.stream(id), await bob.stream(id)]
    await anns.next('presence', ({ connected }) => connected.includes(1))
    expect(await put(ann, 1)).toBe('not-allowed')
    expect(await put(bob, 0)).toBe('not-allowed')
    expect(await put(ann, 0)).toBe('seat-taken')
    expect(await put(ann, 1, 'nobody')).toBe('unknown-bot')
    bobs.close()
    await anns.next('presence', ({ connected }) => !connected.includes(1))
    await ann.send('PUT', `/api/tables/${id}/seats/1/stand-in`, { bot: 'random' })
    expect(await seatOf(ann, id, 1)).toMatchObject({ presence: 'away', bot: 'random', awayBy: 'host' })
    await anns.answer(1, 'mark 5')
    await anns.next('position', ({ seq, line }) => seq === 3 && line?.seat === 1)
    await bob.table(`/api/tables/${id}/join`)
    expect(await seatOf(ann, id, 1)).toMatchObject({ presence: 'here', bot: null })
  })
})

describe('quiet lines', () => {
  it('stand in the history, not in the record, and leave the answers of others good', async () => {
    const [ann, bob] = await two()
    const id = await at.running('tic-tac-toe', [ann, bob])
    const seen = (await ann.get(`/api/tables/${id}/position`, PositionAnswer)).position.seq
    await bob.table(`/api/tables/${id}/leave`)
    await bob.table(`/api/tables/${id}/join`)
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq: seen, option: 'mark 1' })
    const late = { id: 'b', seq: 0, option: 'mark 4' }
    expect(await bob.refused('POST', `/api/tables/${id}/answer`, late)).toBe('stale')
    const marks = [4, 2, 5, 3]
    for (const [i, mark] of marks.entries()) {
      const person = i % 2 === 0 ? bob : ann
      await person.send('POST', `/api/tables/${id}/answer`, { id: `m${i}`, seq: 3 + i, option: `mark ${mark}` })
    }
    const { lines } = await ann.get(`/api/tables/${id}/history`, History)
    expect(lines.map(({ line }) => line?.quiet ?? line?.seat ?? '-')).toEqual(['-', 'away', 'back', 0, 1, 0, 1, 0])
    const record = await (await ann.fetch('GET', `/api/tables/${id}/record`)).text()
    expect(record).toContain('1 0 mark 1\n2 1 mark 4\n')
    expect(record).not.toContain('away')
    const imported = await ann.send('POST', '/api/records', { record })
    expect(TableAnswer.parse(imported).table.status).toBe('finished')
    const fork = TableAnswer.parse(await ann.send('POST', `/api/tables/${id}/fork`, { seq: 4 })).table
    const forked = await ann.get(`/api/tables/${fork.id}/position`, PositionAnswer)
    expect(forked.position.seq).toBeGreaterThanOrEqual(2)
  })

  it('do not end the request of somebody who wants to go back', async () => {
    const people = [await at.person('Ann'), await at.person('Bob'), await at.person('Cleo')]
    const id = await at.running('high-card', people)
    const [ann, bob, cleo] = people
    const own = async (person: Person) => (await person.get(`/api/tables/${id}/position`, PositionAnswer)).position
    const { seq, decisions } = await own(ann)
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq, option: decisions[0].options[0].id })
    await ann.table(`/api/tables/${id}/undo/ask`, { seq: seq + 1 })
    await cleo.table(`/api/tables/${id}/resign`)
    expect((await bob.get(`/api/tables/${id}`, TableAnswer)).table.undo).toMatchObject({ seat: 0 })
    await bob.table(`/api/tables/${id}/undo/consent`, { agree: true })
    const after = await own(ann)
    expect(after.waiting.map(({ seat }) => seat)).toContain(0)
  })
})

describe.each([sqliteBackend(), postgresBackend()])('on $name', (backend) => {
  it('who is away stays away when the house starts again', async () => {
    await backend.start()
    const where = await backend.fresh()
    const first = await testServer(where)
    const [ann, bob] = [await Person.named(first.url, 'Ann'), await Person.named(first.url, 'Bob')]
    const id = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    await bob.table(`/api/tables/${id}/leave`, { bot: 'random' })
    await first.stop()
    const second = await testServer(where)
    const again = ann.at(second.url)
    expect(await seatOf(again, id, 1)).toMatchObject({ presence: 'away', bot: 'random' })
    expect((await again.get(`/api/tables/${id}/position`, PositionAnswer)).position).toMatchObject({
      seq: 1,
      line: { seat: 1, quiet: 'away' },
    })
    await second.stop()
    await backend.stop()
  })
})

describe('beside a process of an earlier release', () => {
  const backend = postgresBackend()
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('people leave and come back without a line, and no clock is begun', async () => {
    const where = await backend.fresh()
    const server = await testServer(where)
    const older = new pg.Client({ connectionString: where.databaseUrl ?? '', application_name: 'waystation 2' })
    await older.connect()
    await older.query(LISTEN)
    const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')]
    const id = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    await bob.table(`/api/tables/${id}/leave`)
    expect(await seatOf(ann, id, 1)).toMatchObject({ presence: 'away', bot: 'greedy' })
    await bob.table(`/api/tables/${id}/join`)
    const clock = { kind: 'live', bankMs: 60_000, addMs: 0 }
    expect(await ann.refused('POST', '/api/tables', { game: 'tic-tac-toe', clock })).toBe('busy')
    expect(await server.tables.services.storage.lines(id, 0)).toEqual([])
    await older.end()
    await expect.poll(() => server.tables.services.storage.besideOlder()).toBe(false)
    await bob.table(`/api/tables/${id}/leave`)
    expect(await server.tables.services.storage.lines(id, 0)).toMatchObject([{ entry: { seat: 1, quiet: 'away' } }])
    await server.stop()
  })
})
