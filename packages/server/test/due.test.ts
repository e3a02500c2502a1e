/** What is due at a table outlives the process that had it in hand. */
import { PositionAnswer } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import type { Storage } from '../src/storage/types.ts'
import type { TableEvents } from '../src/tables/services.ts'
import { generated } from './support/generated-results.ts'
import { Operator } from './support/operator.ts'
import { Person } from './support/person.ts'
import { Processes } from './support/processes.ts'
import { answer, row } from './support/rows.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const programs = new Processes()
beforeAll(() => programs.prepare())
afterAll(() => programs.remove())

/** For a process that is to die: others need not wait for long. */
const SHORT = { lookMs: 100, leaseMs: 300, graceMs: 0 }
/** For one that lives: long enough that a busy machine is not taken for a dead one. */
const LIMITS = { lookMs: 100, leaseMs: 3000, graceMs: 0 }

async function lines(where: Where, table: string): Promise<number> {
  const storage = await openStorage(where)
  const found = await storage.lines(table, 0)
  await storage.close()
  return found.length
}

/** When which table is due, as PostgreSQL has it. */
async function dueAt({ databaseUrl }: Where): Promise<Map<string, number>> {
  const operator = await Operator.of(databaseUrl)
  const { rows } = await operator.client.query<{ table_id: string; at: string }>('select table_id, at from due')
  await operator.end()
  return new Map(rows.map(({ table_id, at }) => [table_id, Number(at)]))
}

describe.each([sqliteBackend(), postgresBackend()])('rows on $name', (backend) => {
  let storage: Storage
  beforeAll(async () => {
    await backend.start()
    storage = await openStorage(await backend.fresh())
    for (const id of ['a', 'b', 'c']) await storage.createTable(row(id), [], [])
  })
  afterAll(async () => {
    await storage.close()
    await backend.stop()
  })
  const claim = (now: number, most = 10) => storage.claimDue({ now, until: now + 100, most })

  it('are written with the line, given to one process, and due again when that one was silent', async () => {
    await storage.append([answer('a', 1, { due: 1000 }), answer('b', 1, { due: 1001 }), answer('c', 1)])
    expect(await claim(999)).toEqual([])
    expect(await claim(1001, 1)).toEqual(['a'])
    expect(await claim(1001)).toEqual(['b'])
    expect(await claim(1002)).toEqual([])
    await storage.postponeDue(['a'], 1200)
    expect(await claim(1101)).toEqual(['b'])
    await storage.append([answer('a', 2, { due: 'done' })])
    expect(await claim(1201)).toEqual(['b'])
  })

  it('are settled unless something has happened since', async () => {
    await storage.append([answer('b', 2, { due: 2000 })])
    await storage.settleDue('b', 1, 3000)
    await storage.settleDue('b', 2, 1999)
    expect(await claim(2000)).toEqual(['b'])
    await storage.updateTable('b', 1, { doc: row('b').doc, at: 2050, due: 2150 })
    await storage.settleDue('b', 2, 2100)
    expect(await claim(2150)).toEqual(['b'])
    await storage.settleDue('b', 2, 2250)
    expect(await claim(9000)).toEqual([])
  })

  it('are settled with the result of the game, where it says so', async () => {
    const [one, other] = generated({ games: 2, people: 4, seed: 'due' })
    for (const { table } of [one, other]) await storage.createTable(row(table, { status: 'finished' }), [], [])
    await storage.append([answer(one.table, 1, { due: 10_000 }), answer(other.table, 1, { due: 10_000 })])
    await storage.results.add([{ ...one, settles: true }, other])
    expect(await claim(10_000)).toEqual([other.table])
    expect(await storage.results.add([{ ...other, settles: true }])).toEqual([false])
    expect(await claim(10_200)).toEqual([])
  })

  it('that are later than anybody writes them are due: a clock was set back', async () => {
    await storage.append([answer('c', 2, { due: 1_000_000 })])
    expect(await claim(5000)).toEqual(['c'])
  })
})

