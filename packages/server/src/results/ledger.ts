/** Numbers for results: whoever takes one has the ratings and figures of the game to itself until its transaction is over. */
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** The last of so many new ones. */
export async function nextOf(trx: Kysely<Schema>, game: string, count = 1): Promise<number> {
  const { last } = await trx
    .insertInto('ledgers')
    .values({ game, last: count, changes: 0, rebuilt: 0 })
    .onConflict((oc) => oc.column('game').doUpdateSet(({ eb }) => ({ last: eb('ledgers.last', '+', count) })))
    .returning('last')
    .executeTakeFirstOrThrow()
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
