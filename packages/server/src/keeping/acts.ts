/** The list of what keepers of the house did. Rows are added and never changed; they go with the person they are about, or by age. */
import type { ActKind } from '@waystation/protocol'
import type { Kysely } from 'kysely'
import { newId } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'
import type { ActRow, By, NewAct } from './types.ts'

export async function writeAct(db: Kysely<Schema>, by: By, act: NewAct, now: number): Promise<void> {
  await db
    .insertInto('acts')
    .values({
      id: newId(),
      at: now,
      kind: act.kind,
      person_id: act.person ?? '',
      by_id: by.id,
      by_name: by.name,
      table_id: act.table ?? null,
      details: JSON.stringify(act.details ?? {}),
    })
    .execute()
}

/** The latest first, or those before a moment. */
export async function readActs(db: Kysely<Schema>, before: number | undefined, most: number): Promise<ActRow[]> {
  let query = db
    .selectFrom('acts')
    .leftJoin('guests', 'guests.id', 'acts.person_id')
    .selectAll('acts')
    .select('guests.name as person_name')
    .orderBy('acts.at', 'desc')
    .orderBy('acts.id', 'desc')
    .limit(most)
  if (before !== undefined) query = query.where('acts.at', '<', before)
  return (await query.execute()).map((row) => ({
    id: row.id,
    at: row.at,
    kind: row.kind as ActKind,
    by: { id: row.by_id, name: row.by_name },
    person: row.person_id === '' ? null : { id: row.person_id, name: row.person_name ?? '' },
    table: row.table_id,
    details: JSON.parse(row.details ?? '{}') as ActRow['details'],
  }))
}

/** Those about one person, for their own eyes. */
export async function actsOn(db: Kysely<Schema>, person: string): Promise<Pick<ActRow, 'at' | 'kind' | 'details'>[]> {
  const rows = await db.selectFrom('acts').selectAll().where('person_id', '=', person).orderBy('at').execute()
  return rows.map(({ at, kind, details }) => ({
    at,
    kind: kind as ActKind,
    details: JSON.parse(details ?? '{}') as ActRow['details'],
  }))
}
