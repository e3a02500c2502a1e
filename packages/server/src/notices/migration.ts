/** What is kept for notices: ways to people, their wishes, what they are to be told, and how far that has come. */
import { type Migration, sql } from 'kysely'

export const notices: Migration = {
  async up(db) {
    await createChannels(db)
    await createWishes(db)
    await createOutbox(db)
  },
}

type Db = Parameters<Migration['up']>[0]

async function createChannels(db: Db): Promise<void> {
  await db.schema
    .createTable('channels')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('target_hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('trouble', 'text')
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addUniqueConstraint('channels_once', ['person_id', 'kind', 'target_hash'])
    .execute()
  await db.schema
    .createIndex('channels_due')
    .on('channels')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute()
}

async function createWishes(db: Db): Promise<void> {
  await db.schema
    .createTable('notice_prefs')
    .addColumn('person_id', 'text', (c) => c.primaryKey().references('guests.id').onDelete('cascade'))
    .addColumn('doc', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('table_notices')
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('doc', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('table_notices_pk', ['person_id', 'table_id'])
    .execute()
  await db.schema.createIndex('table_notices_of_table').on('table_notices').column('table_id').execute()
}

async function createOutbox(db: Db): Promise<void> {
  await db.schema
    .createTable('intents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('intents_of_table').on('intents').columns(['table_id', 'person_id']).execute()
  await db.schema.createIndex('intents_of_person').on('intents').column('person_id').execute()
  await db.schema.createIndex('intents_by_age').on('intents').column('at').execute()
  await db.schema
    .createTable('outbox')
    .addColumn('channel_id', 'text', (c) => c.notNull().references('channels.id').onDelete('cascade'))
    .addColumn('intent_id', 'text', (c) => c.notNull().references('intents.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('not_before', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('outbox_pk', ['channel_id', 'intent_id'])
    .execute()
  await db.schema.createIndex('outbox_of_intent').on('outbox').column('intent_id').execute()
  await db.schema
    .createIndex('outbox_open')
    .on('outbox')
    .column('channel_id')
    .where(sql.ref('state'), 'in', ['waiting', 'sending'])
    .execute()
}
