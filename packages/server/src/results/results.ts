/** What came of finished games, in the database: each written once, together with what it does to ratings and figures. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { addFigures, FigureBook } from './figure-rows.ts'
import { nextOf, outOfDate } from './ledger.ts'
import { readBook, writeRatings } from './rating-rows.ts'
import { ResultReader } from './reader.ts'
import { rebuildGame } from './rebuild.ts'
import { type Numbered, resultRow, RESULTS, seatRows, SEATS } from './result-rows.ts'
import { poolName } from './terms.ts'
import type { NewResult } from './types.ts'

/** So often the same people are rated on one day. */
const OFTEN = 5
const DAY = 24 * 3600 * 1000

/** A transaction of what would be found again: it need not have reached the disk when it stands. */
export type Unhurried = <R>(work: (trx: Transaction<Schema>) => Promise<R>) => Promise<R>

export class Results {
  private readonly db: Kysely<Schema>
  private readonly unhurried: Unhurried

  constructor(db: Kysely<Schema>, unhurried: Unhurried) {
    this.db = db
    this.unhurried = unhurried
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
    return this.unhurried(async (trx) => {
      const written = new Set<NewResult>()
      for (const numbered of await withNumbers(trx, results)) {
        for (const result of await addOfOneGame(trx, numbered)) written.add(result)
      }
      const book = new FigureBook()
      for (const result of written) book.add({ ...result, variants: JSON.stringify(result.variants) })
      await addFigures(trx, book.all())
      const settled = results.flatMap(({ table, settles }) => (settles === true ? [table] : []))
      if (settled.length > 0) await trx.deleteFrom('due').where('table_id', 'in', settled).execute()
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
    const [fresh] = await RESULTS.into(trx, [resultRow({ result: counted, nth })])
    if (fresh === undefined) continue
    await writeSeats(trx, counted)
    written.push(result)
  }
  return written
}

/** Results that move no rating: most of them, and nothing follows from their order. */
async function addTogether(trx: Transaction<Schema>, numbered: readonly Numbered[]): Promise<NewResult[]> {
  const fresh = new Set((await RESULTS.into(trx, numbered.map(resultRow))).map(({ table_id }) => table_id))
  // Each once, should the same one have come twice.
  const written = numbered.flatMap(({ result }) => (fresh.delete(result.table) ? [result] : []))
  await SEATS.into(
    trx,
    written.flatMap((result) => seatRows(result, null)),
  )
  return written
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

async function writeSeats(trx: Transaction<Schema>, result: NewResult): Promise<void> {
  const { game, pool, endedAt, seats } = result
  const pools = pool === null ? [] : [pool, poolName(game, 'training')]
  const book = await readBook(trx, pools, pool === null ? [] : peopleOf(result))
  const rated = pool === null ? null : book.count({ game, pool, endedAt, seats })
  await SEATS.into(trx, seatRows(result, rated))
  await writeRatings(trx, [...book.changed().values()])
}
