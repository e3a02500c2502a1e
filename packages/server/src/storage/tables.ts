/** Tables and who may see them. */
import { type Kysely, sql } from 'kysely'
import { fromLine, fromTable, type StoredTable, tableRow } from './rows.ts'
import type { Schema } from './schema.ts'
import { putDue } from './due.ts'
import { putStanding } from './standings.ts'
import type { Append, Line, LobbyFilter, TableChange, TablePlace, TableRow } from './types.ts'

/** How many rows one statement takes: both databases limit the number of parameters. */
const CHUNK = 500

export async function createTable(
  db: Kysely<Schema>,
  row: TableRow,
  lines: readonly Line[],
  members: readonly string[],
  due: number | undefined,
): Promise<void> {
  await db.insertInto('tables').values(fromTable(row)).execute()
  for (let at = 0; at < lines.length; at += CHUNK) {
    const rows = lines.slice(at, at + CHUNK).map((line) => fromLine(row.id, line))
    await db.insertInto('lines').values(rows).execute()
  }
  for (const guest of members) await addMember(db, row.id, guest)
  if (due !== undefined) await putDue(db, row.id, due)
}

/** The opening of a compacted game lies with it. */
const packedOpening = sql<Buffer | null>`(select opening from compact_games where table_id = tables.id)`.as(
  'packed_opening',
)

/** Rows as they are, wherever their opening lies. */
export function wholeTables(db: Kysely<Schema>) {
  return db.selectFrom('tables').selectAll('tables').select(packedOpening)
}

/** A list leaves out a row that cannot be read: one bad row must not take the others down. Asked for by name, it fails aloud. */
export function readable(rows: readonly StoredTable[]): TableRow[] {
  return rows.flatMap((row) => {
    try {
      return [tableRow(row)]
    } catch {
      return []
    }
  })
}

export async function table(db: Kysely<Schema>, id: string): Promise<TableRow | null> {
  const row = await wholeTables(db).where('id', '=', id).executeTakeFirst()
  return row ? tableRow(row) : null
}

export async function updateTable(
  db: Kysely<Schema>,
  id: string,
  version: number,
  { status, seed, doc, at, due }: TableChange,
): Promise<boolean> {
  const result = await db
    .updateTable('tables')
    .set({
      ...(status && { status }),
      ...(seed !== undefined && { seed }),
      doc: JSON.stringify(doc),
      version: version + 1,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  if (due !== undefined) await putDue(db, id, due)
  return true
}

/** The table has changed since: nothing of the arrangement may stand. */
export class Overtaken extends Error {}

/** What people arranged and the line that says so: the line first, as an append does, so that two never wait for each other. */
export async function arrange(
  trx: Kysely<Schema>,
  version: number,
  change: TableChange,
  { table: id, line, due, standing }: Append,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await trx
    .insertInto('lines')
    .values({ ...fromLine(id, line), clock: standing.clock })
    .onConflict((oc) => oc.columns(['table_id', 'seq']).doNothing())
    .executeTakeFirst()
  if (written !== 1n) return false
  if (!(await updateTable(trx, id, version, change))) throw new Overtaken()
  await putStanding(trx, { table: id, seq: line.seq, at: line.at, ...standing })
  if (typeof due === 'number') await putDue(trx, id, due, line.seq)
  else if (due === 'done') await trx.deleteFrom('due').where('table_id', '=', id).execute()
  return true
}

export async function publicTables(db: Kysely<Schema>, { status, game, limit }: LobbyFilter): Promise<TableRow[]> {
  let query = wholeTables(db)
    .where('visibility', '=', 'public')
    .where('status', '=', status)
    .orderBy('updated_at', 'desc')
    .limit(limit)
  if (game !== undefined) query = query.where('game', '=', game)
  return readable(await query.execute())
}

/** Those that go on before those that are over, however long ago that was. */
export async function tablesOf(db: Kysely<Schema>, guest: string, limit: number): Promise<TableRow[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .selectAll('tables')
    .select(packedOpening)
    .where('members.guest_id', '=', guest)
    .orderBy(sql`case when tables.status in ('open', 'running') then 0 else 1 end`)
    .orderBy('tables.updated_at', 'desc')
    .limit(limit)
    .execute()
  return readable(rows)
}

/** Finished ones, the latest first, or those before a place among them. */
export async function finishedTablesOf(
  db: Kysely<Schema>,
  guest: string,
  limit: number,
  before?: TablePlace,
): Promise<TableRow[]> {
  let query = db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .selectAll('tables')
    .select(packedOpening)
    .where('members.guest_id', '=', guest)
    .where('tables.status', '=', 'finished')
    .orderBy('tables.updated_at', 'desc')
    .orderBy('tables.id', 'desc')
    .limit(limit)
  if (before) {
    query = query.where(({ or, and, eb }) =>
      or([
        eb('tables.updated_at', '<', before.at),
        and([eb('tables.updated_at', '=', before.at), eb('tables.id', '<', before.id)]),
      ]),
    )
  }
  return readable(await query.execute())
}

/** Those of several people, each table once. */
export async function publicTablesOf(
  db: Kysely<Schema>,
  people: readonly string[],
  limit: number,
): Promise<TableRow[]> {
  if (people.length === 0) return []
  const rows = await wholeTables(db)
    .where('visibility', '=', 'public')
    .where('status', 'in', ['open', 'running'])
    .where('id', 'in', (eb) => eb.selectFrom('members').select('table_id').where('guest_id', 'in', people))
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
  return readable(rows)
}

export async function countUnfinished(db: Kysely<Schema>, guest: string): Promise<number> {
  const { n } = await db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('members.guest_id', '=', guest)
    .where('tables.status', 'in', ['open', 'running'])
    .executeTakeFirstOrThrow()
  return n
}

export async function addMember(db: Kysely<Schema>, table_id: string, guest_id: string): Promise<void> {
  await db
    .insertInto('members')
    .values({ table_id, guest_id })
    .onConflict((oc) => oc.columns(['guest_id', 'table_id']).doNothing())
    .execute()
}

export async function isMember(db: Kysely<Schema>, table_id: string, guest_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('table_id')
    .where('guest_id', '=', guest_id)
    .where('table_id', '=', table_id)
    .executeTakeFirst()
  return row !== undefined
}
