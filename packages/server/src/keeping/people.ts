/** People as keepers of the house deal with them: found, given a role, silenced, given another name. Within a transaction. */
import type { Held, Role } from '@waystation/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import { Accounts } from '../identity/accounts.ts'
import { looks } from '../security/look-alike.ts'
import { tableRow } from '../storage/rows.ts'
import type { Schema } from '../storage/schema.ts'
import { wholeTables } from '../storage/tables.ts'
import type { Kept } from './types.ts'

type Db = Kysely<Schema>

const FOUND = 50

function toKept(row: Selectable<Schema['guests']>): Kept {
  return {
    id: row.id,
    name: row.name,
    account: row.handle !== null,
    role: row.role as Role | null,
    mutedUntil: row.muted_until,
    bannedUntil: row.banned_until,
    seenAt: row.seen_at,
  }
}

/** By id, or the account of this name: names of guests are nobody's own. */
export async function whoIs(db: Db, text: string): Promise<Kept | null> {
  const rows = await db
    .selectFrom('guests')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', text), eb('handle', '=', looks(text))]))
    .execute()
  const row = rows.find(({ id }) => id === text) ?? rows.at(0)
  return row ? toKept(row) : null
}

/** Whose names have this in them, those with an account first; guests that became somebody are that person. */
export async function find(db: Db, text: string): Promise<Kept[]> {
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await db
    .selectFrom('guests')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('id', '=', text), eb('handle', '=', looks(text)), sql<boolean>`lower(name) like ${part} escape '\\'`]),
    )
    .orderBy(sql`case when handle is null then 1 else 0 end`)
    .orderBy('seen_at', 'desc')
    .limit(FOUND)
    .execute()
  return rows.map(toKept)
}

export async function withRole(db: Db): Promise<Kept[]> {
  const rows = await db.selectFrom('guests').selectAll().where('role', 'is not', null).orderBy('name').execute()
  return rows.map(toKept)
}

export async function giveRole(db: Db, person: string, role: Role | null): Promise<void> {
  await db.updateTable('guests').set({ role }).where('id', '=', person).execute()
}

export async function mute(db: Db, person: string, mute: Held | null): Promise<void> {
  const columns = { muted_until: mute?.until ?? null, muted_for: mute?.reason ?? null }
  await db.updateTable('guests').set(columns).where('id', '=', person).execute()
}

export async function muteOf(db: Db, person: string, now: number): Promise<Held | null> {
  const row = await db
    .selectFrom('guests')
    .select(['muted_until', 'muted_for'])
    .where('id', '=', person)
    .where('muted_until', '>', now)
    .executeTakeFirst()
  return row?.muted_until ? { until: row.muted_until, reason: row.muted_for ?? '' } : null
}

/** Everywhere the old name stands under which it could still be read; the tables that are others now. `until`: it stays so long. */
export async function rename(
  db: Db,
  { id, account }: Kept,
  name: string,
  { now, until }: { now: number; until: number },
): Promise<string[]> {
  const { language } = await db.selectFrom('guests').select('language').where('id', '=', id).executeTakeFirstOrThrow()
  if (account) await new Accounts(db).rename(id, name, language === 'fr' ? 'fr' : 'en', now)
  await db.updateTable('guests').set({ name, name_until: until }).where('id', '=', id).execute()
  const members = await db.selectFrom('members').select('table_id').where('guest_id', '=', id).execute()
  const tables = members.map(({ table_id }) => table_id)
  for (const table of tables) while (!(await renameAt(db, table, id, name)));
  await db.updateTable('chat').set({ name }).where('guest_id', '=', id).execute()
  await db.updateTable('result_seats').set({ name }).where('subject', '=', id).execute()
  return tables
}

/** False when somebody else changed the table meanwhile. */
async function renameAt(db: Db, table: string, person: string, name: string): Promise<boolean> {
  const stored = await wholeTables(db).where('id', '=', table).executeTakeFirst()
  if (!stored) return true
  const { doc, version } = tableRow(stored)
  const seats = doc.seats.map((seat) => (seat.guest === person ? { ...seat, name } : seat))
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ doc: JSON.stringify({ ...doc, seats }), version: version + 1 })
    .where('id', '=', table)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Null: people may change their name. */
export async function nameUntil(db: Db, person: string): Promise<number | null> {
  const row = await db.selectFrom('guests').select('name_until').where('id', '=', person).executeTakeFirst()
  return row?.name_until ?? null
}

/** Tables and people in numbers. */
export async function counts(db: Db): Promise<{ open: number; running: number; accounts: number; guests: number }> {
  const tables = await db
    .selectFrom('tables')
    .select(['status', ({ fn }) => fn.countAll<number>().as('n')])
    .where('status', 'in', ['open', 'running'])
    .groupBy('status')
    .execute()
  const people = await db
    .selectFrom('guests')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('handle').as('accounts')])
    .executeTakeFirstOrThrow()
  const of = (status: string): number => Number(tables.find((row) => row.status === status)?.n ?? 0)
  const accounts = Number(people.accounts)
  return { open: of('open'), running: of('running'), accounts, guests: Number(people.all) - accounts }
}
