/** What keepers of the house were told and did goes with the years: what was told and is over after one, what they did after two. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMAND_LINE } from '../src/keeping/types.ts'
import { openReadOnly } from '../src/storage/read-only.ts'
import { openStorage } from '../src/storage/open.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const DAY = 24 * 3600 * 1000
const YEAR = 365 * DAY
const BEGUN = Date.UTC(2026, 10, 18, 12)
const TABLES = ['acts', 'announcements', 'bans', 'browsers', 'complaints', 'orders'] as const

/** How many rows there are. */
async function kept(where: Where): Promise<Record<(typeof TABLES)[number], number>> {
  const opened = openReadOnly(where)
  if (!opened) throw new Error('no database')
  const counts = TABLES.map(async (table) => {
    const row = await opened.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirst()
    return [table, Number(row?.n)] as const
  })
  const found = Object.fromEntries(await Promise.all(counts)) as Record<(typeof TABLES)[number], number>
  await opened.db.destroy()
  return found
}

/** One of everything, some of which ends later; `long`: a ban that stands for three years. */
async function keepHouse(where: Where): Promise<void> {
  const storage = await openStorage(where)
  const { keeping, company } = storage
  for (const id of ['rude', 'told']) await storage.putGuest({ id, name: id, language: 'en' }, BEGUN)
  await company.reports.add({
    by: { id: 'told', name: 'told' },
    person: { id: 'rude', name: 'rude' },
    table: null,
    kind: 'rude',
    words: 'shouts',
    context: { table: null, chat: [] },
    at: BEGUN,
  })
  await keeping.mute(COMMAND_LINE, 'rude', { until: BEGUN + DAY, reason: 'shouts' }, BEGUN)
  const range = { browsers: false, networks: false, reason: '' }
  await keeping.ban(COMMAND_LINE, { ...range, address: '203.0.113.7', until: BEGUN + DAY }, BEGUN)
  await keeping.ban(COMMAND_LINE, { ...range, address: '203.0.113.8', until: BEGUN + 3 * YEAR }, BEGUN)
  await keeping.announce(COMMAND_LINE, { en: 'Soon.', fr: 'Bientôt.', until: BEGUN + DAY }, BEGUN)
  await keeping.cameWith('mark', 'rude', BEGUN)
  const close = { kind: 'close', table: 'none', seat: null, bot: null, person: null, by: COMMAND_LINE } as const
  await keeping.order(close, BEGUN)
  for (const order of await keeping.takeOrders(BEGUN)) await keeping.carriedOut(order, 'done', null, BEGUN)
  await storage.close()
}

describe.each([sqliteBackend(), postgresBackend()])('forgetting on $name', (backend) => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('turns with the years, and what still stands stays', async () => {
    const where = await backend.fresh()
    let clock = BEGUN
    const never = { compactGames: null, openTables: null, guests: null, chat: null }
    const retention = { ...never, reports: DAY, everyMs: 1e9, pauseMs: 0, closedMs: 0 }
    // First, or the server would carry out the order itself, as late as it hears of it.
    await keepHouse(where)
    const server = await testServer(where, { retention }, undefined, () => clock)
    const after = async (ms: number) => {
      clock = BEGUN + ms
      expect(await server.retention.run()).toBe(true)
      return await kept(where)
    }
    const all = { acts: 4, announcements: 1, bans: 2, browsers: 1, complaints: 1, orders: 1 }
    expect(await after(YEAR - DAY)).toEqual(all)
    // The report, the mark of a browser and the order are a year old; the ban and what everybody was told ended a day later.
    expect(await after(YEAR + 1)).toEqual({ ...all, browsers: 0, complaints: 0, orders: 0 })
    expect(await after(YEAR + DAY + 1)).toMatchObject({ acts: 4, bans: 1, announcements: 0 })
    expect(await after(2 * YEAR - 1)).toMatchObject({ acts: 4, bans: 1 })
    expect(await after(2 * YEAR + 1)).toMatchObject({ acts: 0, bans: 1 })
    await server.stop()
  })
})
