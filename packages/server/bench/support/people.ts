/** Profiles, lists of the best and statistics in a house with many people and games; and what one more game costs. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Rng, seedWords } from '@waystation/kernel'
import pg from 'pg'
import { DATABASE_FILE, openStorage } from '../../src/storage/open.ts'
import type { Schema } from '../../src/storage/schema.ts'
import type { Processes } from '../../test/support/processes.ts'
import { row } from '../../test/support/rows.ts'
import type { Where } from '../../test/support/storages.ts'
import { type BigHouse, fill, gameOf, personId } from './big-house.ts'
import { cpuMs } from './figures.ts'

/** What pages must keep to. */
const MOST_MS = 100
const TIMES = 30
const MORE_GAMES = 20
const GAME = 'great-western-trail'

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['profile, who plays most', `/api/people/${personId(0)}`],
  ['profile, somebody', `/api/people/${personId(5000)}`],
  ['profile, a bot', '/api/people/bot:greedy'],
  ['earlier games', `/api/people/${personId(0)}/games?before=${Date.now() - 200 * 24 * 3600 * 1000}`],
  ['rating curve', `/api/people/${personId(0)}/curve?game=${GAME}&pace=days`],
  ['best, of all time', `/api/ratings/${GAME}?pace=days&span=all`],
  ['best, of the week', `/api/ratings/${GAME}?pace=days&span=week`],
  ['statistics, the house', `/api/statistics/${GAME}`],
  ['statistics, a person', `/api/statistics/${GAME}?subject=${personId(0)}`],
  ['statistics, a bot', `/api/statistics/${GAME}?subject=bot:legend`],
  ['statistics, one variant', `/api/statistics/${GAME}?players=4&variant=board:small`],
  ['statistics as CSV', `/api/statistics/${GAME}/csv?subject=${personId(0)}`],
]

export async function bigHouse(name: string, programs: Processes, where: Where, house: BigHouse): Promise<void> {
  await (await openStorage(where)).close()
  const filled = performance.now()
  const db = writable(where)
  await fill(db, house)
  await db.destroy()
  console.log(`${name}: ${house.games} games of ${house.people} people in ${seconds(performance.now() - filled)}`)
  const server = await programs.start(where, { rates: { requestsPerMinute: 1e9 } })
  const slow: string[] = []
  for (const [page, path] of PAGES) {
    const { p50, p95, busy } = await measured(server, path)
    if (p95 > MOST_MS) slow.push(page)
    console.log(`  ${page.padEnd(26)} p50 ${ms(p50)}  p95 ${ms(p95)}  processor ${ms(busy)} a page`)
  }
  await server.stop()
  await oneMore(where, house)
  console.log(slow.length === 0 ? `  all under ${MOST_MS} ms` : `  over ${MOST_MS} ms: ${slow.join(', ')}`)
}

async function measured(server: { url: string; pid: number }, path: string) {
  const once = async (): Promise<number> => {
    const begun = performance.now()
    const answer = await fetch(server.url + path)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return performance.now() - begun
  }
  // The first of each has its statements prepared and its code compiled.
  for (let i = 0; i < 3; i++) await once()
  const busyBefore = cpuMs([server.pid])
  const times: number[] = []
  for (let i = 0; i < TIMES; i++) times.push(await once())
  times.sort((a, b) => a - b)
  return {
    p50: times[TIMES >> 1],
    p95: times[Math.floor(TIMES * 0.95)],
    busy: (cpuMs([server.pid]) - busyBefore) / TIMES,
  }
}

/** One game after the other: what each costs does not grow with how many there were, and making all anew finds nothing different. */
async function oneMore(where: Where, house: BigHouse): Promise<void> {
  const storage = await openStorage(where)
  const rng = new Rng(seedWords('more'))
  const times: number[] = []
  for (let i = 0; i < MORE_GAMES; i++) {
    const result = gameOf(house.games + i, house, rng)
    await storage.createTable(row(result.table, { status: 'finished' }), [], [])
    const begun = performance.now()
    await storage.results.add([result])
    times.push(performance.now() - begun)
  }
  const stale = await storage.results.stale()
  times.sort((a, b) => a - b)
  console.log(
    `  one more game: p50 ${ms(times[MORE_GAMES >> 1])}, longest ${ms(times[MORE_GAMES - 1])}; games to be made anew: ${stale.length}`,
  )
  const begun = performance.now()
  let different = 0
  for (const game of await storage.results.games()) different += await storage.results.rebuild(game)
  console.log(
    `  all made anew (waystation rate --all) in ${seconds(performance.now() - begun)}: different ${different}`,
  )
  await storage.close()
}

function writable({ dataDir, databaseUrl }: Where): Kysely<Schema> {
  if (databaseUrl !== null) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  }
  const database = new Database(join(dataDir, DATABASE_FILE), { timeout: 10_000 })
  database.pragma('synchronous = OFF')
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
}

const ms = (time: number): string => `${time.toFixed(1)} ms`
const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`