describe('on PostgreSQL', () => {
  const backend = postgresBackend()
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('the bots of a killed process are woken by another one, although nobody looks', async () => {
    const where = await backend.fresh()
    const [one, two] = [
      await programs.start(where, { limits: { ...LIMITS, botDelayMs: 60_000 } }),
      await programs.start(where, { limits: LIMITS }),
    ]
    const ann = await Person.named(one.url, 'Ann')
    const begun = await ann.open('tic-tac-toe', { seat: 1, bots: [{ seat: 0, bot: 'random' }] })
    await ann.table(`/api/tables/${begun}/start`)
    const answered = await ann.open('tic-tac-toe', { seat: 0, bots: [{ seat: 1, bot: 'random' }] })
    await ann.table(`/api/tables/${answered}/start`)
    await ann.send('POST', `/api/tables/${answered}/answer`, { id: 'a', seq: 0, option: 'mark 5' })
    const first = await dueAt(where)
    expect([...first.keys()].sort()).toEqual([begun, answered].sort())
    // The first lease is over, and both tables are still in hand.
    const renewed = async (): Promise<boolean> =>
      [...(await dueAt(where))].every(([table, at]) => at > (first.get(table) ?? 0) + LIMITS.leaseMs)
    await expect.poll(renewed).toBe(true)
    expect([await lines(where, begun), await lines(where, answered)]).toEqual([0, 1])
    await one.kill()
    await expect.poll(() => lines(where, begun)).toBe(1)
    await expect.poll(() => lines(where, answered)).toBe(2)
    await two.stop()
  })

  it('whoever listens is told of a line although the process was killed before it could tell', async () => {
    const where = await backend.fresh()
    const told: string[] = []
    const events: TableEvents = {
      concerns: () => true,
      waiting: (table, { seq, seats }) => void told.push(`${table} ${seq}: ${seats.join()}`),
      finished: (table) => void told.push(`${table} over`),
    }
    const setup = await testServer(where, { limits: LIMITS })
    const [ann, bob] = [await Person.named(setup.url, 'Ann'), await Person.named(setup.url, 'Bob')]
    const id = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const answers = [...['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'].entries()]
    const play = (url: string, seq: number, option: string) =>
      (seq % 2 === 0 ? ann : bob).at(url).send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option })
    for (const [seq, option] of answers.slice(0, 3)) await play(setup.url, seq, option)
    await setup.stop()
    for (const [seq, option] of answers.slice(3)) {
      const dying = await programs.start(where, { limits: SHORT }, true)
      await play(dying.url, seq, option).catch(() => null)
      await dying.gone()
      expect(await lines(where, id)).toBe(seq + 1)
      const heir = await testServer(where, { limits: LIMITS }, events)
      const expected = seq === 4 ? `${id} over` : `${id} ${seq + 1}: ${(seq + 1) % 2}`
      await expect.poll(() => told).toContain(expected)
      await heir.stop()
    }
    expect(told.filter((one) => one === `${id} over`)).toHaveLength(1)
  })

  it('a listener that fails is told again', async () => {
    const where = await backend.fresh()
    const told: number[] = []
    const server = await testServer(
      where,
      { limits: { ...LIMITS, leaseMs: 1000 } },
      {
        concerns: () => true,
        waiting: (_table, { seq }) => {
          told.push(seq)
          return told.length < 3 ? Promise.reject(new Error('not now')) : Promise.resolve()
        },
        finished: () => {},
      },
    )
    const ann = await Person.named(server.url, 'Ann')
    const id = await ann.open('tic-tac-toe', { bots: [{ seat: 1, bot: 'random' }] })
    await ann.table(`/api/tables/${id}/start`)
    await expect.poll(() => told.length).toBe(3)
    await expect.poll(() => dueAt(where)).toEqual(new Map())
    expect(told).toEqual([0, 0, 0])
    expect((await ann.get(`/api/tables/${id}/position`, PositionAnswer)).position.seq).toBe(0)
    await server.stop()
  })
})
