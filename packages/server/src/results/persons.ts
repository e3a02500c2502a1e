/** When two ids turn out to be one person, or somebody is forgotten: what their results become. Within a transaction. */
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { outOfDate } from './ledger.ts'

/** The games of a guest are now those of a person; ratings are made anew afterwards. */
export async function mergedResults(db: Kysely<Schema>, guest: string, person: string): Promise<void> {
  await becomes(db, guest, person)
  await db.deleteFrom('profiles').where('person_id', '=', guest).execute()
}

/** The games stay, of somebody whom nobody knows; ratings and the profile go. */
export async function forgottenResults(db: Kysely<Schema>, person: string, fresh: string): Promise<void> {
  await becomes(db, person, fresh)
  await db.updateTable('result_seats').set({ name: '' }).where('subject', '=', fresh).execute()
  await db.deleteFrom('profiles').where('person_id', '=', person).execute()
}

async function becomes(db: Kysely<Schema>, old: string, subject: string): Promise<void> {
  const games = await db.selectFrom('ratings').select('game').distinct().where('subject', '=', old).execute()
  for (const { game } of games) await outOfDate(db, game)
  await db.updateTable('result_seats').set({ subject }).where('subject', '=', old).execute()
  await db.deleteFrom('ratings').where('subject', '=', old).execute()
}
