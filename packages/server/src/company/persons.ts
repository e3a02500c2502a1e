/** When two ids turn out to be one person, or somebody is forgotten: what becomes of their company. Within a transaction. */
import type { ReportContext } from '@waystation/protocol'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { closeEmpty } from './clubs.ts'

/** What a person has each thing of once: what the account has already stays, what only the guest had comes along. */
const ONCE = [
  ['bonds', 'person_id', ['kind', 'other_id']],
  ['bonds', 'other_id', ['kind', 'person_id']],
  ['club_members', 'person_id', ['club_id']],
  ['seeks', 'person_id', ['game']],
  ['company_links', 'subject', ['kind']],
  ['complaints', 'by_id', ['person_id', 'table_id', 'kind']],
] as const

export async function mergedCompany(db: Kysely<Schema>, guest: string, person: string): Promise<void> {
  for (const [table, column, once] of ONCE) {
    const same = once.map((name) => sql`and has.${sql.ref(name)} = ${sql.ref(`${table}.${name}`)}`)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${person} where ${sql.ref(column)} = ${guest}
      and not exists (select 1 from ${sql.table(table)} as has
        where has.${sql.ref(column)} = ${person} ${sql.join(same, sql` `)})`.execute(db)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${guest}`.execute(db)
  }
  await db.updateTable('complaints').set({ person_id: person }).where('person_id', '=', guest).execute()
  // Ids are long and random: nothing else in what was said can be taken for one.
  await sql`update complaints set context = replace(context, ${guest}, ${person})
    where context like ${`%${guest}%`}`.execute(db)
  // Nobody is their own friend; and whom one of the two had blocked is blocked.
  await sql`delete from bonds where person_id = other_id`.execute(db)
  await sql`delete from bonds where kind <> 'blocked' and (person_id = ${person} or other_id = ${person})
    and exists (select 1 from bonds as wall where wall.kind = 'blocked' and
      ((wall.person_id = bonds.person_id and wall.other_id = bonds.other_id) or
       (wall.person_id = bonds.other_id and wall.other_id = bonds.person_id)))`.execute(db)
  // Whoever had asked somebody who is a friend already.
  await sql`delete from bonds where kind = 'asked' and (person_id = ${person} or other_id = ${person})
    and exists (select 1 from bonds as tie where tie.kind = 'friend'
      and tie.person_id = bonds.person_id and tie.other_id = bonds.other_id)`.execute(db)
}

/** What they told about others stays, without a name; what was told about them goes, and everything else too. */
export async function forgottenCompany(db: Kysely<Schema>, person: string): Promise<void> {
  await db.deleteFrom('bonds').where('person_id', '=', person).execute()
  await db.deleteFrom('bonds').where('other_id', '=', person).execute()
  await db.deleteFrom('seeks').where('person_id', '=', person).execute()
  await db.deleteFrom('company_links').where('subject', '=', person).execute()
  await db.deleteFrom('club_members').where('person_id', '=', person).execute()
  await closeEmpty(db)
  await db.updateTable('complaints').set({ by_id: null, by_name: '' }).where('by_id', '=', person).execute()
  await db.deleteFrom('complaints').where('person_id', '=', person).execute()
  await withoutWords(db, person)
}

/** What somebody said where others were told about goes as it does at the table. */
async function withoutWords(db: Kysely<Schema>, person: string): Promise<void> {
  const rows = await db
    .selectFrom('complaints')
    .select(['id', 'context'])
    .where('context', 'like', `%${person}%`)
    .execute()
  for (const { id, context: text } of rows) {
    const context = JSON.parse(text) as ReportContext
    const nobody = { guest: null, name: '' }
    const chat = context.chat.map((line) => (line.guest === person ? { ...line, ...nobody, text: '' } : line))
    const seats = context.table?.seats.map((seat) => (seat.guest === person ? nobody : seat)) ?? []
    const forgotten = JSON.stringify({ ...context, chat, table: context.table && { ...context.table, seats } })
    await db.updateTable('complaints').set({ context: forgotten }).where('id', '=', id).execute()
  }
}
