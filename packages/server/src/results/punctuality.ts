/** How somebody kept their seats of late: told to those who are invited to a table with them, and to nobody else. */
import type { Punctuality } from '@waystation/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { botOf } from './types.ts'

/** The latest games with other people, and among how many of all their games those are looked for. */
const GAMES = 50
const LOOKED_THROUGH = 200
/** Whoever has one of these played on to the end, or came back to it. */
const KEPT = ['rated', 'witness']

type Kept = Omit<Punctuality['seats'][number], 'seat'>

export async function punctualityOf(db: Kysely<Schema>, person: string): Promise<Kept> {
  const latest = db
    .selectFrom('result_seats')
    .select(['table_id', 'role', 'outs', 'ended_at'])
    .where('subject', '=', person)
    .orderBy('ended_at', 'desc')
    .limit(LOOKED_THROUGH)
    .as('own')
  const rows = await db
    .selectFrom(latest)
    .innerJoin('results', 'results.table_id', 'own.table_id')
    .innerJoin('result_seats as others', 'others.table_id', 'own.table_id')
    .select(['own.table_id', 'own.role', 'own.outs', 'others.subject'])
    .where('results.annulled_at', 'is', null)
    .where('results.whole', '=', 1)
    .orderBy('own.ended_at', 'desc')
    .orderBy('own.table_id')
    .execute()
  const withPeople = rows.filter(({ subject }) => subject !== null && subject !== person && botOf(subject) === null)
  const games = [...new Map(withPeople.map((row) => [row.table_id, row])).values()].slice(0, GAMES)
  return {
    games: games.length,
    kept: games.filter(({ role }) => KEPT.includes(role)).length,
    late: games.filter(({ outs }) => outs > 0).length,
  }
}
