/** kill -9 while clocks run; `npm run test:long` does it 50 times with 200 clocks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killClocks } from './support/kill-clocks.ts'
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

  it('killed twice: every deadline is acted on, once, and none early', async () => {
    expect(await killClocks(programs, backend, { processes, tables: 8, kills: 2 })).toBe(16)
  })
})
