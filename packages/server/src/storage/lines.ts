/** The log: appended to, never changed. Many tables' lines become durable in one transaction. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { fromLine, line } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Append, Line, Snapshot } from './types.ts'

/** Runs inside the transaction that writes, so that a notice goes out if and only if the writing stands. */
export type Announce = (trx: Transaction<Schema>, appended: readonly Append[]) => Promise<void>

export async function append(db: Kysely<Schema>, batch: readonly Append[], announce: Announce): Promise<boolean[]> {
  return await db.transaction().execute(async (trx) => {
    // In one order everywhere: two processes that race for the same lines wait for each other, never both.
    const rows = batch.map((item) => fromLine(item.table, item.line)).sort((a, b) => (a.table_id < b.table_id ? -1 : 1))
    const taken = await trx
      .insertInto('lines')
      .values(rows)
      .onConflict((oc) => oc.columns(['table_id', 'seq']).doNothing())
      .returning(['table_id', 'seq'])
      .execute()
    const written = new Set(taken.map((row) => `${row.table_id} ${row.seq}`))
    const stands = batch.map((item) => written.has(`${item.table} ${item.line.seq}`))
    const won = batch.filter((_, i) => stands[i])
    const finished = won.filter((item) => item.finished)
    if (finished.length > 0) await finish(trx, finished)
    for (const item of won) if (item.snapshot) await putSnapshot(trx, item.table, item.snapshot)
    if (won.length > 0) await announce(trx, won)
    return stands
  })
}

async function finish(trx: Transaction<Schema>, finished: readonly Append[]): Promise<void> {
  const ids = finished.map((item) => item.table)
  await trx
    .updateTable('tables')
    .set({ status: 'finished', updated_at: finished[0].line.at, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute()
}

export async function lines(db: Kysely<Schema>, table: string, after: number): Promise<Line[]> {
  const rows = await db
    .selectFrom('lines')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
  return rows.map(line)
}

/** Keeps the newest only; an older one arriving late changes nothing. */
export async function putSnapshot(db: Kysely<Schema>, table: string, { seq, hash, body }: Snapshot): Promise<void> {
  await db
    .insertInto('snapshots')
    .values({ table_id: table, seq, hash, body })
    .onConflict((oc) => oc.column('table_id').doUpdateSet({ seq, hash, body }).where('snapshots.seq', '<', seq))
    .execute()
}
