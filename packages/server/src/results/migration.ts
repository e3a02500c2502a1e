/**
 * What came of finished games, and what is made of that: ratings and figures, which can be made anew at any time. Games that ended before are
 * found by an index of their own, and written down little by little.
 */
import { type Migration, sql } from 'kysely'

type Db = Parameters<Migration['up']>[0]

export const results: Migration = {
  async up(db) {
    await createResults(db)
    await createSeats(db)
    await createDerived(db)
    await db.schema
      .createTable('profiles')
      .addColumn('person_id', 'text', (c) => c.primaryKey().references('guests.id').onDelete('cascade'))
      .addColumn('shown', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('tables_finished')
      .on('tables')
      .columns(['updated_at', 'id'])
      .where(sql.ref('status'), '=', 'finished')
      .execute()
  },
}

async function createResults(db: Db): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('variants', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('pool', 'text')
    .addColumn('why', 'text')
    .addColumn('whole', 'integer', (c) => c.notNull())
    .addColumn('nth', 'integer', (c) => c.notNull())
    .addColumn('begun_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addColumn('annulled_at', 'bigint')
    .execute()
  await db.schema.createIndex('results_in_order').on('results').columns(['game', 'nth']).execute()
  await db.schema.createIndex('results_of_game').on('results').columns(['game', 'ended_at']).execute()
}

async function createSeats(db: Db): Promise<void> {
  await db.schema
    .createTable('result_seats')
    .addColumn('table_id', 'text', (c) => c.notNull().references('results.table_id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('pool', 'text')
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addColumn('subject', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('sheet', 'text', (c) => c.notNull())
    .addColumn('opening', 'text')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('own', 'integer', (c) => c.notNull())
    .addColumn('outs', 'integer', (c) => c.notNull())
    .addColumn('left_at', 'bigint')
    .addColumn('ms', 'bigint', (c) => c.notNull())
    .addColumn('hinted', 'integer', (c) => c.notNull())
    .addColumn('mu_before', 'double precision')
    .addColumn('sigma_before', 'double precision')
    .addColumn('mu_after', 'double precision')
    .addColumn('sigma_after', 'double precision')
    .addPrimaryKeyConstraint('result_seats_pk', ['table_id', 'seat'])
    .execute()
  await db.schema
    .createIndex('result_seats_of_subject')
    .on('result_seats')
    .columns(['subject', 'ended_at', 'table_id'])
    .execute()
  await db.schema
    .createIndex('result_seats_of_pool')
    .on('result_seats')
    .columns(['pool', 'ended_at'])
    .where(sql.ref('mu_after'), 'is not', null)
    .execute()
}

async function createDerived(db: Db): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('pool', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('sure', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_pk', ['pool', 'subject'])
    .execute()
  await db.schema.createIndex('ratings_listed').on('ratings').columns(['pool', 'sure']).execute()
  await db.schema.createIndex('ratings_of_subject').on('ratings').column('subject').execute()
  await db.schema
    .createTable('figures')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('variants', 'text', (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('value', 'integer', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('figures_pk', ['game', 'subject', 'players', 'variants', 'year', 'name', 'value'])
    .execute()
  await db.schema
    .createTable('ledgers')
    .addColumn('game', 'text', (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .addColumn('changes', 'integer', (c) => c.notNull())
    .addColumn('rebuilt', 'integer', (c) => c.notNull())
    .execute()
}
