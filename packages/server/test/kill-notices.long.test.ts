/** kill -9 at many moments with a full outbox. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killNotices } from './support/kill-notices.ts'
import { Processes } from './support/processes.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const programs = new Processes()
beforeAll(() => programs.prepare())
afterAll(() => programs.remove())

describe.each([sqliteBackend(), postgresBackend()])('on $name', (backend) => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('fifty kills lose no notice, and nobody gets one twice within a minute', async () => {
    const run = { tables: 50, kills: 50, whenArrived: null }
    expect(await killNotices(programs, backend, run)).toBeLessThan(100)
  })

  it.each(['hook', 'mail'] as const)(
    'a notice by %s that arrived while its sender was killed comes once more, after a minute',
    async (whenArrived) => {
      expect(await killNotices(programs, backend, { tables: 1, kills: 1, whenArrived })).toBe(1)
    },
  )
})
