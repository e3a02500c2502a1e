/** When clocks stand: while the house was away, and while a player is on holiday. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { HolidayRow } from './types.ts'

/** This process is alive. Those that have not said so for long are forgotten. */
export async function beat(db: Kysely<Schema>, process: string, at: number, forget: number): Promise<void> {
  await db
    .insertInto('beats')
    .values({ process, at })
    .onConflict((oc) => oc.column('process').doUpdateSet({ at }))
    .execute()
  await db.deleteFrom('beats').where('at', '<', forget).execute()
}

/** When any process was last heard of. */
export async function lastBeat(db: Kysely<Schema>): Promise<number | null> {
  const row = await db.selectFrom('beats').select('at').orderBy('at', 'desc').limit(1).executeTakeFirst()
  return row?.at ?? null
}

/** One outage for each beginning, whoever notices it. */
export async function addOutage(db: Kysely<Schema>, from_at: number, to_at: number): Promise<void> {
  await db
    .insertInto('outages')
    .values({ from_at, to_at })
    .onConflict((oc) => oc.column('from_at').doNothing())
    .execute()
}

export async function outages(db: Kysely<Schema>): Promise<{ from: number; to: number }[]> {
  const rows = await db.selectFrom('outages').selectAll().orderBy('from_at').execute()
  return rows.map(({ from_at, to_at }) => ({ from: from_at, to: to_at }))
}

export async function putHoliday(db: Kysely<Schema>, { id, guest, from, to }: HolidayRow): Promise<void> {
  await db
    .insertInto('holidays')
    .values({ id, guest_id: guest, from_at: from, to_at: to })
    .onConflict((oc) => oc.column('id').doUpdateSet({ to_at: to }))
    .execute()
}

export async function removeHoliday(db: Kysely<Schema>, guest: string, id: string): Promise<void> {
  await db.deleteFrom('holidays').where('id', '=', id).where('guest_id', '=', guest).execute()
}

export async function holidays(db: Kysely<Schema>, guests: readonly string[]): Promise<HolidayRow[]> {
  if (guests.length === 0) return []
  const rows = await db.selectFrom('holidays').selectAll().where('guest_id', 'in', guests).orderBy('from_at').execute()
  return rows.map(({ id, guest_id, from_at, to_at }) => ({ id, guest: guest_id, from: from_at, to: to_at }))
}
