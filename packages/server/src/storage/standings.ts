/** How games stand after their last line: for lists of tables, which must not open every game, and for clocks that run out. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { StandingRow, Storage } from './types.ts'

type Columns = Schema['standings']

export function fromStanding(row: StandingRow): Columns {
  const { clock, deadline } = row
  return {
    table_id: row.table,
    seq: row.seq,
    at: row.at,
    waiting: waitingText(row),
    clock,
    deadline,
    result: resultText(row),
  }
}

export function waitingText({ waiting }: Pick<StandingRow, 'waiting'>): string {
  return JSON.stringify(waiting.map(({ seat, line, since }) => [seat, line, since]))
}

export function resultText({ result }: Pick<StandingRow, 'result'>): string | null {
  return result && JSON.stringify(result)
}

function standingRow({ table_id, seq, at, waiting, clock, deadline, result }: Columns): StandingRow {
  const waits = (JSON.parse(waiting) as [number, number, number][]).map(([seat, line, since]) => ({
    seat,
    line,
    since,
  }))
  return {
    table: table_id,
    seq,
    at,
    waiting: waits,
    clock,
    deadline,
    result: result === null ? null : (JSON.parse(result) as StandingRow['result']),
  }
}

/** Unless a later line stands there already. */
export async function putStanding(db: Kysely<Schema>, row: StandingRow): Promise<void> {
  const { table_id, ...rest } = fromStanding(row)
  await db
    .insertInto('standings')
    .values({ table_id, ...rest })
    .onConflict((oc) => oc.column('table_id').doUpdateSet(rest).where('standings.seq', '<=', rest.seq))
    .execute()
}

export async function standings(db: Kysely<Schema>, tables: readonly string[]): Promise<StandingRow[]> {
  if (tables.length === 0) return []
  const rows = await db.selectFrom('standings').selectAll().where('table_id', 'in', tables).execute()
  return rows.map(standingRow)
}

/** The clock as it was written with a line; null: with none. */
export async function clockAt(db: Kysely<Schema>, table: string, seq: number): Promise<string | null> {
  const row = await db
    .selectFrom('lines')
    .select('clock')
    .where('table_id', '=', table)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row?.clock ?? null
}

/** Two processes that ask at once are given different tables. */
export async function claimDeadlines(
  db: Kysely<Schema>,
  kind: Storage['kind'],
  { now, until, most }: Parameters<Storage['claimDeadlines']>[0],
): Promise<string[]> {
  const alone = kind === 'postgres' ? sql`for update skip locked` : sql``
  const { rows } = await sql<{ table_id: string }>`
    update standings set deadline = ${until} where table_id in
      (select table_id from standings where deadline <= ${now} order by deadline limit ${most} ${alone})
    returning table_id`.execute(db)
  return rows.map(({ table_id }) => table_id)
}

export async function nextDeadline(db: Kysely<Schema>): Promise<number | null> {
  const row = await db
    .selectFrom('standings')
    .select('deadline')
    .where('deadline', 'is not', null)
    .orderBy('deadline')
    .limit(1)
    .executeTakeFirst()
  return row?.deadline ?? null
}

/** The tables of these people are looked at now: a holiday has ended, so that time counts earlier than was thought. */
export async function hastenDeadlines(db: Kysely<Schema>, guest: string, at: number): Promise<void> {
  await db
    .updateTable('standings')
    .set({ deadline: at })
    .where('deadline', '>', at)
    .where('table_id', 'in', db.selectFrom('members').select('table_id').where('guest_id', '=', guest))
    .execute()
}
