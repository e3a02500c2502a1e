/** What came of finished games, in the database: each written once, together with what it does to ratings and figures. */
import type { Rating } from '@waystation/bots/arena'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { addFigures, FigureBook } from './figure-rows.ts'
import { nextOf, outOfDate } from './ledger.ts'
import { type RatedSeatRow, readBook, writeRatings } from './rating-rows.ts'
import { ResultReader } from './reader.ts'
import { rebuildGame } from './rebuild.ts'
import { poolName } from './terms.ts'
import type { NewResult } from './types.ts'

/** So often the same people are rated on one day. */
const OFTEN = 5
const DAY = 24 * 3600 * 1000

export class Results {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** What pages read. */
  get reader(): ResultReader {
    return new ResultReader(this.db)
  }

  async has(table: string): Promise<boolean> {
    const row = await this.db.selectFrom('results').select('table_id').where('table_id', '=', table).executeTakeFirst()
    return row !== undefined
  }

  /** When somebody left a game for which that counted, this one aside; null: never. */
  async lastLeft(person: string, except: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('result_seats')
      .select(({ fn }) => fn.max('left_at').as('at'))
      .where('subject', '=', person)
      .where('role', '=', 'last')
      .where('pool', 'is not', null)
      .where('table_id', '<>', except)
      .executeTakeFirst()
    return row?.at ?? null
  }

  /** In one transaction. False for each that was written already, by whatever process, and then nothing is. */
  add(results: readonly NewResult[]): Promise<boolean[]> {
    return this.db.transaction().execute(async (trx) => {
      const written = new Set<NewResult>()
      for (const numbered of await withNumbers(trx, results)) {
        for (const result of await addOfOneGame(trx, numbered)) written.add(result)
      }
      const book = new FigureBook()
      for (const result of written) book.add({ ...result, variants: JSON.stringify(result.variants) })
      await addFigures(trx, book.all())
      return results.map((result) => written.has(result))
    })
  }

  /** Takes a result out of ratings and figures. False if there is none, or it was annulled before. */
  annul(table: string, at: number): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('results').select('game').where('table_id', '=', table).executeTakeFirst()
      if (!row) return false
      const { numUpdatedRows } = await trx
        .updateTable('results')
        .set({ annulled_at: at })
        .where('table_id', '=', table)
        .where('annulled_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await outOfDate(trx, row.game)
      return true
    })
  }

  /** Games whose ratings and figures do not know yet of a change. */
  async stale(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('ledgers')
      .select('game')
      .whereRef('rebuilt', '<', 'changes')
      .orderBy('game')
      .execute()
    return rows.map(({ game }) => game)
  }

  /** Games of which there are results. */
  async games(): Promise<string[]> {
    const rows = await this.db.selectFrom('ledgers').select('game').orderBy('game').execute()
    return rows.map(({ game }) => game)
  }

  /** Makes ratings and figures of a game anew from its results; gives back how many of them were different. */
  rebuild(game: string): Promise<number> {
    return rebuildGame(this.db, game)
  }
}

interface Numbered {
  readonly result: NewResult
  readonly nth: number
}

/** By game, in one order everywhere: whoever takes the next numbers of a game waits for whoever has them. */
async function withNumbers(trx: Transaction<Schema>, results: readonly NewResult[]): Promise<Numbered[][]> {
  const games = [...new Set(results.map(({ game }) => game))].sort()
  const all: Numbered[][] = []
  for (const game of games) {
    const own = results.filter((result) => result.game === game)
    const last = await nextOf(trx, game, own.length)
    all.push(own.map((result, i) => ({ result, nth: last - own.length + i + 1 })))
  }
  return all
}

/** Those that were not written before. */
async function addOfOneGame(trx: Transaction<Schema>, numbered: readonly Numbered[]): Promise<NewResult[]> {
  const unrated = numbered.filter(({ result }) => result.pool === null)
  const written = await addTogether(trx, unrated)
  // One after the other: ratings follow from each other.
  for (const { result, nth } of numbered) {
    if (result.pool === null) continue
    const counted = await tooOften(trx, result)
    const [fresh] = await insertResults(trx, [{ result: counted, nth }])
    if (fresh === undefined) continue
    await writeSeats(trx, counted)
    written.push(result)
  }
  return written
}

