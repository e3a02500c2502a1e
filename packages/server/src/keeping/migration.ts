/** Keeping house: roles, mutes and bans at people, what keepers did, what everybody is told, and what is asked of processes that serve. */
import { type Migration, sql } from 'kysely'

type Db = Parameters<Migration['up']>[0]

export const keeping: Migration = {
  async up(db) {
    await db.schema.alterTable('guests').addColumn('role', 'text').execute()
    await db.schema.alterTable('guests').addColumn('muted_until', 'bigint').execute()
    await db.schema.alterTable('guests').addColumn('banned_until', 'bigint').execute()
    await db.schema.alterTable('guests').addColumn('name_until', 'bigint').execute()
    await db.schema
      .createIndex('guests_with_role')
      .on('guests')
      .column('role')
      .where(sql.ref('role'), 'is not', null)
      .execute()
    for (const column of ['by_id', 'by_name', 'table_id', 'details'])
      await db.schema.alterTable('acts').addColumn(column, 'text').execute()
    await db.schema.createIndex('acts_by_time').on('acts').columns(['at', 'id']).execute()
    await createBans(db)
    await createOrders(db)
  },
}

async function createBans(db: Db): Promise<void> {
  await db.schema
    .createTable('bans')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text')
    .addColumn('networks', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('until_at', 'bigint', (c) => c.notNull())
    .addColumn('lifted_at', 'bigint')
    .execute()
  await db.schema.createIndex('bans_by_end').on('bans').column('until_at').execute()
  await db.schema.createIndex('bans_of_person').on('bans').column('person_id').execute()
  await db.schema
    .createTable('browsers')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('browsers_pk', ['person_id', 'hash'])
    .execute()
}

async function createOrders(db: Db): Promise<void> {
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('en', 'text', (c) => c.notNull())
    .addColumn('fr', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('until_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('bot', 'text')
    .addColumn('person_id', 'text')
    .addColumn('by_id', 'text')
    .addColumn('by_name', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('taken_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .addColumn('outcome', 'text')
    .execute()
  await db.schema.createIndex('orders_open').on('orders').column('at').where(sql.ref('done_at'), 'is', null).execute()
}
