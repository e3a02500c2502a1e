/**
 * Somebody is forgotten: what only speaks of them goes; games that others played too stay, with nobody's name at the seat. Applied again
 * when an older copy of the database was put back.
 */
import type { Kysely } from 'kysely'
import { forgottenCompany } from '../company/persons.ts'
import { forgottenResults } from '../results/persons.ts'
import { newId } from '../security/secrets.ts'
import { tableRow } from '../storage/rows.ts'
import type { Schema } from '../storage/schema.ts'
import { wholeTables } from '../storage/tables.ts'
import type { TableDoc } from '../storage/types.ts'

/**
 * The document of a table, in which `fresh`, who leads nowhere, stands for somebody who is not to be known any more. Ids are long and
 * random: nothing else can be taken for one.
 */
function withoutPerson(doc: TableDoc, person: string, fresh: string): string {
  const seats = doc.seats.map((seat) => (seat.guest === person ? { ...seat, name: '' } : seat))
  return JSON.stringify({ ...doc, seats }).replaceAll(person, fresh)
}

/** Whose tables are others now; null: nobody of that name is here. Within a transaction. */
export async function erase(db: Kysely<Schema>, id: string, now: number): Promise<{ tables: string[] } | null> {
  const person = await db.selectFrom('guests').select('handle').where('id', '=', id).executeTakeFirst()
  if (!person) return null
  const fresh = newId()
  const rows = await wholeTables(db)
    .where('id', 'in', (eb) => eb.selectFrom('members').select('table_id').where('guest_id', '=', id))
    .execute()
  for (const { id: table, doc, version } of rows.map(tableRow)) {
    await db
      .updateTable('tables')

      .set({ doc: withoutPerson(doc, id, fresh), version: version + 1 })
      .where('id', '=', table)
      .execute()
  }
  await forgottenResults(db, id, fresh)
  await forgottenCompany(db, id)
  await db.deleteFrom('chat').where('guest_id', '=', id).execute()
  await db.deleteFrom('holidays').where('guest_id', '=', id).execute()
  await db.deleteFrom('members').where('guest_id', '=', id).execute()
  await db.deleteFrom('aliases').where('person_id', '=', id).execute()
  await db.deleteFrom('acts').where('person_id', '=', id).execute()
  await db.updateTable('acts').set({ by_id: fresh, by_name: '' }).where('by_id', '=', id).execute()
  await db
    .updateTable('bans')
    .set({ person_id: null })
    .where('person_id', '=', id)
    .where('kind', '<>', 'person')
    .execute()
  await db.deleteFrom('bans').where('kind', '=', 'person').where('subject', '=', id).execute()
  await db.deleteFrom('ceremonies').where('person_id', '=', id).execute()
  // Sessions, passkeys, codes, links, ways to be reached and wishes go with it.
  await db.deleteFrom('guests').where('id', '=', id).execute()
  await db
    .insertInto('deleted')
    .values({ person_id: id, handle: person.handle, at: now })
    .onConflict((oc) => oc.column('person_id').doNothing())
    .execute()
  return { tables: rows.map((row) => row.id) }
}
