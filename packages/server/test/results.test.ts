/** What came of finished games is written once, whatever happens, and ratings follow from it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import type { Storage } from '../src/storage/types.ts'
import { rateCommand } from '../src/ops/commands.ts'
import { personSeat } from '../src/tables/seats.ts'
import { generated, kept } from './support/generated-results.ts'
import { Operator } from './support/operator.ts'
import { Person } from './support/person.ts'
import { Processes } from './support/processes.ts'
import { answer, row } from './support/rows.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const programs = new Processes()
beforeAll(() => programs.prepare())
afterAll(() => programs.remove())

const GAME = ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'] as const
const EVERYBODY = { rated: 'everybody' } as const

async function opened(ann: Person, bob: Person, change: Record<string, unknown> = {}): Promise<string> {
  const id = await ann.open('tic-tac-toe', change)
  await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
  return id
}

async function play(people: readonly Person[], id: string, from = 0, to: number = GAME.length): Promise<void> {
  for (let seq = from; seq < to; seq++) {
    await people[seq % 2].send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option: GAME[seq] })
  }
}

describe.each([sqliteBackend(), postgresBackend()])('on $name', (backend) => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('a finished game has one result, with places, sheets and ratings', async () => {
    const where = await backend.fresh()
    const server = await testServer(where, EVERYBODY)
    const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')]
    const id = await opened(ann, bob)
    await play([ann, bob], id)
    await expect.poll(async () => (await kept(where)).results.length).toBe(1)
    await server.look()
    await server.stop()
    const { results, seats, ratings } = await kept(where)
    expect(results).toMatchObject([{ table_id: id, pool: 'tic-tac-toe/days', why: null, nth: 1, whole: 1 }])
    expect(seats).toMatchObject([
      { seat: 0, name: 'Ann', place: 1, total: 1, role: 'rated', answers: 3, own: 3 },
      { seat: 1, name: 'Bob', place: 2, total: 0, role: 'rated', answers: 2, own: 2 },
    ])
    expect(seats[0].mu_after).toBeGreaterThan(25)
    expect(seats[1].mu_after).toBeLessThan(25)
    const after = (subject: string | null) => ratings.find((one) => one.subject === subject)?.mu
    expect(seats.map(({ subject }) => after(subject))).toEqual(seats.map(({ mu_after }) => mu_after))
  })

  it('one person against a bot is training, and the bot does not move', async () => {
    const where = await backend.fresh()
    const server = await testServer(where, EVERYBODY)
    const ann = await Person.named(server.url, 'Ann')
    const id = await ann.open('tic-tac-toe', { bots: [{ seat: 1, bot: 'random' }] })
    await ann.table(`/api/tables/${id}/start`)
    const table = await server.tables.at(id)
    for (const option of [5, 1, 3, 7, 2, 4, 6, 8, 9]) {
      await expect.poll(() => table.row.status === 'finished' || table.standing?.waiting.includes(0)).toBe(true)
      if (table.row.status === 'finished') break
      const body = { id: `a${option}`, seq: table.standing?.seq, option: `mark ${option}` }
      await ann.fetch('POST', `/api/tables/${id}/answer`, body)
    }
    await expect.poll(async () => (await kept(where)).results.length).toBe(1)
    await server.stop()
    const { results, seats, ratings } = await kept(where)
    expect(results).toMatchObject([{ pool: 'tic-tac-toe/training', why: null }])
    expect(ratings).toMatchObject([{ pool: 'tic-tac-toe/training', subject: seats[0].subject, games: 1 }])
    expect(seats[1].subject).toBe('bot:random')
    expect(seats[1].mu_after).toBe(seats[1].mu_before)
  })

  it('old finished games are written down little by little, unrated', async () => {
    const where = await backend.fresh()
    const storage = await openStorage(where)
    const seats = ['ann', 'bob'].map((id) => personSeat({ id, name: id, rateable: true }))
    const lines = GAME.map((option, i) => ({ ...answer('', i + 1).line, entry: { seat: i % 2, option } }))
    const old = row('a'.repeat(20), {
      status: 'finished',
      config: { players: 2, variants: {} },
      doc: { ...row('').doc, seats },
    })
    await storage.createTable(old, lines, ['ann', 'bob'])
    await storage.close()
    const server = await testServer(where, { ...EVERYBODY, retention: { pauseMs: 1 } })
    expect(await server.retention.run()).toBe(true)
    await server.stop()
    const found = await kept(where)
    expect(found.results).toMatchObject([{ table_id: old.id, pool: null, why: 'old' }])
    expect(found.seats).toMatchObject([
      { subject: 'ann', place: 1, mu_after: null },
      { subject: 'bob', place: 2, mu_after: null },
    ])
  })

  describe('ratings', () => {
    let where: Where
    let storage: Storage
    beforeAll(async () => {
      where = await backend.fresh()
      storage = await openStorage(where)
      for (const result of generated({ games: 60, people: 8, seed: 'results' })) {
        await storage.createTable(row(result.table, { status: 'finished' }), [], [])
        await storage.results.add([result])
      }
    })
    afterAll(() => storage.close())

    it('are the same to the last bit when they are made anew', async () => {
      const before = await kept(where)
      const out: string[] = []
      const output = { out: (text: string) => void out.push(text), err: (text: string) => void out.push(text) }
      const folder = ['--data-dir', where.dataDir]
      const env = where.databaseUrl === null ? {} : { DATABASE_URL: where.databaseUrl }
      expect([await rateCommand(['--all', ...folder], env, output), out]).toEqual([0, ['tic-tac-toe: all the same\n']])
      const after = await kept(where)
      expect(after.ratings).toEqual(before.ratings)
      expect(after.figures).toEqual(before.figures)
      expect(after.seats).toEqual(before.seats)
      expect(before.ratings.length).toBeGreaterThan(8)
    })

    it('are the same whether games end together or one after the other, and one that comes twice counts once', async () => {
      const games = generated({ games: 60, people: 6, seed: 'together' })
      const [together, apart] = [await backend.fresh(), await backend.fresh()]
      const [one, other] = [await openStorage(together), await openStorage(apart)]
      for (const at of [one, other]) {
        for (const { table } of games) await at.createTable(row(table, { status: 'finished' }), [], [])
      }
      const unrated = games.filter(({ pool }) => pool === null)
      const outcomes = await one.results.add([...games, { ...games[0] }, { ...unrated[0] }])
      expect(outcomes).toEqual([...games.map(() => true), false, false])
      for (const game of games) expect(await other.results.add([game])).toEqual([true])
      await one.close()
      await other.close()
      expect(await kept(together)).toEqual(await kept(apart))
    })

    it('are as if an annulled game had never been, also when it is annulled while they are made anew', async () => {
      const { results } = await kept(where)
      const [one, two] = results.filter(({ pool }) => pool !== null).slice(10, 12)
      expect(await storage.results.annul(one.table_id, 1)).toBe(true)
      expect(await storage.results.annul(one.table_id, 1)).toBe(false)
      expect(await storage.results.stale()).toEqual(['tic-tac-toe'])
      const [different] = await Promise.all([
        storage.results.rebuild('tic-tac-toe'),
        storage.results.annul(two.table_id, 2),
      ])
      expect(different).toBeGreaterThan(0)
      for (const game of await storage.results.stale()) await storage.results.rebuild(game)
      const found = await kept(where)
      expect(found.seats.filter(({ table_id }) => [one.table_id, two.table_id].includes(table_id))).toMatchObject(
        Array.from({ length: 2 * one.players }, () => ({ mu_after: null })),
      )
      const fresh = await backend.fresh()
      const other = await openStorage(fresh)
      for (const result of generated({ games: 60, people: 8, seed: 'results' })) {
        if ([one.table_id, two.table_id].includes(result.table)) continue
        await other.createTable(row(result.table, { status: 'finished' }), [], [])
        await other.results.add([result])
      }
      await other.close()
      const never = await kept(fresh)
      expect(found.ratings).toEqual(never.ratings)
      expect(found.figures).toEqual(never.figures)
    })

    it('count two games of one person that end at the same moment one after the other', async () => {
      const [, , two] = generated({ games: 3, people: 8, seed: 'same moment' })
      const seats = two.seats.map((seat, i) => ({ ...seat, subject: `twin${i}`, fixed: null }))
      const twins = ['t1', 't2', 't3', 't4'].map((table) => ({ ...two, table, seats, pool: 'tic-tac-toe/live' }))
      for (const { table } of twins) await storage.createTable(row(table, { status: 'finished' }), [], [])
      const written = (await Promise.all([...twins, ...twins].map((result) => storage.results.add([result])))).flat()
      expect(written.filter(Boolean)).toHaveLength(4)
      const { ratings } = await kept(where)
      const own = ratings.filter(({ subject }) => subject.startsWith('twin'))
      expect(own.map(({ games }) => games)).toEqual([4, 4, 4])
      expect(await storage.results.rebuild('tic-tac-toe')).toBe(0)
    })
  })
})

describe('on PostgreSQL', () => {
  const backend = postgresBackend()
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('a process that is killed between the last answer and the result leaves it to another one, and two write it once', async () => {
    const where = await backend.fresh()
    const limits = { lookMs: 100, leaseMs: 300, graceMs: 0 }
    const first = await testServer(where, EVERYBODY)
    const [ann, bob] = [await Person.named(first.url, 'Ann'), await Person.named(first.url, 'Bob')]
    const id = await opened(ann, bob)
    await play([ann, bob], id, 0, 4)
    await first.stop()
    const dying = await programs.start(where, { ...EVERYBODY, limits })
    // Whoever writes a result waits for this transaction.
    const operator = await Operator.of(where.databaseUrl)
    await operator.client.query('begin')
    await operator.client.query("insert into ledgers values ('tic-tac-toe', 7, 0, 0)")
    await play([ann.at(dying.url), bob.at(dying.url)], id, 4)
    await dying.kill()
    await operator.client.query('rollback')
    await operator.end()
    expect((await kept(where)).results).toEqual([])
    const heirs = [
      await programs.start(where, { ...EVERYBODY, limits }),
      await programs.start(where, { ...EVERYBODY, limits }),
    ]
    await expect.poll(async () => (await kept(where)).results.length).toBe(1)
    for (const heir of heirs) await heir.stop()
    const { results, ratings } = await kept(where)
    expect(results).toMatchObject([{ table_id: id }])
    expect(ratings.map(({ games }) => games)).toEqual([1, 1])
  })
})
