/** What is done in the course of a run, each as a row of small steps. */
import { CompactionFailed } from '../storage/compaction.ts'
import type { Storage, TableRow } from '../storage/types.ts'
import { type Cursor, START, type Upkeep } from '../storage/upkeep.ts'
import { Refused } from '../workers/refused.ts'
import type { RetentionConfig } from './lifetimes.ts'

export const CHORES = ['games', 'tables', 'guests', 'chat', 'reports'] as const
export type ChoreName = (typeof CHORES)[number]

/** What is done besides: nothing of it has a lifetime. */
type OtherName = 'results' | 'keeping' | 'partitions' | 'space'
export type StepName = ChoreName | OtherName

/** One step; how many things it did, null when nothing is left. */
export type Step = () => Promise<number | null>

export interface Desk {
  readonly upkeep: Upkeep
  readonly storage: Pick<Storage, 'table' | 'updateTable' | 'results' | 'keeping' | 'company'>
  readonly config: RetentionConfig
  readonly now: number
  /** A table is another one now, or gone. */
  changed(this: void, table: string): Promise<void>
  /** Writes down what came of a finished game. */
  conclude(this: void, table: string): Promise<void>
  /** Something went wrong that concerns one table only. */
  failed(this: void, error: unknown): void
}

/** Pages of the embedded file given back by one step. */
const PAGES = 64

export function chores(desk: Desk): [StepName, Step][] {
  const { compactGames, openTables, guests, chat, reports } = desk.config
  const before = (lifetime: number): number => desk.now - lifetime
  const all: [StepName, Step][] = [
    ['results', writeResults(desk)],
    ['results', remakeRatings(desk)],
  ]
  // Where no game is compacted no week would ever be empty.
  if (compactGames !== null) all.push(['partitions', partition(desk, () => desk.upkeep.addPartition(desk.now))])
  if (openTables !== null) all.push(['tables', closeUnjoined(desk, before(openTables))])
  if (openTables !== null) all.push(['tables', removeClosed(desk, before(desk.config.closedMs))])
  if (reports !== null) all.push(['reports', clearReports(desk, before(reports))])
  if (reports !== null) all.push(['keeping', forgetKeeping(desk)])
  if (chat !== null) all.push(['chat', async () => (await desk.upkeep.removeChat(before(chat))) || null])
  if (guests !== null) all.push(['guests', forgetGuests(desk, before(guests))])
  if (compactGames !== null && !desk.upkeep.besideOlder) all.push(['games', compact(desk, before(compactGames))])
  all.push(['partitions', partition(desk, () => desk.upkeep.dropPartition(desk.now))])
  all.push(['space', () => Promise.resolve(desk.upkeep.reclaim(PAGES) || null)])
  return all
}

/** How many things of each kind are due, counted up to `most`. */
export async function due({ upkeep, config, now }: Pick<Desk, 'upkeep' | 'config' | 'now'>, most: number) {
  const { compactGames, openTables, guests, chat, reports, closedMs } = config
  const count = async (what: 'games' | 'guests' | 'chat', lifetime: number | null): Promise<number> =>
    lifetime === null ? 0 : await upkeep.count(what, now - lifetime, most)
  const tables = async (status: 'open' | 'stopped', lifetime: number | null, fits: (row: TableRow) => boolean) =>
    lifetime === null ? 0 : (await upkeep.untouched(status, now - lifetime, START, most)).filter(fits).length
  return {
    games: await count('games', compactGames),
    tables:
      (await tables('open', openTables, isUnjoined)) +
      (await tables('stopped', openTables === null ? null : closedMs, isUnplayed)),
    guests: await count('guests', guests),
    chat: await count('chat', chat),
    reports: await tables('stopped', reports, hasReport),
  }
}

/** What was told to keepers of the house is kept for a year, what they did for two. */
const YEAR_MS = 365 * 24 * 3600 * 1000
const AT_ONCE = 500

function forgetKeeping({ storage: { keeping, company }, now }: Desk): Step {
  return async () => {
    const told = await company.reports.forget(now - YEAR_MS, AT_ONCE)
    const done = await keeping.forget({ acts: now - 2 * YEAR_MS, others: now - YEAR_MS }, AT_ONCE)
    return told + done || null
  }
}

