/** Clocks at tables, with real servers, on both databases; the tests turn the time. */
import { HolidayList, MyTables, PositionAnswer, TableAnswer } from '@waystation/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import type { Line } from '../src/storage/types.ts'
import { MyStream } from './support/my-stream.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DAYS = {
  kind: 'days',
  turnMs: DAY,
  reserveMs: 0,
  zone: 'UTC',
  hours: null,
  weekends: true,
  holidays: true,
} as const
/** Nobody takes a turned clock for an outage. */
const UNSTOPPED = { lookMs: 30, leaseMs: 2000, beatMs: 1_000_000_000 }

let turned = 0
const now = (): number => Date.now() + turned

describe.each([sqliteBackend(), postgresBackend()])('on $name', (backend) => {
  let servers: RunningServer[] = []
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())
  afterEach(async () => {
    for (const server of servers) await server.stop()
    servers = []
  })

  async function serve(where: Where, limits: Record<string, number> = UNSTOPPED): Promise<RunningServer> {
    const server = await testServer(where, { limits }, undefined, now)
    servers.push(server)
    return server
  }

  async function table(url: string, change: Record<string, unknown> = {}) {
    const [ann, bob] = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')]
    const id = await ann.open('tic-tac-toe', { clock: DAYS, standIn: 'random', ...change })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    return { ann, bob, id }
  }

  const seat = async (person: Person, id: string, n: number) =>
    (await person.get(`/api/tables/${id}`, TableAnswer)).table.seats[n]
  const clockOf = async (person: Person, id: string) =>
    (await person.get(`/api/tables/${id}/position`, PositionAnswer)).clock
  const move = (person: Person, id: string, seq: number, mark: number) =>
    person.send('POST', `/api/tables/${id}/answer`, { id: `m${seq}`, seq, option: `mark ${mark}` })
  const linesOf = (server: RunningServer, id: string): Promise<Line[]> => server.tables.services.storage.lines(id, 0)

  it('a bot plays when time is up, once, and the owner takes the seat back in one step', async () => {
    const where = await backend.fresh()
    const server = await serve(where)
    // On PostgreSQL two look for the same deadlines.
    if (backend.name === 'PostgreSQL') await serve(where)
    const { ann, bob, id } = await table(server.url)
    await move(ann, id, 0, 5)
    const clock = await clockOf(bob, id)
    expect(clock?.seats.map(({ due }) => due === null)).toEqual([true, false])
    expect(clock?.seats[1].due).toBeGreaterThan(now() + DAY - 60_000)
    turned += DAY - 60_000
    expect(await seat(ann, id, 1)).toMatchObject({ presence: 'here', awayBy: null })
    turned += 62_000
    await expect.poll(() => seat(ann, id, 1)).toMatchObject({ presence: 'away', bot: 'random', awayBy: 'clock' })
    await expect.poll(async () => (await linesOf(server, id)).length).toBe(3)
    const said = (await linesOf(server, id)).map(({ entry }) => ('quiet' in entry ? entry.quiet : entry.seat))
    expect(said).toEqual([0, 'out', 1])
    await bob.table(`/api/tables/${id}/join`)
    expect(await seat(ann, id, 1)).toMatchObject({ presence: 'here', bot: null, awayBy: null })
    expect((await clockOf(ann, id))?.seats.map(({ due }) => due === null)).toEqual([false, true])
  })

  it('anybody who plays may choose another bot for a seat whose time was up', async () => {
    const server = await serve(await backend.fresh())
    const { ann, bob, id } = await table(server.url)
    turned += DAY + 1000
    await expect.poll(async () => (await seat(ann, id, 0)).awayBy).toBe('clock')
    await bob.send('PUT', `/api/tables/${id}/seats/0/stand-in`, { bot: 'greedy' })
    expect((await seat(bob, id, 0)).bot).toBe('greedy')
    const eve = await Person.named(server.url, 'Eve')
    expect(await eve.refused('PUT', `/api/tables/${id}/seats/0/stand-in`, { bot: 'random' })).toBe('not-allowed')
  })

  it('the seat is given up where the table says so, and after the third time anywhere', async () => {
    const server = await serve(await backend.fresh())
    const strict = await table(server.url, { whenOut: 'resign' })
    turned += DAY + 1000
    await expect
      .poll(() => seat(strict.bob, strict.id, 0))
      .toMatchObject({ presence: 'resigned', awayBy: 'clock', bot: 'random' })
    const { ann, bob, id } = await table(server.url, { players: 2 })
    const quiet = async (): Promise<number> =>
      (await linesOf(server, id)).filter(({ entry }) => 'quiet' in entry).length
    await bob.table(`/api/tables/${id}/resign`)
    for (const times of [1, 2, 3]) {
      turned += DAY + 1000
      await expect.poll(async () => (await seat(bob, id, 0)).awayBy).toBe('clock')
      expect((await seat(bob, id, 0)).presence).toBe(times === 3 ? 'resigned' : 'away')
      await ann.table(`/api/tables/${id}/join`)
    }
    expect(await quiet()).toBe(1 + 5)
    expect((await seat(bob, id, 0)).presence).toBe('resigned')
  })

  it('deadlines outlive the process', async () => {
    const where = await backend.fresh()
    const first = await serve(where)
    const { ann, bob, id } = await table(first.url)
    await move(ann, id, 0, 5)
    await first.stop()
    turned += DAY + 1000
    const second = await serve(where)
    await expect.poll(async () => (await seat(bob.at(second.url), id, 1)).awayBy).toBe('clock')
  })

  it('the time for which the house was away counts for nobody', async () => {
    const where = await backend.fresh()
    const first = await serve(where, { ...UNSTOPPED, beatMs: 1000 })
    const { ann, bob, id } = await table(first.url)
    await move(ann, id, 0, 5)
    await expect.poll(() => first.tables.services.storage.lastBeat()).not.toBeNull()
    const due = (await clockOf(bob, id))?.seats[1].due ?? 0
    await first.stop()
    turned += 3 * DAY
    const second = await serve(where, { ...UNSTOPPED, beatMs: 60_000 })
    const again = bob.at(second.url)
    const later = (await clockOf(again, id))?.seats[1].due ?? 0
    // And a minute more, for people to come back.
    expect(later - due).toBeGreaterThan(3 * DAY)
    expect(later - due).toBeLessThan(3 * DAY + 120_000)
    expect(await second.tables.services.storage.outages()).toHaveLength(1)
    // What was written down was early: it is looked at, and nothing happens.
    await expect.poll(async () => (await second.tables.services.storage.nextDeadline()) ?? 0).toBeGreaterThan(now())
    expect((await seat(again, id, 1)).presence).toBe('here')
  })

  it('holidays stop the clock, and end when they are ended', async () => {
    const server = await serve(await backend.fresh())
    const { ann, bob, id } = await table(server.url)
    await move(ann, id, 0, 5)
    expect(await bob.refused('POST', '/api/me/holidays', { from: now(), to: now() + HOUR })).toBe('not-allowed')
    const holiday = { from: now(), to: now() + 5 * DAY }
    const { id: name } = (await bob.send('POST', '/api/me/holidays', holiday)) as { id: string }
    expect(await bob.refused('POST', '/api/me/holidays', { from: now() + 5 * DAY, to: now() + 7 * DAY })).toBe(
      'not-allowed',
    )
    expect((await bob.get('/api/me/holidays', HolidayList)).leftMs).toBeLessThanOrEqual(16 * DAY + 1000)
    turned += 2 * DAY
    await expect
      .poll(async () => (await server.tables.services.storage.nextDeadline()) ?? 0)
      .toBeGreaterThan(now() + 3 * DAY)
    expect((await seat(ann, id, 1)).presence).toBe('here')
    await bob.send('DELETE', `/api/me/holidays/${name}`)
    await expect
      .poll(async () => (await server.tables.services.storage.nextDeadline()) ?? 0)
      .toBeLessThan(now() + DAY + 1000)
    turned += DAY + 1000
    await expect.poll(async () => (await seat(ann, id, 1)).awayBy).toBe('clock')
  })

  it('a holiday is told to those who look at the table when it is declared, and when it is ended', async () => {
    const server = await serve(await backend.fresh())
    const { ann, bob, id } = await table(server.url)
    await move(ann, id, 0, 5)
    const anns = await ann.stream(id)
    const holiday = { from: now(), to: now() + 3 * DAY }
    const before = (await clockOf(ann, id))?.seats[1]
    expect(before?.holiday).toBeNull()
    const { id: name } = (await bob.send('POST', '/api/me/holidays', holiday)) as { id: string }
    const { clock } = await anns.next('position', (told) => told.clock?.seats[1].holiday === holiday.to)
    expect(clock?.seats[0].holiday).toBeNull()
    expect(clock?.seats[1].due).toBeGreaterThan((before?.due ?? 0) + 3 * DAY - 60_000)
    await bob.send('DELETE', `/api/me/holidays/${name}`)
    const ended = await anns.next('position', (told) => told.clock?.seats[1].holiday === null)
    expect(ended.clock?.seats[1].due).toBeLessThan((before?.due ?? 0) + 60_000)
    anns.close()
  })

  it('a clock of a second hurts nobody', async () => {
    const server = await serve(await backend.fresh())
    const { ann, bob, id } = await table(server.url, { clock: { kind: 'live', bankMs: 1000, addMs: 0 } })
    turned += 64_000
    await expect.poll(async () => (await seat(bob, id, 0)).awayBy).toBe('clock')
    expect(
      await ann.refused('POST', '/api/tables', { game: 'tic-tac-toe', clock: { ...DAYS, zone: 'Mars/Base' } }),
    ).toBe('bad-config')
  })

  it('without a clock a host who does not come back holds up nobody for more than two weeks', async () => {
    const server = await serve(await backend.fresh())
    const { ann, bob, id } = await table(server.url, { clock: null })
    const relieve = [`/api/tables/${id}/seats/0/stand-in`, { bot: 'random' }] as const
    turned += 14 * DAY - 60_000
    expect(await bob.refused('PUT', ...relieve)).toBe('not-allowed')
    turned += 60_000
    const anns = await ann.stream(id)
    expect(await bob.refused('PUT', ...relieve)).toBe('not-allowed')
    anns.close()
    await expect.poll(() => bob.fetch('PUT', ...relieve).then(({ status }) => status)).toBe(200)
    expect(await seat(bob, id, 0)).toMatchObject({ presence: 'away', bot: 'random', awayBy: 'host' })
    await expect.poll(async () => (await linesOf(server, id)).length).toBe(2)
    await ann.table(`/api/tables/${id}/join`)
    expect(await seat(bob, id, 0)).toMatchObject({ presence: 'here', bot: null })
  })

  it('my tables say what waits for me, and a stream says so at once', async () => {
    const server = await serve(await backend.fresh())
    const { ann, bob, id } = await table(server.url)
    const stream = new MyStream(bob)
    await expect.poll(() => stream.begun?.map((one) => [one.table, one.waitsForMe])).toEqual([[id, false]])
    const before = now()
    await move(ann, id, 0, 5)
    await expect.poll(() => stream.last(id)?.waitsForMe).toBe(true)
    const [mine] = (await bob.get('/api/me/tables', MyTables)).tables
    expect(mine.standing).toMatchObject({
      table: id,
      status: 'running',
      you: 1,
      seq: 1,
      waiting: [1],
      waitsForMe: true,
    })
    expect(mine.standing?.since).toBeGreaterThanOrEqual(before)
    expect(mine.standing?.clock?.seats[1].due).toBeGreaterThan(before)
    const other = await bob.open('tic-tac-toe')
    await expect.poll(() => stream.last(other)?.status).toBe('open')
    for (const [i, mark] of [1, 4, 2, 6].entries()) await move(i % 2 === 0 ? bob : ann, id, i + 1, mark)
    await expect.poll(() => stream.last(id)?.status).toBe('finished')
    expect(stream.last(id)?.result).toMatchObject([{ rank: 1 }, { rank: 2 }])
    stream.close()
  })
})

