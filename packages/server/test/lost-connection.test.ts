/** A database that restarts, or an administrator, ends connections at any moment: that may fail a run, never the process. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import { postgresBackend } from './support/storages.ts'

const backend = postgresBackend()
beforeAll(() => backend.start(), 60_000)
afterAll(() => backend.stop(), 60_000)

async function endHolderOfTheLock(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`)
  await client.end()
  return rowCount ?? 0
}

it('a connection lost while retention rests between two steps fails the run, and the next one goes through', async () => {
  const where = await backend.fresh()
  const storage = await openStorage(where)
  const run = storage.upkeep(async (upkeep) => {
    expect(await endHolderOfTheLock(where.databaseUrl ?? '')).toBe(1)
    await pause(200)
    return await upkeep.count('games', 1, 1)
  })
  await expect(run).rejects.toThrow(/connection|terminat|not queryable/i)
  expect(await storage.upkeep((upkeep) => upkeep.count('games', 1, 1))).toBe(0)
  await storage.close()
})
