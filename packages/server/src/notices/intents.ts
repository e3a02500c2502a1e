/** Writing down what people are to be told: within the transaction of whatever calls for it, or by who looks at a table. */
import { type Kysely, sql } from 'kysely'
import { newId } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/types.ts'
import type { NewIntent } from './types.ts'

type Kind = Storage['kind']

/** Each once, whoever finds it out and how often; only for people who can be reached, by every way there is to them. */
export async function putIntents(db: Kysely<Schema>, kind: Kind, intents: readonly NewIntent[]): Promise<void> {
  if (intents.length === 0) return
  const people = [...new Set(intents.map(({ person }) => person))]
  const channels = await db
    .selectFrom('channels')
    .select(['id', 'person_id'])
    .where('person_id', 'in', people)
    .where('state', '=', 'on')
    .execute()
  const reached = intents.filter(({ person }) => channels.some(({ person_id }) => person_id === person))
  const touched = new Set<string>()
  // In one order everywhere: two processes that find out the same wait for each other, never both.
  for (const intent of reached.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const ways = channels.filter(({ person_id }) => person_id === intent.person).map(({ id }) => id)
    if (!(await putIntent(db, intent, ways))) continue
    for (const way of ways) touched.add(way)
  }
  await wake(db, kind, [...touched])
}

async function putIntent(db: Kysely<Schema>, intent: NewIntent, ways: readonly string[]): Promise<boolean> {
  const { person: person_id, table: table_id, kind, name, facts, at } = intent
  const id = newId()
  const fresh = await db
    .insertInto('intents')
    .values({ id, person_id, table_id, kind, name, facts: JSON.stringify(facts), at })
    .onConflict((oc) => oc.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!fresh) return false
  const rows = ways.map((channel_id) => ({ channel_id, intent_id: id, state: 'waiting', tries: 0, not_before: 0 }))
  await db.insertInto('outbox').values(rows).execute()
  return true
}

/** Somebody has to look at these channels now. Where nobody has them in hand, and where somebody has: there is news. */
export async function wake(db: Kysely<Schema>, kind: Kind, channels: readonly string[]): Promise<void> {
  if (channels.length === 0) return
  const locked = kind === 'postgres' ? sql`order by id for update` : sql``
  await sql`update channels set due_at = 0 where id in
    (select id from channels where id in (${sql.join(channels)}) ${locked})`.execute(db)
}
