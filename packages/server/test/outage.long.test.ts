/** PostgreSQL is cut and killed 100 times under two processes that people play on. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harm, killRun } from './support/kill-run.ts'
import { Operator } from './support/operator.ts'
import { answersThroughCuts } from './support/outage-run.ts'
import { Person } from './support/person.ts'
import { Processes, type ServerProcess } from './support/processes.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, type Where } from './support/storages.ts'

const ROUNDS = 100
/** Every so many rounds the database does not only cut connections, but crashes and recovers. */
const CRASH_EVERY = 5

const backend = postgresBackend({ own: true })
const programs = new Processes()
beforeAll(async () => {
  await backend.start()
  await programs.prepare()
}, 60_000)
afterAll(async () => {
  programs.remove()
  await backend.stop()
}, 60_000)

/** Killing any of its processes makes PostgreSQL end all others, and recover from its log: once it has noticed, which ours tells. */
async function crash(operator: Operator): Promise<void> {
  const noticed = operator.lost()
  const { rows } = await operator.client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1`,
  )
  process.kill(rows[0].pid, 'SIGKILL')
  await noticed
}

async function connected(where: Where): Promise<Operator> {
  for (;;) {
    try {
      return await Operator.of(where.databaseUrl)
    } catch {
      await pause(50)
    }
  }
}

function disturbing(where: Where): Harm {
  return async (servers, round) => {
    const operator = await connected(where)
    if (round % CRASH_EVERY === 0) await crash(operator)
    else await operator.cut()
    await operator.end().catch(() => {})
    await Promise.all(servers.map(ready))
  }
}

/** The process that was there before answers again. */
async function ready(server: ServerProcess | null): Promise<void> {
  const there = async (): Promise<boolean> => (await fetch(`${server?.url}/readyz`).catch(() => null))?.ok ?? false
  await expect.poll(there, { timeout: 20_000 }).toBe(true)
}

it('no process dies, no acknowledged answer is lost or doubled', async () => {
  const acknowledged = await killRun(programs, backend, { processes: 2, rounds: ROUNDS, harm: disturbing })
  expect(acknowledged).toBeGreaterThan(ROUNDS)
}, 1_800_000)

it('an answer is acknowledged within two seconds of a cut', async () => {
  const where = await backend.fresh()
  const server = await testServer(where)
  const operator = await Operator.of(where.databaseUrl)
  const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')]
  const id = await ann.open('tic-tac-toe')
  await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
  const waits = await answersThroughCuts(operator, [await ann.stream(id), await bob.stream(id)])
  expect(Math.max(...waits)).toBeLessThan(2000)
  await operator.end()
  await server.stop()
})
