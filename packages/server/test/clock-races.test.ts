/** Clocks when two things happen at once, or everything does; nobody looks at what is due but the tests. */
import { PositionAnswer, TableAnswer } from '@waystation/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { comeBack } from '../src/tables/absence.ts'
import { raceClocks } from './support/race-clocks.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const DAY = 24 * 3_600_000
const DAYS = { kind: 'days', turnMs: DAY, reserveMs: 0, zone: 'UTC', hours: null, weekends: true, holidays: true }
const ONLY_WHEN_ASKED = { lookMs: 3_600_000, beatMs: 1_000_000_000 }

describe.each([sqliteBackend(), postgresBackend()])('on $name', (backend) => {
  let servers: RunningServer[] = []
  let turned = 0
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())
  afterEach(async () => {
    for (const server of servers) await server.stop()
    servers = []
  })

  async function serve(where: Where, limits: Record<string, number> = ONLY_WHEN_ASKED): Promise<RunningServer> {
    const server = await testServer(where, { limits }, undefined, () => Date.now() + turned)
    servers.push(server)
    return server
  }

  async function running(server: RunningServer, game: string, names: readonly string[]) {
    const people: Person[] = []
    for (const name of names) people.push(await Person.named(server.url, name))
    const change = { players: names.length, clock: DAYS, standIn: 'random' }
    const id = await people[0].open(game, change)
    for (const person of people.slice(1)) await person.table(`/api/tables/${id}/join`)
    await people[0].table(`/api/tables/${id}/start`)
    return { id, people }
  }

  const said = async (server: RunningServer, id: string): Promise<string[]> =>
    (await server.tables.services.storage.lines(id, 0)).map(({ entry }) => {
      const what = 'quiet' in entry ? entry.quiet : 'undo' in entry ? 'undo' : 'answer'
      return `${what} ${entry.seat}`
    })
  const seatsOf = async (person: Person, id: string) => (await person.get(`/api/tables/${id}`, TableAnswer)).table.seats
  const own = (person: Person, id: string) => person.get(`/api/tables/${id}/position`, PositionAnswer)
  const answer = async (person: Person, id: string): Promise<void> => {
    const { position } = await own(person, id)
    const { seq, decisions } = position
    const option = decisions[0].options[0].id
    await person.send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option })
  }

  it('an answer and the end of its time at the same moment: one of them counts, never both, never neither', async () => {
    const where = await backend.fresh()
    const one = await serve(where)
    // On PostgreSQL time is up at another process than the one that hears the answer.
    const other = backend.name === 'PostgreSQL' ? await serve(where) : one
    const { answered, out } = await raceClocks({
      answers: one,
      looks: other,
      later: (ms) => {
        turned += ms
      },
      races: 12,
    })
    expect(answered + out).toBe(12)
  })

  it('a bot that thought for somebody who is back meanwhile does not answer', async () => {
    const server = await serve(await backend.fresh())
    const { id, people } = await running(server, 'tic-tac-toe', ['Ann', 'Bob'])
    await answer(people[0], id)
    const table = await server.tables.at(id)
    await people[1].table(`/api/tables/${id}/leave`, { bot: 'random' })
    await expect.poll(() => said(server, id)).toEqual(['answer 0', 'away 1', 'answer 1'])
    await answer(people[0], id)
    await expect.poll(() => said(server, id)).toHaveLength(5)
    // Both wait in the queue of the table: the owner first.
    const [back, late] = await Promise.allSettled([
      table.happens((row) => comeBack(row, 1)),
      table.answerFor(1, 'mark 9', 5),
    ])
    expect(back.status).toBe('fulfilled')
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'not-allowed' } })
    expect((await said(server, id)).at(-1)).toBe('back 1')
  })

  it('everybody is out at once: each once, then the table rests until one of them is back', async () => {
    const server = await serve(await backend.fresh())
    const { id, people } = await running(server, 'high-card', ['Ann', 'Bob', 'Cleo'])
    turned += DAY + 1000
    await server.look()
    await server.look()
    await expect.poll(async () => (await said(server, id)).sort()).toEqual(['out 0', 'out 1', 'out 2'])
    expect(await server.tables.services.storage.nextDeadline()).toBeNull()
    turned += 30 * DAY
    await server.look()
    expect(await said(server, id)).toHaveLength(3)
    await people[2].table(`/api/tables/${id}/join`)
    await expect.poll(async () => (await said(server, id)).slice(3).sort()).toEqual(['answer 0', 'answer 1', 'back 2'])
    expect((await own(people[2], id)).clock?.seats.map(({ due }) => due !== null)).toEqual([false, false, true])
  })

  it('going back with consent, past the end of somebody’s time: that stays, and nobody earns by it', async () => {
    const server = await serve(await backend.fresh())
    const { id, people } = await running(server, 'high-card', ['Ann', 'Bob'])
    const [ann, bob] = people
    await answer(ann, id)
    turned += DAY + 1000
    await server.look()
    // Whose card is highest is random, and so is who is asked next.
    await expect.poll(async () => (await said(server, id)).slice(0, 3)).toEqual(['answer 0', 'out 1', 'answer 1'])
    await bob.table(`/api/tables/${id}/join`)
    const free = (await own(bob, id)).clock?.seats.map((seat) => seat.free) ?? []
    turned += 3_600_000
    const { seq } = (await own(ann, id)).position
    await ann.table(`/api/tables/${id}/undo/ask`, { seq })
    await bob.table(`/api/tables/${id}/undo/consent`, { agree: true })
    expect((await said(server, id)).slice(-2)).toEqual(['back 1', 'undo 0'])
    const after = await own(bob, id)
    expect(after.position.waiting.map((one) => one.seat)).toEqual([0, 1])
    expect((await seatsOf(ann, id))[1]).toMatchObject({ presence: 'here', bot: null, awayBy: null })
    const now = Date.now() + turned
    const left = after.clock?.seats.map(({ due }) => (due ?? 0) - now) ?? []
    // Who asked has no more than before; the other begins that turn anew.
    expect(left[0]).toBeLessThanOrEqual(free[0])
    expect(left[1]).toBeLessThanOrEqual(DAY)
  })

  it('a table that had to be stopped has no time that could be up', async () => {
    const server = await serve(await backend.fresh())
    const { id, people } = await running(server, 'tic-tac-toe', ['Ann', 'Bob'])
    await (await server.tables.at(id)).failed('a fault of the rules')
    turned += DAY + 1000
    await server.look()
    const { table } = await people[1].get(`/api/tables/${id}`, TableAnswer)
    expect(table).toMatchObject({ status: 'stopped', seats: [{ presence: 'here' }, { presence: 'here' }] })
    expect(await said(server, id)).toEqual([])
    expect(await server.tables.services.storage.nextDeadline()).toBeNull()
  })

  it('the house was away for three days: nobody’s time is up, at none of many tables', async () => {
    const where = await backend.fresh()
    const first = await serve(where, { ...ONLY_WHEN_ASKED, beatMs: 1000 })
    const tables: string[] = []
    for (let i = 0; i < 20; i++) tables.push((await running(first, 'tic-tac-toe', ['Ann', 'Bob'])).id)
    await expect.poll(() => first.tables.services.storage.lastBeat()).not.toBeNull()
    await first.stop()
    turned += 3 * DAY
    const second = await serve(where, { ...ONLY_WHEN_ASKED, beatMs: 60_000 })
    await second.look()
    const { storage } = second.tables.services
    expect(await storage.nextDeadline()).toBeGreaterThan(Date.now() + turned)
    for (const id of tables) expect(await storage.lines(id, 0)).toEqual([])
  })
})

describe('two processes', () => {
  const backend = postgresBackend()
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('an answer that another process writes just before the end of its time is written keeps the seat', async () => {
    const where = await backend.fresh()
    let turned = 0
    const serve = () => testServer(where, { limits: ONLY_WHEN_ASKED }, undefined, () => Date.now() + turned)
    const [one, two] = [await serve(), await serve()]
    const [ann, bob] = [await Person.named(one.url, 'Ann'), await Person.named(one.url, 'Bob')]
    const id = await ann.open('tic-tac-toe', { clock: DAYS })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    turned += DAY + 1000
    const { storage } = two.tables.services
    const arrange = storage.arrange.bind(storage)
    vi.spyOn(storage, 'arrange').mockImplementationOnce(async (...written) => {
      await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq: 0, option: 'mark 5' })
      return await arrange(...written)
    })
    await two.look()
    await two.look()
    expect((await storage.lines(id, 0)).map(({ entry }) => entry)).toEqual([{ seat: 0, option: 'mark 5' }])
    const { seats } = (await bob.get(`/api/tables/${id}`, TableAnswer)).table
    expect(seats[0]).toMatchObject({ presence: 'here', awayBy: null })
    for (const server of [one, two]) await server.stop()
  })
})
