/** What was asked of the processes that serve: whichever takes an order carries it out, and says how it went. */
import type { Kysely } from 'kysely'
import { newId } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'
import type { Order, OrderKind } from './types.ts'

/** Whoever has taken one and did not carry it out by then is gone. */
const LEASE_MS = 30_000
const AT_ONCE = 20

export async function order(db: Kysely<Schema>, { by, ...asked }: Omit<Order, 'id'>, now: number): Promise<string> {
  const id = newId()
  const { kind, table, seat, bot, person } = asked
  await db
    .insertInto('orders')
    .values({ id, kind, table_id: table, seat, bot, person_id: person, by_id: by.id, by_name: by.name, at: now })
    .execute()
  return id
}

/** Each is given to one process. */
export async function takeOrders(db: Kysely<Schema>, now: number): Promise<Order[]> {
  const open = await db
    .selectFrom('orders')
    .selectAll()
    .where('done_at', 'is', null)
    .where(({ or, eb }) => or([eb('taken_at', 'is', null), eb('taken_at', '<', now - LEASE_MS)]))
    .orderBy('at')
    .limit(AT_ONCE)
    .execute()
  const taken: Order[] = []
  for (const row of open) {
    let update = db.updateTable('orders').set({ taken_at: now }).where('id', '=', row.id).where('done_at', 'is', null)
    update = row.taken_at === null ? update.where('taken_at', 'is', null) : update.where('taken_at', '=', row.taken_at)
    if ((await update.executeTakeFirst()).numUpdatedRows !== 1n) continue
    taken.push({
      id: row.id,
      kind: row.kind as OrderKind,
      table: row.table_id,
      seat: row.seat,
      bot: row.bot,
      person: row.person_id,
      by: { id: row.by_id, name: row.by_name },
    })
  }
  return taken
}

export async function carriedOut(db: Kysely<Schema>, id: string, outcome: string, now: number): Promise<void> {
  await db.updateTable('orders').set({ done_at: now, outcome }).where('id', '=', id).execute()
}

/** Null: nobody has carried it out yet. */
export async function outcomeOf(db: Kysely<Schema>, id: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('outcome').where('id', '=', id).executeTakeFirst()
  return row?.outcome ?? null
}
