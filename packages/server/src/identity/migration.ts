/** What is kept of people who have an account: how they prove who they are, and on which devices they are signed in. */
import { type Migration, sql } from 'kysely'

type Db = Parameters<Migration['up']>[0]

export const identity: Migration = {
  async up(db) {
    await db.schema.alterTable('guests').addColumn('handle', 'text').execute()
    await db.schema.alterTable('guests').addColumn('account_at', 'bigint').execute()
    await db.schema.alterTable('guests').addColumn('leaving_at', 'bigint').execute()
    await db.schema
      .createIndex('guests_by_handle')
      .unique()
      .on('guests')
      .column('handle')
      .where(sql.ref('handle'), 'is not', null)
      .execute()
    await db.schema
      .createIndex('guests_leaving')
      .on('guests')
      .column('leaving_at')
      .where(sql.ref('leaving_at'), 'is not', null)
      .execute()
    await db.schema.alterTable('channels').addColumn('session_id', 'text').execute()
    await createSessions(db)
    await createCredentials(db)
    await createOnceOnly(db)
    await createMarks(db)
  },
}

async function createSessions(db: Db): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('agent', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('proved_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema.createIndex('sessions_of_person').on('sessions').column('person_id').execute()
  await db.schema.createIndex('sessions_by_age').on('sessions').column('seen_at').execute()
}

async function createCredentials(db: Db): Promise<void> {
  await db.schema
    .createTable('credentials')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('rp_id', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('backed_up', 'integer', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('doubted_at', 'bigint')
    .execute()
  await db.schema.createIndex('credentials_of_person').on('credentials').column('person_id').execute()
  await db.schema
    .createTable('codes')
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('noted_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('codes_pk', ['person_id', 'hash'])
    .execute()
}

/** What is used once, and soon. */
async function createOnceOnly(db: Db): Promise<void> {
  await db.schema
    .createTable('ceremonies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text')
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('ceremonies_by_age').on('ceremonies').column('expires_at').execute()
  await db.schema
    .createTable('links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('digits', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('agent', 'text')
    .addColumn('browser_hash', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('links_by_age').on('links').column('expires_at').execute()
  await db.schema.createIndex('links_of_person').on('links').column('person_id').execute()
}

/** What is remembered of guests who became somebody, of people who left for good, and of what keepers of the house did. */
async function createMarks(db: Db): Promise<void> {
  await db.schema
    .createTable('aliases')
    .addColumn('guest_id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('aliases_of_person').on('aliases').column('person_id').execute()
  await db.schema
    .createTable('deleted')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('handle', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('deleted_by_handle').on('deleted').column('handle').execute()
  await db.schema
    .createTable('acts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('acts_on_person').on('acts').columns(['person_id', 'at']).execute()
}
