/**
 * Forward only: a migration that has been released is never edited, the next one corrects it.
 * And only adding: while a new release starts, processes of the release before work on in the same database, so what those read
 * and write must stay as it is. What nobody uses any more is named in the fixture of the release that stopped using it
 * (`test/fixtures`), and dropped by the release after that; `test/released.test.ts` compares.
 */
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { company } from '../company/migration.ts'
import { identity } from '../identity/migration.ts'
import { keeping } from '../keeping/migration.ts'
import { notices } from '../notices/migration.ts'
import { results } from '../results/migration.ts'
import { partitions } from './partitions-migration.ts'
import { people } from './people-migration.ts'
import type { Schema } from './schema.ts'
import { turns } from './turns-migration.ts'
import type { Storage } from './types.ts'

type Kind = Storage['kind']

const first: Migration = {
  async up(db) {
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('guests')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute()
    await createTables(db)
    await createPlay(db)
    await createTalk(db)
  },
}

async function createTables(db: Parameters<Migration['up']>[0]): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('variants', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('opening', 'text')
    .addColumn('doc', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('tables_lobby').on('tables').columns(['visibility', 'status', 'updated_at']).execute()
  await db.schema
    .createTable('members')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('guest_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('members_pk', ['guest_id', 'table_id'])
    .execute()
}

async function createPlay(db: Parameters<Migration['up']>[0]): Promise<void> {
  await db.schema
    .createTable('lines')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('option_id', 'text', (c) => c.notNull())
    .addColumn('client', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('lines_pk', ['table_id', 'seq'])
    .execute()
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute()
}

async function createTalk(db: Parameters<Migration['up']>[0]): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('guest_id', 'text')
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('chat_of_table').on('chat').columns(['table_id', 'at']).execute()
  await db.schema
    .createTable('invites')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema.createIndex('invites_of_table').on('invites').column('table_id').execute()
}

/** Finished games in one piece, and what retention looks things up by. */
function retention(kind: Kind): Migration {
  const bytes = kind === 'postgres' ? sql`bytea` : sql`blob`
  return {
    async up(db) {
      await db.schema
        .createTable('compact_games')
        .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
        .addColumn('lines', 'integer', (c) => c.notNull())
        .addColumn('body', bytes, (c) => c.notNull())
        .addColumn('snapshot', bytes)
        .addColumn('opening', bytes)
        .addColumn('made_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema.alterTable('tables').addColumn('compacted_at', 'bigint').execute()
      await db.schema
        .createIndex('tables_by_age')
        .on('tables')
        .columns(['status', 'updated_at', 'id'])
        .where(sql.ref('compacted_at'), 'is', null)
        .execute()
      await db.schema.createIndex('members_of_table').on('members').column('table_id').execute()
      await db.schema.createIndex('guests_by_age').on('guests').columns(['seen_at', 'id']).execute()
      await db.schema.createIndex('chat_by_age').on('chat').columns(['at', 'id']).execute()
      await db.schema.createIndex('chat_of_guest').on('chat').column('guest_id').execute()
    },
  }
}

/** What is due at tables, and sessions that are over. Games that run already are looked at once: who had them in hand is not known. */
const dueAndSessions: Migration = {
  async up(db) {
    await db.schema
      .createTable('due')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('due_by_time').on('due').column('at').execute()
    await db.schema
      .createTable('ended_sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await sql`insert into due (table_id, seq, at) select id, 0, 0 from tables where status = 'running'`.execute(db)
  },
}

export function migrations(kind: Kind): Record<string, Migration> {
  return {
    '0001-first': first,
    '0002-retention': retention(kind),
    '0003-due': dueAndSessions,
    '0004-turns': turns,
    '0005-notices': notices,
    '0006-identity': identity,
    '0007-results': results,
    '0008-company': company,
    '0009-keeping': keeping,
    '0010-people': people(kind),
    '0011-partitions': partitions(kind),
  }
}

export async function migrate(db: Kysely<Schema>, kind: Kind): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations(kind)) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('a migration failed', { cause: error })
}
