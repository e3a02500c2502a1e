/** Who somebody is to others: a name, and an id unless they are not shown. */
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { botOf } from './types.ts'

export interface Who {
  readonly subject: string | null
  readonly name: string
  readonly bot: string | null
}

/** People among these whose profile others may not read. */
export async function hiddenAmong(db: Kysely<Schema>, subjects: readonly string[]): Promise<Set<string>> {
  if (subjects.length === 0) return new Set()
  const rows = await db
    .selectFrom('profiles')
    .select('person_id')
    .where('person_id', 'in', subjects)
    .where('shown', '=', 'private')
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/** How they are called; of those whose account is gone, how they were. */
export async function namesOf(db: Kysely<Schema>, subjects: readonly string[]): Promise<Map<string, string>> {
  if (subjects.length === 0) return new Map()
  const known = await db.selectFrom('guests').select(['id', 'name']).where('id', 'in', subjects).execute()
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const gone = subjects.filter((subject) => botOf(subject) === null && !names.has(subject))
  for (const subject of gone) {
    const seat = await db.selectFrom('result_seats').select('name').where('subject', '=', subject).executeTakeFirst()
    names.set(subject, seat?.name ?? '')
  }
  return names
}

export function whoIs(subject: string | null, name: string, hidden: ReadonlySet<string>): Who {
  const bot = subject === null ? null : botOf(subject)
  return { subject: subject !== null && hidden.has(subject) ? null : subject, name, bot }
}
