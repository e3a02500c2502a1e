/** kill -9 in the middle of play; `npm run test:long` does it 50 times each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killRun } from './support/kill-run.ts'
import { Processes } from './support/processes.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const programs = new Processes()
beforeAll(() => programs.prepare())
afterAll(() => programs.remove())

describe.each([
  { backend: sqliteBackend(), processes: 1 },
  { backend: postgresBackend(), processes: 2 },
])('$processes process(es) on $backend.name', ({ backend, processes }) => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('killed 3 times: every acknowledged answer is there, none twice, states equal a replay', async () => {
    expect(await killRun(programs, backend, { processes, rounds: 3 })).toBeGreaterThan(0)
  })
})