describe('two processes', () => {
  const backend = postgresBackend()
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('know of each other who is there, what waits for whom, and who is named in a chat', async () => {
    const where = await backend.fresh()
    const [one, two] = [await testServer(where), await testServer(where)]
    const [ann, bob] = [await Person.named(one.url, 'Ann'), await Person.named(two.url, 'Bob')]
    const id = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const anns = await ann.stream(id)
    const mine = new MyStream(bob)
    const bobs = await bob.stream(id)
    await anns.next('presence', ({ connected }) => connected.length === 2)
    const three = await testServer(where)
    const late = await ann.at(three.url).stream(id)
    // In the first message, or a moment later: as soon as the others have answered the roll.
    const told = () => late.messages.flatMap((said) => ('connected' in said ? [said.connected] : [])).at(-1)
    await expect.poll(told).toEqual([0, 1])
    await anns.answer(0, 'mark 5')
    await expect.poll(() => mine.last(id)?.waitsForMe).toBe(true)
    await ann.send('POST', `/api/tables/${id}/chat`, { text: 'Nobody is meant' })
    await ann.send('POST', `/api/tables/${id}/chat`, { text: 'Are you there, bob?' })
    const own = new MyStream(bob.at(one.url))
    await expect.poll(() => own.begun).not.toBeNull()
    await ann.send('POST', `/api/tables/${id}/chat`, { text: 'Bob!' })
    const names = (stream: MyStream) => stream.messages.filter(({ type }) => type === 'named')
    // At another process, and at the one where it was said.
    await expect.poll(() => names(mine)).toEqual([1, 2].map(() => ({ type: 'named', table: id, by: 'Ann' })))
    await expect.poll(() => names(own)).toHaveLength(1)
    own.close()
    bobs.close()
    await anns.next('presence', ({ connected }) => connected.length === 1)
    mine.close()
    for (const server of [one, two, three]) await server.stop()
  })
})
