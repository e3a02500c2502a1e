/** What somebody was told is on the disk; what is found again need not be. */
import Database from 'better-sqlite3'
import { afterEach, expect, it, vi } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import { generated } from './support/generated-results.ts'
import { answer, row } from './support/rows.ts'
import { sqliteBackend } from './support/storages.ts'

const folders = sqliteBackend()
afterEach(async () => {
  vi.restoreAllMocks()
  await folders.stop()
})

const FULL = 2

const level = (file: Database.Database): unknown => file.pragma('synchronous', { simple: true })

it('lines are brought to the disk at every commit, whatever results are written beside them, or fail to be', async () => {
  const files: Database.Database[] = []
  const levels: unknown[] = []
  const { transaction } = Database.prototype
  vi.spyOn(Database.prototype, 'transaction').mockImplementation(function (this: Database.Database, write) {
    files.push(this)
    return transaction.call(this, (...given: unknown[]) => {
      levels.push(level(this))
      return write(...given)
    })
  })
  const asked = vi.spyOn(Database.prototype, 'pragma')
  const storage = await openStorage(await folders.fresh())
  const [one, unknown] = generated({ games: 2, people: 4, seed: 'disk' })
  await storage.createTable(row(one.table), [], [])
  const append = (seq: number) => storage.append([answer(one.table, seq)])
  const outcomes = await Promise.allSettled([
    append(1),
    storage.results.add([one]),
    append(2),
    storage.results.add([unknown]),
    append(3),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(levels).toEqual([FULL, FULL, FULL])
  expect(files.map(level)).toEqual(files.map(() => FULL))
  const lowered = asked.mock.calls.filter(([what]) => what === 'synchronous = NORMAL')
  expect([files.length, lowered.length]).toEqual([1, 2])
  await storage.close()
})
