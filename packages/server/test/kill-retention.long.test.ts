/** kill -9 in the middle of retention, 50 times each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killRetention } from './support/kill-retention.ts'
import { Processes } from './support/processes.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const programs = new Processes()
beforeAll(() => programs.prepare(), 60_000)
afterAll(() => programs.remove())

describe.each([
  { backend: sqliteBackend(), processes: 1 },
  { backend: postgresBackend(), processes: 1 },
  { backend: postgresBackend(), processes: 2 },
])('$processes process(es) on $backend.name', ({ backend, processes }) => {
  beforeAll(() => backend.start(), 60_000)
  afterAll(() => backend.stop(), 60_000)

  it('killed 50 times in the middle of retention: nothing lost, nothing doubled', async () => {
    // Most kills must hit work that is under way, or the test shows nothing.
    expect(await killRetention(programs, backend, processes, 50)).toBeGreaterThan(10)
  }, 900_000)
})
