/** A result as it is written: one row of it, and one of each seat. */
import type { Rating } from '@waystation/bots/arena'
import { Insertion } from '../storage/insertion.ts'
import type { Schema } from '../storage/schema.ts'
import type { RatedSeatRow } from './rating-rows.ts'
import type { NewResult } from './types.ts'

export interface Numbered {
  readonly result: NewResult
  readonly nth: number
}

/** Gives back the names of the tables of those that were not there before. */
export const RESULTS = new Insertion<Schema['results'], { table_id: string }>((db, rows) =>
  db
    .insertInto('results')
    .values(rows)
    .onConflict((oc) => oc.column('table_id').doNothing())
    .returning('table_id'),
)

export const SEATS = new Insertion<Schema['result_seats']>((db, rows) => db.insertInto('result_seats').values(rows))

export function resultRow({ result, nth }: Numbered): Schema['results'] {
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
    nth,
    begun_at: begunAt,
    ended_at: endedAt,
    annulled_at: null,
  }
}

export function seatRows(result: NewResult, rated: readonly RatedSeatRow[] | null): Schema['result_seats'][] {
  const { table: table_id, game, pool, endedAt: ended_at, seats } = result
  return seats.map((seat, i) => {
    const { mu_before, sigma_before, mu_after, sigma_after } = rated?.[i] ?? unrated(seat.fixed)
    return {
      table_id,
      seat: i,
      game,
      pool,
      ended_at,
      subject: seat.subject,
      name: seat.name,
      place: seat.place,
      total: seat.total,
      sheet: JSON.stringify(seat.sheet),
      opening: seat.opening,
      role: seat.role,
      answers: seat.answers,
      own: seat.own,
      outs: seat.outs,
      left_at: seat.leftAt,
      ms: seat.ms,
      hinted: seat.hinted ? 1 : 0,
      mu_before,
      sigma_before,
      mu_after,
      sigma_after,
    }
  })
}

function unrated(fixed: Rating | null): RatedSeatRow {
  return { mu_before: fixed?.mu ?? null, sigma_before: fixed?.sigma ?? null, mu_after: null, sigma_after: null }
}
