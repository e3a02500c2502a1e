/** kill -9 in the middle of sending. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { killNotices } from './support/kill-notices.ts'
import { Processes } from './support/processes.ts'
import { sqliteBackend } from './support/storages.ts'

const programs = new Processes()
beforeAll(() => programs.prepare())
afterAll(() => programs.remove())

it('a notice that arrived while its sender was killed comes once more, after a minute; none is lost', async () => {
  expect(await killNotices(programs, sqliteBackend(), { tables: 1, kills: 1, whenArrived: true })).toBe(1)
})
