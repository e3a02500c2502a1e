/**
 * Lines, snapshot and opening of a finished game become one piece. The piece is written first and read from then on; what it replaces
 * goes in the same transaction, or for a very long game in several. Killed in between, the next try finds the piece and goes on.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { packLines, packSnapshot, packText, unpackLines } from './compact-form.ts'
import { lines as readLines, snapshot as readSnapshot } from './log.ts'
import type { Schema } from './schema.ts'
import type { Line, Storage } from './types.ts'

/** Lines removed by one transaction: some milliseconds. */
const CHUNK = 400

interface Asked {
  readonly kind: Storage['kind']
  /** Finished before this moment. */
  readonly before: number
  readonly now: number
  /** Tables that gave trouble and are left for another day. */
  readonly except: readonly string[]
}

/** One step. The table it was done for and whether that one is through; null when nothing is left to do. */
export async function compactNext(db: Kysely<Schema>, asked: Asked): Promise<{ table: string; done: boolean } | null> {
  const found = await candidate(db, asked)
  if (!found) return null
  const { id: table, opening } = found
  try {
    const piece = found.piece === null ? await pieceOf(db, table, opening, asked.now) : null
    return { table, done: await db.transaction().execute((trx) => replace(trx, table, piece, asked)) }
  } catch (error) {
    throw new CompactionFailed(table, error)
  }
}

/** A game that cannot be compacted stays as it is. */
export class CompactionFailed extends Error {
  readonly table: string

  constructor(table: string, cause: unknown) {
    super(`the game of table ${table} could not be compacted`, { cause })
    this.table = table
  }
}

function candidate(db: Kysely<Schema>, { before, except }: Asked) {
  let query = db
    .selectFrom('tables')
    .leftJoin('compact_games', 'compact_games.table_id', 'tables.id')
    .select(['tables.id', 'tables.opening', 'compact_games.table_id as piece'])
    .where('tables.status', '=', 'finished')
    .where('tables.compacted_at', 'is', null)
    .where('tables.updated_at', '<', before)
    .orderBy('tables.updated_at')
    .limit(1)
  if (except.length > 0) query = query.where('tables.id', 'not in', except)
  return query.executeTakeFirst()
}

type Piece = Schema['compact_games']

/** The log of a finished game does not change any more, so it is read and packed before anything is locked. */
async function pieceOf(db: Kysely<Schema>, table: string, opening: string | null, now: number): Promise<Piece> {
  const lines = await readLines(db, table, 0)
  const snapshot = await readSnapshot(db, table)
  const body = packLines(lines)
  checkPacked(lines, unpackLines(body))
  return {
    table_id: table,
    lines: lines.length,
    body,
    snapshot: snapshot && packSnapshot(snapshot),
    opening: opening === null ? null : packText(opening),
    made_at: now,
  }
}

/** Nothing is removed unless the piece gives it back: a log with a gap is kept as it is, for somebody to look at. */
function checkPacked(lines: readonly Line[], unpacked: readonly Line[]): void {
  const expected = lines.map((line) => ({ ...line, client: null }))
  if (!isDeepStrictEqual(unpacked, expected)) throw new Error('its log does not read back the same')
}

async function replace(
  trx: Transaction<Schema>,
  table: string,
  piece: Piece | null,
  { kind, now }: Asked,
): Promise<boolean> {
  let row = trx.selectFrom('tables').select('id').where('id', '=', table).where('compacted_at', 'is', null)
  if (kind === 'postgres') row = row.forUpdate()
  if (!(await row.executeTakeFirst())) return true
  if (piece) {
    await trx
      .insertInto('compact_games')
      .values(piece)
      .onConflict((oc) => oc.column('table_id').doNothing())
      .execute()
    await trx.deleteFrom('snapshots').where('table_id', '=', table).execute()
  }
  const oldest = trx.selectFrom('lines').select('seq').where('table_id', '=', table).orderBy('seq').limit(CHUNK)
  const { numDeletedRows } = await trx
    .deleteFrom('lines')
    .where('table_id', '=', table)
    .where('seq', 'in', oldest)
    .executeTakeFirst()
  if (Number(numDeletedRows) === CHUNK) return false
  await trx.updateTable('tables').set({ compacted_at: now, opening: null }).where('id', '=', table).execute()
  return true
}