/** Where it fails everything else goes on: lines have a place all the same. */
function partition({ failed }: Desk, step: () => Promise<string | null>): Step {
  return async () => {
    try {
      return (await step()) === null ? null : 1
    } catch (error) {
      failed(error)
      return null
    }
  }
}

/** Games that have just ended are in somebody's hands. */
const FRESH_MS = 10 * 60 * 1000

/** What came of games that ended under an earlier release, or at a process of one: one at a time. */
function writeResults({ upkeep, now, conclude, failed }: Desk): Step {
  const before = now - FRESH_MS
  let page: Cursor[] = []
  return async () => {
    if (page.length === 0) page = await upkeep.unwritten(before)
    const [next, ...rest] = page
    page = rest
    // What gave trouble is not tried for ever.
    if (next === undefined || rest.length === 0) await upkeep.walked(next ?? { at: before, id: '' })
    if (next === undefined) return null
    await conclude(next.id).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      failed(error)
    })
    return 1
  }
}

/** Ratings and figures after something that was counted has changed. */
function remakeRatings({ storage: { results } }: Desk): Step {
  return async () => {
    const [game] = await results.stale()
    if (game === undefined) return null
    await results.rebuild(game)
    return 1
  }
}

/** Goes on with the next game when one gives trouble. */
function compact({ upkeep, now, failed }: Desk, before: number): Step {
  const except: string[] = []
  return async () => {
    try {
      const step = await upkeep.compactNext(before, now, except)
      return step && (step.done ? 1 : 0)
    } catch (error) {
      if (!(error instanceof CompactionFailed)) throw error
      except.push(error.table)
      failed(error)
      return 0
    }
  }
}

const persons = ({ doc }: TableRow): number => doc.seats.filter(({ guest }) => guest !== null).length
/** Nobody came but the one who opened it. */
const isUnjoined = (row: TableRow): boolean => persons(row) < 2
/** Closed before it began: nobody came, everybody left, or another rematch was first. */
const isUnplayed = (row: TableRow): boolean => isUnjoined(row) && row.opening === null
const hasReport = ({ doc }: TableRow): boolean => doc.report !== null

/** As a table is closed that everybody left: told to all who look at it, in every process. */
function closeUnjoined(desk: Desk, before: number): Step {
  return walk(desk, 'open', before, async (row) => {
    if (!isUnjoined(row)) return false
    await unlink(desk, row)
    const doc = { ...row.doc, report: 'nobody joined' }
    return await change(desk, row, { doc, status: 'stopped', at: desk.now })
  })
}

function removeClosed(desk: Desk, before: number): Step {
  return walk(desk, 'stopped', before, async (row) => {
    if (!isUnplayed(row)) return false
    await unlink(desk, row)
    return await desk.upkeep.removeUnplayed(row)
  })
}

function clearReports(desk: Desk, before: number): Step {
  return walk(desk, 'stopped', before, (row) =>
    hasReport(row)
      ? change(desk, row, { doc: { ...row.doc, report: null }, at: row.updatedAt })
      : Promise.resolve(false),
  )
}

/** The game that it was to be the rematch of may have another one. */
async function unlink(desk: Desk, { id, doc: { origin } }: TableRow): Promise<void> {
  if (origin.kind !== 'rematch') return
  const old = await desk.storage.table(origin.of)
  if (old?.doc.rematch === id) await change(desk, old, { doc: { ...old.doc, rematch: null }, at: old.updatedAt })
}

async function change(
  { storage, changed }: Desk,
  { id, version }: TableRow,
  to: Parameters<Storage['updateTable']>[2],
): Promise<boolean> {
  const done = await storage.updateTable(id, version, to)
  if (done) await changed(id)
  return done
}

/** One table at a time, the oldest first. */
function walk(
  { upkeep }: Desk,
  status: 'open' | 'stopped',
  before: number,
  visit: (row: TableRow) => Promise<boolean>,
): Step {
  let page: TableRow[] = []
  let cursor: Cursor = START
  return async () => {
    if (page.length === 0) page = await upkeep.untouched(status, before, cursor)
    const row = page.shift()
    if (!row) return null
    cursor = { at: row.updatedAt, id: row.id }
    return (await visit(row)) ? 1 : 0
  }
}

function forgetGuests({ upkeep }: Desk, before: number): Step {
  let cursor: Cursor | null = START
  return async () => {
    if (cursor === null) return null
    const { removed, next } = await upkeep.removeGuests(before, cursor)
    cursor = next
    return removed
  }
}
