/**
 * A guest turns out to be somebody with an account. Everything that speaks of the guest speaks of that person afterwards, in one
 * transaction: so a seat has one owner everywhere, and nobody has to look for a second name.
 */
import { type Kysely, sql } from 'kysely'
import { mergedCompany } from '../company/persons.ts'
import { mergedBans } from '../keeping/bans.ts'
import { mergedResults } from '../results/persons.ts'
import { tableRow } from '../storage/rows.ts'
import type { Schema } from '../storage/schema.ts'
import { wholeTables } from '../storage/tables.ts'

/** More would be a way to collect guests. */
const MOST_ALIASES = 8

/** What speaks of a person, and of several things of one person. */
const OWNED = [
  ['chat', 'guest_id'],
  ['holidays', 'guest_id'],
  ['intents', 'person_id'],
  ['acts', 'person_id'],
] as const

/** The same where a person has each thing once: what the account has already stays, what only the guest had comes along. */
const OWNED_ONCE = [
  ['members', 'guest_id', ['table_id']],
  ['table_notices', 'person_id', ['table_id']],
  ['channels', 'person_id', ['kind', 'target_hash']],
  ['notice_prefs', 'person_id', []],
  ['browsers', 'person_id', ['hash']],
] as const

/** Why not. */
export type MergeRefusal = 'same-table' | 'too-many-guests'

export class MergeRefused extends Error {
  readonly why: MergeRefusal

  constructor(why: MergeRefusal) {
    super(why)
    this.why = why
  }
}

/** The tables that are others now. Within a transaction. */
export async function merge(db: Kysely<Schema>, guest: string, person: string, now: number): Promise<string[]> {
  const { n } = await db
    .selectFrom('aliases')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('person_id', '=', person)
    .executeTakeFirstOrThrow()
  if (n >= MOST_ALIASES) throw new MergeRefused('too-many-guests')
  if (await meet(db, guest, person)) throw new MergeRefused('same-table')
  const tables = await db.selectFrom('members').select('table_id').where('guest_id', '=', guest).execute()
  // Ids are long and random: nothing else in a document can be taken for one. Whoever has the table in hand finds another version.
  await sql`update tables set doc = replace(doc, ${guest}, ${person}), version = version + 1
    where id in (select table_id from members where guest_id = ${guest})`.execute(db)
  for (const [table, column] of OWNED) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${person}
      where ${sql.ref(column)} = ${guest}`.execute(db)
  }
  for (const [table, column, once] of OWNED_ONCE) {
    const same = once.map((name) => sql`and has.${sql.ref(name)} = ${sql.ref(`${table}.${name}`)}`)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${person} where ${sql.ref(column)} = ${guest}
      and not exists (select 1 from ${sql.table(table)} as has
        where has.${sql.ref(column)} = ${person} ${sql.join(same, sql` `)})`.execute(db)
  }
  await mergedResults(db, guest, person)
  await mergedCompany(db, guest, person)
  await mergedBans(db, guest, person, now)
  await db.deleteFrom('members').where('guest_id', '=', guest).execute()
  await db.deleteFrom('guests').where('id', '=', guest).execute()
  await db.insertInto('aliases').values({ guest_id: guest, person_id: person, at: now }).execute()
  return tables.map(({ table_id }) => table_id)
}

/** Both sit at a table that is not over: one person would play two seats. */
async function meet(db: Kysely<Schema>, guest: string, person: string): Promise<boolean> {
  const rows = await wholeTables(db)
    .where('status', 'in', ['open', 'running'])
    .where('id', 'in', (eb) => eb.selectFrom('members').select('table_id').where('guest_id', '=', guest))
    .where('id', 'in', (eb) => eb.selectFrom('members').select('table_id').where('guest_id', '=', person))
    .execute()
  return rows.map(tableRow).some(({ doc }) => {
    const seated = doc.seats.map((seat) => seat.guest)
    return seated.includes(guest) && seated.includes(person)
  })
}
