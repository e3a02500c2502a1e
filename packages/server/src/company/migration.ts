/** What is kept of company: who is whose friend, who does not want to meet whom, clubs, who looks for a game, and complaints. */
import type { Migration } from 'kysely'

type Db = Parameters<Migration['up']>[0]

export const company: Migration = {
  async up(db) {
    await createBonds(db)
    await createClubs(db)
    await createSeeks(db)
    await createComplaints(db)
  },
}

async function createBonds(db: Db): Promise<void> {
  await db.schema
    .createTable('bonds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('other_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('bonds_once', ['person_id', 'kind', 'other_id'])
    .execute()
  await db.schema.createIndex('bonds_with').on('bonds').columns(['other_id', 'kind', 'person_id']).execute()
  await db.schema
    .createTable('company_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('company_links_once', ['kind', 'subject'])
    .execute()
}

async function createClubs(db: Db): Promise<void> {
  await db.schema
    .createTable('clubs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('club_members')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('club_id', 'text', (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('club_members_once', ['person_id', 'club_id'])
    .execute()
  await db.schema.createIndex('club_members_of').on('club_members').columns(['club_id', 'at', 'id']).execute()
  await db.schema
    .createTable('club_tables')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('club_id', 'text', (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('club_tables_of').on('club_tables').column('club_id').execute()
}

async function createSeeks(db: Db): Promise<void> {
  await db.schema
    .createTable('seeks')
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('players', 'text', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('found_at', 'bigint')
    .addPrimaryKeyConstraint('seeks_pk', ['person_id', 'game'])
    .execute()
  await db.schema.createIndex('seeks_at').on('seeks').column('table_id').execute()
  await db.schema.createIndex('seeks_until').on('seeks').column('until').execute()
}

async function createComplaints(db: Db): Promise<void> {
  await db.schema
    .createTable('complaints')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('by_id', 'text')
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('person_name', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('context', 'text', (c) => c.notNull())
    .addColumn('times', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addUniqueConstraint('complaints_once', ['by_id', 'person_id', 'table_id', 'kind'])
    .execute()
  await db.schema.createIndex('complaints_by_state').on('complaints').columns(['state', 'at', 'id']).execute()
  await db.schema.createIndex('complaints_of').on('complaints').columns(['person_id', 'at']).execute()
}
