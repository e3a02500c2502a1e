/** Numbers for results: whoever takes one has the ratings and figures of the game to itself until its transaction is over. */
import { type Kysely, sql } from 'kysely'
import { Insertion } from '../storage/insertion.ts'
import type { Schema } from '../storage/schema.ts'

const TAKEN = new Insertion<Schema['ledgers'], { last: number }>((db, rows) =>
  db
    .insertInto('ledgers')
    .values(rows)
    .onConflict((oc) => oc.column('game').doUpdateSet({ last: sql<number>`ledgers.last + excluded.last` }))
    .returning('last'),
)

/** The last of so many new ones. */
export async function nextOf(trx: Kysely<Schema>, game: string, count = 1): Promise<number> {
  const [{ last }] = await TAKEN.into(trx, [{ game, last: count, changes: 0, rebuilt: 0 }])
  return last
}

/** Something that was counted already has changed: the game's ratings and figures are to be made anew. */
export async function outOfDate(trx: Kysely<Schema>, game: string): Promise<void> {
  await nextOf(trx, game)
  await trx
    .updateTable('ledgers')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .where('game', '=', game)
    .execute()
}