/** Results that move no rating: most of them, and nothing follows from their order. */
async function addTogether(trx: Transaction<Schema>, numbered: readonly Numbered[]): Promise<NewResult[]> {
  const fresh = new Set(await insertResults(trx, numbered))
  // Each once, should the same one have come twice.
  const written = numbered.flatMap(({ result }) => (fresh.delete(result.table) ? [result] : []))
  await insertSeats(
    trx,
    written.flatMap((result) => seatRows(result, null)),
  )
  return written
}

/** The names of the tables of those that were not there before. */
async function insertResults(trx: Transaction<Schema>, numbered: readonly Numbered[]): Promise<string[]> {
  const tables: string[] = []
  for (const some of inPieces(numbered)) {
    const rows = await trx
      .insertInto('results')
      .values(some.map(({ result, nth }) => ({ ...resultRow(result), nth })))
      .onConflict((oc) => oc.column('table_id').doNothing())
      .returning('table_id')
      .execute()
    tables.push(...rows.map(({ table_id }) => table_id))
  }
  return tables
}

async function insertSeats(trx: Transaction<Schema>, rows: readonly Schema['result_seats'][]): Promise<void> {
  for (const some of inPieces(rows)) await trx.insertInto('result_seats').values(some).execute()
}

/** Rows in a few sizes only: every number of rows is a statement of its own, which has to be prepared. */
const SIZES = [16, 4, 1] as const

function inPieces<T>(all: readonly T[]): T[][] {
  const pieces: T[][] = []
  for (let from = 0; from < all.length; from += pieces[pieces.length - 1].length) {
    const size = SIZES.find((one) => one <= all.length - from) ?? 1
    pieces.push(all.slice(from, from + size))
  }
  return pieces
}

function peopleOf({ seats }: Pick<NewResult, 'seats'>): string[] {
  return seats.flatMap(({ subject, fixed }) => (subject === null || fixed ? [] : [subject]))
}

/** The same people, again and again on one day: the games count no further. */
async function tooOften(trx: Transaction<Schema>, result: NewResult): Promise<NewResult> {
  const [first, ...others] = peopleOf(result)
  if (result.pool === null || others.length === 0) return result
  let query = trx
    .selectFrom('result_seats as own')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('own.subject', '=', first)
    .where('own.pool', '=', result.pool)
    .where('own.ended_at', '>', result.endedAt - DAY)
  for (const other of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('result_seats as others')
          .select('seat')
          .whereRef('others.table_id', '=', 'own.table_id')
          .where('others.subject', '=', other),
      ),
    )
  }
  const { n } = await query.executeTakeFirstOrThrow()
  if (n < OFTEN) return result
  return { ...result, pool: null, why: 'often' }
}

function resultRow(result: NewResult): Omit<Schema['results'], 'nth'> {
  const { table, game, rules, players, variants, visibility, pool, why, whole, begunAt, endedAt } = result
  return {
    table_id: table,
    game,
    rules,
    players,
    variants: JSON.stringify(variants),
    visibility,
    pool,
    why,
    whole: whole ? 1 : 0,
    begun_at: begunAt,
    ended_at: endedAt,
    annulled_at: null,
  }
}

async function writeSeats(trx: Transaction<Schema>, result: NewResult): Promise<void> {
  const { game, pool, endedAt, seats } = result
  const pools = pool === null ? [] : [pool, poolName(game, 'training')]
  const book = await readBook(trx, pools, pool === null ? [] : peopleOf(result))
  const rated = pool === null ? null : book.count({ game, pool, endedAt, seats })
  await insertSeats(trx, seatRows(result, rated))
  await writeRatings(trx, [...book.changed().values()])
}

function seatRows(result: NewResult, rated: readonly RatedSeatRow[] | null): Schema['result_seats'][] {
  const { table: table_id, game, pool, endedAt: ended_at, seats } = result
  return seats.map(({ sheet, leftAt, hinted, fixed, ...seat }, i) => ({
    table_id,
    seat: i,
    game,
    pool,
    ended_at,
    ...seat,
    sheet: JSON.stringify(sheet),
    left_at: leftAt,
    hinted: hinted ? 1 : 0,
    ...(rated?.[i] ?? unrated(fixed)),
  }))
}

function unrated(fixed: Rating | null) {
  return { mu_before: fixed?.mu ?? null, sigma_before: fixed?.sigma ?? null, mu_after: null, sigma_after: null }
}
