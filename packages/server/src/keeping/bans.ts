/** Who may not come in. Within a transaction. */
import type { Kysely, Selectable } from 'kysely'
import { hashToken, newId } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'
import type { Ban, NewBan } from './types.ts'
import { mute, muteOf } from './people.ts'

type Db = Kysely<Schema>

const toBan = (row: Selectable<Schema['bans']>): Ban => ({
  id: row.id,
  kind: row.kind as Ban['kind'],
  subject: row.subject,
  person: row.person_id,
  networks: row.networks === 1,
  reason: row.reason,
  madeAt: row.made_at,
  until: row.until_at,
})

/** A person with, if asked for, the browsers they came with; or a range of addresses. */
export async function ban(db: Db, asked: NewBan, now: number): Promise<void> {
  const { person, address, until, reason } = asked
  const common = { reason, made_at: now, until_at: until }
  const row = (kind: Ban['kind'], subject: string, networks = 0) => ({
    id: newId(),
    kind,
    subject,
    person_id: person ?? null,
    networks,
    ...common,
  })
  if (address !== undefined) await db.insertInto('bans').values(row('address', address)).execute()
  if (person === undefined) return
  await db
    .insertInto('bans')
    .values(row('person', person, asked.networks ? 1 : 0))
    .execute()
  await settlePerson(db, person, now)
  if (!asked.browsers) return
  const known = await db.selectFrom('browsers').select('hash').where('person_id', '=', person).execute()
  for (const { hash } of known) await db.insertInto('bans').values(row('browser', hash)).execute()
}

/** What is read with the person at every request follows from the bans that stand. */
async function settlePerson(db: Db, person: string, now: number): Promise<void> {
  const { until } = await db
    .selectFrom('bans')
    .select(({ fn }) => fn.max('until_at').as('until'))
    .where('kind', '=', 'person')
    .where('subject', '=', person)
    .where('lifted_at', 'is', null)
    .where('until_at', '>', now)
    .executeTakeFirstOrThrow()
  await db.updateTable('guests').set({ banned_until: until }).where('id', '=', person).execute()
}

/** A network that a banned person comes from, found by the process that saw them. Once, however often it is found. */
export async function addNetwork(db: Db, of: Ban, range: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bans')
    .values({
      id: hashToken(`${of.id} ${range}`).slice(0, 20),
      kind: 'address',
      subject: range,
      person_id: of.person,
      networks: 0,
      reason: of.reason,
      made_at: of.madeAt,
      until_at: of.until,
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Ends one ban; with that of a person go those of their browsers and networks. Null: none of this name stands. */
export async function lift(db: Db, id: string, now: number): Promise<Ban | null> {
  const row = await standingRows(db, now).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  let update = db.updateTable('bans').set({ lifted_at: now }).where('lifted_at', 'is', null)
  update = row.kind === 'person' ? update.where('person_id', '=', row.subject) : update.where('id', '=', id)
  await update.execute()
  if (row.kind === 'person') await settlePerson(db, row.subject, now)
  return toBan(row)
}

/** All that stand, the latest first. */
export async function standing(db: Db, now: number): Promise<Ban[]> {
  const rows = await standingRows(db, now).orderBy('made_at', 'desc').orderBy('id').execute()
  return rows.map(toBan)
}

function standingRows(db: Db, now: number) {
  return db.selectFrom('bans').selectAll().where('until_at', '>', now).where('lifted_at', 'is', null)
}

/** Those of these people who are banned now. */
export async function bannedAmong(db: Db, people: readonly string[], now: number): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .selectFrom('guests')
    .select('id')
    .where('id', 'in', people)
    .where('banned_until', '>', now)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Somebody came with this browser. */
export async function cameWith(db: Db, hash: string, person: string, now: number): Promise<void> {
  await db
    .insertInto('browsers')
    .values({ hash, person_id: person, seen_at: now })
    .onConflict((oc) => oc.columns(['person_id', 'hash']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** A guest turns out to be somebody: what was forbidden to the guest is forbidden to them. */
export async function mergedBans(db: Db, guest: string, person: string, now: number): Promise<void> {
  await db
    .updateTable('bans')
    .set({ subject: person })
    .where('kind', '=', 'person')
    .where('subject', '=', guest)
    .execute()
  await db.updateTable('bans').set({ person_id: person }).where('person_id', '=', guest).execute()
  await settlePerson(db, person, now)
  const [theirs, own] = [await muteOf(db, guest, now), await muteOf(db, person, now)]
  if (theirs && theirs.until > (own?.until ?? 0)) await mute(db, person, theirs)
}
