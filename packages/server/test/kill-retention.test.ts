/** kill -9 in the middle of retention; `npm run test:long` does it 50 times each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killRetention } from './support/kill-retention.ts'
import { killRun } from './support/kill-run.ts'
import { Processes } from './support/processes.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const programs = new Processes()
beforeAll(() => programs.prepare())
afterAll(() => programs.remove())

const retention = { compactGames: 0, everyMs: 5, pauseMs: 0 }

describe.each([
  { backend: sqliteBackend(), processes: 1 },
  { backend: postgresBackend(), processes: 2 },
])('$processes process(es) on $backend.name', ({ backend, processes }) => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('killed 3 times in the middle of retention: nothing lost, nothing doubled', async () => {
    // Kills that hit nothing would show nothing.
    expect(await killRetention(programs, backend, processes, 3)).toBeGreaterThan(0)
  })

  it('killed 3 times while games are compacted as soon as they end: every acknowledged answer is there', async () => {
    expect(await killRun(programs, backend, { processes, rounds: 3, change: { retention } })).toBeGreaterThan(0)
  })
})
