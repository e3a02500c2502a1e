/**
 * The log of a table, wherever it lies: as lines while it may grow, in one piece once the game was compacted. Each is read by one
 * statement, which sees the database at one moment: never a log of which a part has just moved.
 */
import { type Kysely, sql } from 'kysely'
import { unpackLines, unpackSnapshot } from './compact-form.ts'
import { line } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Line, Snapshot } from './types.ts'

type Found = Parameters<typeof line>[0] & { readonly body: Buffer | null }

/** While a game is being compacted both may be there; the one piece is whole, so it counts. */
export async function lines(db: Kysely<Schema>, table: string, after: number): Promise<Line[]> {
  const { rows } = await sql<Found>`
    select table_id, seq, seat, kind, option_id, client, at, null as body from lines
      where table_id = ${table} and seq > ${after}
    union all select table_id, 0, 0, '', '', null, 0, body from compact_games where table_id = ${table}
    order by seq`.execute(db)
  const body = rows.find((row) => row.body !== null)?.body
  return body ? unpackLines(body).slice(after) : rows.map(line)
}

export async function snapshot(db: Kysely<Schema>, table: string): Promise<Snapshot | null> {
  const { rows } = await sql<Snapshot & { packed: Buffer | null }>`
    select seq, hash, body, null as packed from snapshots where table_id = ${table}
    union all select 0, '', '', snapshot from compact_games where table_id = ${table} and snapshot is not null
    order by seq`.execute(db)
  const packed = rows.find((row) => row.packed !== null)?.packed
  if (packed) return unpackSnapshot(packed)
  return rows.map(({ seq, hash, body }) => ({ seq, hash, body })).at(0) ?? null
}

export async function keepSnapshot(db: Kysely<Schema>, table_id: string, kept: Snapshot): Promise<void> {
  await db
    .insertInto('snapshots')
    .values({ table_id, ...kept })
    .onConflict((oc) => oc.column('table_id').doUpdateSet(kept).where('snapshots.seq', '<=', kept.seq))
    .execute()
}
