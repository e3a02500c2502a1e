/** What everybody in the house is told, in both languages, until when. The latest one counts. */
import type { Kysely } from 'kysely'
import { newId } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'
import type { Announcement } from './types.ts'

export async function announce(
  db: Kysely<Schema>,
  { en, fr, until }: Pick<Announcement, 'en' | 'fr' | 'until'>,
  now: number,
): Promise<void> {
  await endAnnouncements(db, now)
  await db.insertInto('announcements').values({ id: newId(), en, fr, made_at: now, until_at: until }).execute()
}

export async function endAnnouncements(db: Kysely<Schema>, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({ until_at: now })
    .where('until_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function announced(db: Kysely<Schema>, now: number): Promise<Announcement | null> {
  const row = await db
    .selectFrom('announcements')
    .selectAll()
    .where('until_at', '>', now)
    .orderBy('made_at', 'desc')
    .executeTakeFirst()
  return row ? { id: row.id, en: row.en, fr: row.fr, madeAt: row.made_at, until: row.until_at } : null
}
