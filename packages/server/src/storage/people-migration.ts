/**
 * Why somebody is muted; what people look for beyond game and pace; and notices that are about no table, such as a request to be friends.
 * For those SQLite, which cannot loosen a column, has the outbox written anew.
 */
import { type Migration, sql } from 'kysely'
import type { Storage } from './types.ts'

type Db = Parameters<Migration['up']>[0]

export function people(kind: Storage['kind']): Migration {
  return {
    async up(db) {
      await db.schema.alterTable('guests').addColumn('muted_for', 'text').execute()
      await db.schema.alterTable('seeks').addColumn('counts', 'text').execute()
      await db.schema.alterTable('seeks').addColumn('points', 'integer').execute()
      await createPageIndexes(db)
      if (kind === 'postgres') await sql`alter table intents alter column table_id drop not null`.execute(db)
      else await loosened(db)
    },
  }
}

/**
 * What pages about people read most, in one piece of the index each: somebody's games without their score sheets, who sat there too, how
 * often somebody came in which place, and the few results that do not count.
 */
async function createPageIndexes(db: Db): Promise<void> {
  await db.schema
    .createIndex('result_seats_told')
    .on('result_seats')
    .columns(['subject', 'ended_at', 'table_id', 'game', 'pool', 'place', 'total'])
    .execute()
  await db.schema
    .createIndex('result_seats_together')
    .on('result_seats')
    .columns(['table_id', 'subject', 'place'])
    .execute()
  await db.schema
    .createIndex('figures_places')
    .on('figures')
    .columns(['game', 'subject', 'year', 'players', 'variants', 'value', 'n'])
    .where(sql.ref('name'), '=', 'place')
    .execute()
  await db.schema
    .createIndex('results_annulled')
    .on('results')
    .column('table_id')
    .where(sql.ref('annulled_at'), 'is not', null)
    .execute()
  // The longer one does the same.
  await db.schema.dropIndex('result_seats_of_subject').execute()
}

async function loosened(db: Db): Promise<void> {
  await db.schema
    .createTable('intents_anew')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.references('tables.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into intents_anew select id, person_id, table_id, kind, name, facts, at from intents`.execute(db)
  await db.schema
    .createTable('outbox_anew')
    .addColumn('channel_id', 'text', (c) => c.notNull().references('channels.id').onDelete('cascade'))
    .addColumn('intent_id', 'text', (c) => c.notNull().references('intents_anew.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('not_before', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('outbox_pk', ['channel_id', 'intent_id'])
    .execute()
  await sql`insert into outbox_anew select channel_id, intent_id, state, tries, not_before from outbox`.execute(db)
  // In this order: what lies in the outbox goes with the intents it names.
  await db.schema.dropTable('outbox').execute()
  await db.schema.dropTable('intents').execute()
  await db.schema.alterTable('intents_anew').renameTo('intents').execute()
  await db.schema.alterTable('outbox_anew').renameTo('outbox').execute()
  await createNoticeIndexes(db)
}

/** The same as before: they went with their tables. */
async function createNoticeIndexes(db: Db): Promise<void> {
  await db.schema.createIndex('intents_of_table').on('intents').columns(['table_id', 'person_id']).execute()
  await db.schema.createIndex('intents_of_person').on('intents').column('person_id').execute()
  await db.schema.createIndex('intents_by_age').on('intents').column('at').execute()
  await db.schema.createIndex('outbox_of_intent').on('outbox').column('intent_id').execute()
  await db.schema
    .createIndex('outbox_open')
    .on('outbox')
    .column('channel_id')
    .where(sql.ref('state'), 'in', ['waiting', 'sending'])
    .execute()
}
