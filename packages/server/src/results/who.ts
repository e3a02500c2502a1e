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

export function whoIs(subject: string | null, name: string, hidden: ReadonlySet<string>): Who {
  const bot = subject === null ? null : botOf(subject)
  return { subject: subject !== null && hidden.has(subject) ? null : subject, name, bot }
}
