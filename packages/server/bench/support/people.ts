/** Profiles, lists of the best and statistics in a house with many people and games; and what one more game costs. */
import { Rng, seedWords } from '@waystation/kernel'
import { openStorage } from '../../src/storage/open.ts'
import type { Processes } from '../../test/support/processes.ts'
import { row } from '../../test/support/rows.ts'
import type { Where } from '../../test/support/storages.ts'
import { type BigHouse, fill, gameOf, personId } from './big-house.ts'
import { cpuMs, type Figures, figures } from './figures.ts'
import { filler } from './filler.ts'

/** What pages must keep to. */
const MOST_MS = 100
const TIMES = 200
const MORE_GAMES = 200
const GAME = 'great-western-trail'

type Page = readonly [name: string, path: string]

const pagesOf = (house: BigHouse): readonly Page[] => [
  ['profile, who plays most', `/api/people/${personId(0)}`],
  ['profile, somebody', `/api/people/${personId(Math.floor(house.people / 2))}`],
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
  const into = filler(where)
  await fill(into, house)
  await into.close()
  console.log(`${name}: ${house.games} games of ${house.people} people in ${seconds(performance.now() - filled)}`)
  const server = await programs.start(where, { rates: { requestsPerMinute: 1e9 } })
  const slow: string[] = []
  for (const [page, path] of pagesOf(house)) {
    const { p50, p99, serverMs } = await measured(server, path)
    if (p99 > MOST_MS) slow.push(page)
    console.log(`  ${page.padEnd(26)} ${times(p50, p99)}  processor ${ms(serverMs / TIMES)} a page`)
  }
  await server.stop()
  await oneMore(where, house)
  console.log(slow.length === 0 ? `  all under ${MOST_MS} ms` : `  over ${MOST_MS} ms at p99: ${slow.join(', ')}`)
}

/** Over loopback: what the server takes and the way there and back. */
async function measured(server: { url: string; pid: number }, path: string): Promise<Figures> {
  const once = async (): Promise<number> => {
    const begun = performance.now()
    const answer = await fetch(server.url + path)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return performance.now() - begun
  }
  // The first of each has its statements prepared and its code compiled.
  for (let i = 0; i < 10; i++) await once()
  const busyBefore = cpuMs([server.pid])
  const begun = performance.now()
  const latencies: number[] = []
  for (let i = 0; i < TIMES; i++) latencies.push(await once())
  const serverMs = cpuMs([server.pid]) - busyBefore
  return figures(latencies, { seconds: (performance.now() - begun) / 1000, serverMs, clientMs: 0 })
}

/** One game after the other: what each costs does not grow with how many there were, and making all anew finds nothing different. */
async function oneMore(where: Where, house: BigHouse): Promise<void> {
  const storage = await openStorage(where)
  const rng = new Rng(seedWords('more'))
  const latencies: number[] = []
  let spent = 0
  for (let i = 0; i < MORE_GAMES; i++) {
    const result = gameOf(house.games + i, house, rng)
    await storage.createTable(row(result.table, { status: 'finished' }), [], [])
    const [begun, before] = [performance.now(), process.cpuUsage()]
    await storage.results.add([result])
    latencies.push(performance.now() - begun)
    const { user, system } = process.cpuUsage(before)
    spent += (user + system) / 1000
  }
  const stale = await storage.results.stale()
  const { p50, p99 } = figures(latencies, { seconds: 1, serverMs: spent, clientMs: 0 })
  console.log(`  ${'one more game'.padEnd(26)} ${times(p50, p99)}  processor ${ms(spent / MORE_GAMES)} a game`)
  if (stale.length > 0) console.log(`  games to be made anew: ${stale.join(', ')}`)
  const begun = performance.now()
  let different = 0
  for (const game of await storage.results.games()) different += await storage.results.rebuild(game)
  console.log(
    `  all made anew (waystation rate --all) in ${seconds(performance.now() - begun)}: different ${different}`,
  )
  await storage.close()
}

const times = (p50: number, p99: number): string => `median ${ms(p50).padStart(9)}  p99 ${ms(p99).padStart(9)}`
const ms = (time: number): string => `${time.toFixed(1)} ms`
const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`
