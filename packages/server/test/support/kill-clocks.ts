/** Servers are killed again and again while clocks run out at tables that nobody looks at. */
import { setTimeout as pause } from 'node:timers/promises'
import { Rng } from '@waystation/kernel'
import { expect } from 'vitest'
import { openStorage } from '../../src/storage/open.ts'
import type { Line } from '../../src/storage/types.ts'
import { Person } from './person.ts'
import type { Processes, ServerProcess } from './processes.ts'
import type { Backend, Where } from './storages.ts'

interface Run {
  readonly processes: number
  readonly tables: number
  readonly kills: number
}

const LIMITS = { lookMs: 200, leaseMs: 1000 }
const clockOf = (turnMs: number) => ({
  kind: 'days',
  turnMs,
  reserveMs: 0,
  zone: 'UTC',
  hours: null,
  weekends: true,
  holidays: false,
})

/** Ann is waited for first; nobody ever answers. The time that each has for a turn, by table. */
async function openTables(url: string, count: number): Promise<Map<string, number>> {
  const rng = new Rng('clocks')
  const [ann, bob] = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')]
  const tables = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    const turnMs = 1000 + rng.int(2000)
    const id = await ann.open('tic-tac-toe', { clock: clockOf(turnMs), standIn: 'random' })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    tables.set(id, turnMs)
  }
  return tables
}

const saying = ({ entry }: Line): string => ('quiet' in entry ? `${entry.quiet} ${entry.seat}` : `answer ${entry.seat}`)

/** Ann's time is up, a bot plays for her, Bob's is up, and then nobody is left for whom bots would play on. */
const EXPECTED = ['out 0', 'answer 0', 'out 1']

async function logs(where: Where, tables: Iterable<string>): Promise<Line[][]> {
  const storage = await openStorage(where)
  const found: Line[][] = []
  for (const id of tables) found.push(await storage.lines(id, 0))
  await storage.close()
  return found
}

/** How many times somebody's time was up. */
export async function killClocks(programs: Processes, backend: Backend, run: Run): Promise<number> {
  const where = await backend.fresh()
  const start = (): Promise<ServerProcess> => programs.start(where, { limits: LIMITS })
  const servers: ServerProcess[] = []
  for (let i = 0; i < run.processes; i++) servers.push(await start())
  const tables = await openTables(servers[0].url, run.tables)
  const rng = new Rng('victims')
  for (let i = 0; i < run.kills; i++) {
    await pause(rng.int(400))
    const victim = rng.int(servers.length)
    await servers[victim].kill()
    servers[victim] = await start()
  }
  const done = async (): Promise<number> => {
    const response = await fetch(`${servers[0].url}/api/tables?status=running&limit=100`)
    expect(response.ok).toBe(true)
    const seats = ((await response.json()) as { tables: { seats: { awayBy: string | null }[] }[] }).tables
    return seats.filter((table) => table.seats.every(({ awayBy }) => awayBy === 'clock')).length
  }
  await expect.poll(done, { timeout: 120_000 }).toBe(Math.min(run.tables, 100))
  // The last of all may still be on their way where there are more than a list shows.
  await pause(run.tables > 100 ? 20_000 : 0)
  for (const server of servers) await server.stop()
  const found = await logs(where, tables.keys())
  expect(found.map((lines) => lines.map(saying))).toEqual(found.map(() => EXPECTED))
  const turns = [...tables.values()]
  // Never early: Bob is waited for since the bot's answer.
  expect(found.filter((lines, i) => lines[2].at - lines[1].at < turns[i])).toEqual([])
  return found.flat().filter((line) => saying(line).startsWith('out')).length
}
