/** A finished game that is not shown any more: it stays with those who sat at it. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Links and lists lead nowhere, whoever came in by them is out; false where the game is not over, or was withdrawn before. Within a transaction. */
export async function withdraw(
  trx: Kysely<Schema>,
  table: string,
  players: readonly string[],
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tables')
    // When it ended stays as it was.
    .set(({ eb }) => ({ visibility: 'private', version: eb('version', '+', 1) }))
    .where('id', '=', table)
    .where('status', '=', 'finished')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.updateTable('results').set({ visibility: 'private' }).where('table_id', '=', table).execute()
  const links = trx.updateTable('invites').set({ revoked_at: at })
  await links.where('table_id', '=', table).where('revoked_at', 'is', null).execute()
  await trx.deleteFrom('members').where('table_id', '=', table).where('guest_id', 'not in', players).execute()
  await trx.deleteFrom('club_tables').where('table_id', '=', table).execute()
  return true
}
