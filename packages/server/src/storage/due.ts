/**
 * Tables that somebody has to look at, not later than a moment: bots owe an answer there, or others are to be told of a line. Written in
 * the transaction of the line itself, so that it outlives the process that wrote it. No row says what is to be done: who looks reads
 * that from the log. It may be early, never late.
 */
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { Storage } from './types.ts'

/** Later than any line has: for tables at which nothing is to be done whatever was written. */
export const LAST_LINE = 2 ** 31 - 1

/** Something was arranged at the table: whatever is known of its lines, it is to be looked at. */
export async function putDue(db: Kysely<Schema>, table_id: string, at: number, seq = 0): Promise<void> {
  await db
    .insertInto('due')
    .values({ table_id, seq, at })
    .onConflict((oc) => oc.column('table_id').doUpdateSet(seq === 0 ? { at } : { at, seq }))
    .execute()
}

/** Two processes that ask at once are given different tables. Later than anybody writes it means that a clock was set back. */
export async function claimDue(
  db: Kysely<Schema>,
  kind: Storage['kind'],
  { now, until, most }: { now: number; until: number; most: number },
): Promise<string[]> {
  const latest = until + (until - now)
  const alone = kind === 'postgres' ? sql`for update skip locked` : sql``
  const { rows } = await sql<{ table_id: string }>`
    update due set at = ${until} where table_id in
      (select table_id from due where at <= ${now} or at > ${latest} order by at limit ${most} ${alone})
    returning table_id`.execute(db)
  return rows.map(({ table_id }) => table_id)
}

export async function postponeDue(db: Kysely<Schema>, tables: readonly string[], until: number): Promise<void> {
  if (tables.length === 0) return
  await db.updateTable('due').set({ at: until }).where('table_id', 'in', tables).execute()
}

/** Unless a later line or arrangement has made it due again. */
export async function settleDue(db: Kysely<Schema>, table: string, seq: number, at: number): Promise<void> {
  await db.deleteFrom('due').where('table_id', '=', table).where('seq', '<=', seq).where('at', '<=', at).execute()
}
