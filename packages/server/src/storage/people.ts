/** Guests, what they say, and whom they invite. */
import type { Kysely } from 'kysely'
import { chatRow, guest as toGuest, inviteRow } from './rows.ts'
import type { Schema } from './schema.ts'
import type { ChatRow, Guest, Introduced, InviteRow } from './types.ts'

export async function putGuest(db: Kysely<Schema>, { id, name, language }: Introduced, at: number): Promise<void> {
  await db
    .insertInto('guests')
    .values({ id, name, language, created_at: at, seen_at: at })
    .onConflict((oc) => oc.column('id').doUpdateSet({ name, language, seen_at: at }))
    .execute()
}

/** How exactly it is known when a guest was last here: writing it down at every request would cost a commit each. */
const SEEN_EVERY_MS = 24 * 3600 * 1000

export async function guest(db: Kysely<Schema>, id: string, now: number, session: string): Promise<Guest | null> {
  const row = await db
    .selectFrom('guests')
    .selectAll()
    .where('id', '=', id)
    // Whoever has an account shows more than a signed name.
    .where('handle', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ended_sessions').select('at').where('id', '=', session).where('at', '<=', now))),
    )
    .executeTakeFirst()
  if (!row) return null
  if (row.seen_at > now - SEEN_EVERY_MS) return toGuest(row)
  const seen = await db.updateTable('guests').set({ seen_at: now }).where('id', '=', id).executeTakeFirst()
  // Forgotten between the two statements: then there is no such guest any more.
  return seen.numUpdatedRows === 1n ? toGuest(row) : null
}

/** The earlier end counts. Those whose cookies nobody can have any more are forgotten. */
export async function endSession(db: Kysely<Schema>, id: string, at: number, forget: number): Promise<void> {
  await db
    .insertInto('ended_sessions')
    .values({ id, at })
    .onConflict((oc) => oc.column('id').doUpdateSet({ at }).where('ended_sessions.at', '>', at))
    .execute()
  await db.deleteFrom('ended_sessions').where('at', '<', forget).execute()
}

export async function addChat(db: Kysely<Schema>, messages: readonly ChatRow[]): Promise<void> {
  const rows = messages.map(({ id, table, guest: guest_id, seat, name, text, at }) => {
    return { id, table_id: table, guest_id, seat, name, body: text, at }
  })
  await db.insertInto('chat').values(rows).execute()
}

/** The latest messages, oldest first. */
export async function chat(db: Kysely<Schema>, table: string, limit: number): Promise<ChatRow[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(chatRow).reverse()
}

/** All that somebody said, oldest first. */
export async function saidBy(db: Kysely<Schema>, guest_id: string): Promise<Pick<ChatRow, 'table' | 'text' | 'at'>[]> {
  const rows = await db.selectFrom('chat').selectAll().where('guest_id', '=', guest_id).orderBy('at').execute()
  return rows.map(chatRow).map(({ table, text, at }) => ({ table, text, at }))
}

export async function chatMessage(db: Kysely<Schema>, id: string): Promise<ChatRow | null> {
  const row = await db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? chatRow(row) : null
}

export async function addInvite(db: Kysely<Schema>, invite: InviteRow): Promise<void> {
  const { id, table, tokenHash, createdAt, revokedAt } = invite
  await db
    .insertInto('invites')
    .values({ id, table_id: table, token_hash: tokenHash, created_at: createdAt, revoked_at: revokedAt })
    .execute()
}

export async function invites(db: Kysely<Schema>, table: string): Promise<InviteRow[]> {
  const rows = await db
    .selectFrom('invites')
    .selectAll()
    .where('table_id', '=', table)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map(inviteRow)
}

export async function revokeInvite(db: Kysely<Schema>, table: string, id: string, at: number): Promise<boolean> {
  const result = await db
    .updateTable('invites')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('table_id', '=', table)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
