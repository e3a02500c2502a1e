/** Many clocks: killed again and again, and at rest. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import { killClocks } from './support/kill-clocks.ts'
import { Processes } from './support/processes.ts'
import { row } from './support/rows.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const programs = new Processes()
beforeAll(() => programs.prepare(), 60_000)
afterAll(() => programs.remove())

describe.each([
  { backend: sqliteBackend(), processes: 1 },
  { backend: postgresBackend(), processes: 2 },
])('$processes process(es) on $backend.name', ({ backend, processes }) => {
  beforeAll(() => backend.start(), 60_000)
  afterAll(() => backend.stop(), 60_000)

  it('killed 50 times with 200 clocks: every deadline is acted on, once, and none early', async () => {
    expect(await killClocks(programs, backend, { processes, tables: 200, kills: 50 })).toBe(400)
  }, 900_000)

  it('10,000 tables over days that nothing happens to cost nearly nothing', async () => {
    const where = await backend.fresh()
    const storage = await openStorage(where)
    const now = Date.now()
    for (let i = 0; i < 10_000; i++) {
      const id = `t${String(i).padStart(19, '0')}`
      await storage.createTable(row(id), [], [])
      await storage.putStanding({
        table: id,
        seq: 0,
        at: now,
        waiting: [{ seat: 0, line: 0, since: now }],
        clock: null,
        deadline: now + 86_400_000 + i * 1000,
        result: null,
      })
    }
    await storage.close()
    const server = await testServer(where)
    await pause(5000)
    const [cpu, memory] = [process.cpuUsage(), process.memoryUsage().heapUsed]
    await pause(60_000)
    const { user, system } = process.cpuUsage(cpu)
    const share = (user + system) / 60_000_000
    const grown = (process.memoryUsage().heapUsed - memory) / 1024 / 1024
    expect(server.tables.count).toBe(0)
    expect(share).toBeLessThan(0.03)
    expect(grown).toBeLessThan(20)
    process.stdout.write(
      `at rest: ${(share * 100).toFixed(2)} % of a core, ${grown.toFixed(1)} MB more, ${backend.name}\n`,
    )
    await server.stop()
  }, 300_000)
})
