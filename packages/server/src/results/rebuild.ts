/**
 * Ratings and figures of a game made anew: its results are counted again in the order of their numbers, and what comes out is exchanged for what was
 * there. What is written meanwhile is counted too; after another change of what was counted it begins again.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { addFigures, FigureBook } from './figure-rows.ts'
import { nextOf } from './ledger.ts'
import { RatingBook, type RatedSeatRow, type RatingRow } from './rating-rows.ts'
import type { Role } from './roles.ts'
import { botOf, type Sheet } from './types.ts'

/** Results counted again at a time. */
const PAGE = 500
/** Rows of one statement. */
const CHUNK = 500

type Seat = Schema['result_seats']
type Result = Schema['results']

/** Gives back how many ratings and figures were different. */
export async function rebuildGame(db: Kysely<Schema>, game: string): Promise<number> {
  for (;;) {
    const before = await db.selectFrom('ledgers').selectAll().where('game', '=', game).executeTakeFirst()
    if (!before) return 0
    const again = new Recount(game)
    await again.upTo(db, before.last)
    const done = await db.transaction().execute(async (trx) => {
      const last = await nextOf(trx, game)
      const now = await trx.selectFrom('ledgers').selectAll().where('game', '=', game).executeTakeFirstOrThrow()
      if (now.changes !== before.changes) return null
      await again.upTo(trx, last)
      const different = await again.exchange(trx)
      await trx.updateTable('ledgers').set({ rebuilt: now.changes }).where('game', '=', game).execute()
      return different
    })
    if (done !== null) return done
  }
}

class Recount {
  private readonly game: string
  private readonly ratings = new RatingBook()
  private readonly figures = new FigureBook()
  private readonly seats: (RatedSeatRow & Pick<Seat, 'table_id' | 'seat'>)[] = []
  private counted = 0

  constructor(game: string) {
    this.game = game
  }

  /** Counts all results with numbers up to this one. */
  async upTo(db: Kysely<Schema>, last: number): Promise<void> {
    for (;;) {
      const page = await db
        .selectFrom('results')
        .selectAll()
        .where('game', '=', this.game)
        .where('nth', '>', this.counted)
        .where('nth', '<=', last)
        .orderBy('nth')
        .limit(PAGE)
        .execute()
      if (page.length === 0) break
      await this.count(db, page)
      this.counted = page[page.length - 1].nth
    }
    this.counted = last
  }

  private async count(db: Kysely<Schema>, page: readonly Result[]): Promise<void> {
    const ids = page.map(({ table_id }) => table_id)
    const rows = await db.selectFrom('result_seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute()
    const seats = new Map<string, Seat[]>(ids.map((id) => [id, []]))
    for (const row of rows) seats.get(row.table_id)?.push(row)
    for (const result of page) this.countOne(result, seats.get(result.table_id) ?? [])
  }

  private countOne(result: Result, rows: readonly Seat[]): void {
    if (result.annulled_at !== null) return this.compare(rows, null)
    const { game, pool, players, variants, begun_at: begunAt, ended_at: endedAt } = result
    const seats = rows.map((row) => ({
      ...row,
      role: row.role as Role,
      sheet: JSON.parse(row.sheet) as Sheet,
      fixed: fixedRating(row),
    }))
    this.figures.add({ game, players, variants, begunAt, endedAt, whole: result.whole === 1, seats })
    this.compare(rows, pool === null ? null : this.ratings.count({ game, pool, endedAt, seats }))
  }

  /** Only seats that stand otherwise are written again. */
  private compare(rows: readonly Seat[], rated: readonly RatedSeatRow[] | null): void {
    rows.forEach((row, i) => {
      const { table_id, seat, mu_before, sigma_before } = row
      const kept = fixedRating(row) ? { mu_before, sigma_before } : { mu_before: null, sigma_before: null }
      const is = rated?.[i] ?? { ...kept, mu_after: null, sigma_after: null }
      if (!sameRating(row, is)) this.seats.push({ table_id, seat, ...is })
    })
  }

  async exchange(trx: Transaction<Schema>): Promise<number> {
    for (const { table_id, seat, ...rated } of this.seats) {
      await trx
        .updateTable('result_seats')
        .set(rated)
        .where('table_id', '=', table_id)
        .where('seat', '=', seat)
        .execute()
    }
    return (await this.exchangeRatings(trx)) + (await this.exchangeFigures(trx))
  }

  private async exchangeRatings(trx: Transaction<Schema>): Promise<number> {
    const now = this.ratings.changed()
    const old = await trx.selectFrom('ratings').selectAll().where('game', '=', this.game).execute()
    const different = differences(old, now, RatingBook.key, sameRow)
    if (different === 0) return 0
    await trx.deleteFrom('ratings').where('game', '=', this.game).execute()
    const rows = [...now.values()]
    for (let at = 0; at < rows.length; at += CHUNK) {
      await trx
        .insertInto('ratings')
        .values(rows.slice(at, at + CHUNK))
        .execute()
    }
    return different
  }

  private async exchangeFigures(trx: Transaction<Schema>): Promise<number> {
    const rows = this.figures.all()
    const now = new Map(rows.map((row) => [FigureBook.key(row), row]))
    const old = await trx.selectFrom('figures').selectAll().where('game', '=', this.game).execute()
    const different = differences(old, now, FigureBook.key, (a, b) => a.n === b.n)
    if (different === 0) return 0
    await trx.deleteFrom('figures').where('game', '=', this.game).execute()
    await addFigures(trx, rows)
    return different
  }
}

/** The rating of a bot as it was when the game was counted. */
function fixedRating({ subject, mu_before: mu, sigma_before: sigma }: Seat) {
  if (subject === null || botOf(subject) === null || mu === null || sigma === null) return null
  return { mu, sigma }
}

function sameRating(a: RatedSeatRow, b: RatedSeatRow): boolean {
  const { mu_before, sigma_before, mu_after, sigma_after } = b
  return (
    a.mu_before === mu_before &&
    a.sigma_before === sigma_before &&
    a.mu_after === mu_after &&
    a.sigma_after === sigma_after
  )
}

function sameRow(a: RatingRow, b: RatingRow): boolean {
  return a.mu === b.mu && a.sigma === b.sigma && a.games === b.games && a.at === b.at && a.sure === b.sure
}

function differences<R>(
  old: readonly R[],
  now: ReadonlyMap<string, R>,
  key: (row: R) => string,
  same: (a: R, b: R) => boolean,
): number {
  const kept = old.filter((row) => {
    const is = now.get(key(row))
    return is !== undefined && same(row, is)
  }).length
  return old.length - kept + (now.size - kept)
}
