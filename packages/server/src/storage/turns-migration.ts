/**
 * How every game stands beside its log, what clocks leave to each seat, and when the house itself was away. Games that run already are looked
 * at once, which writes down how they stand.
 */
import { type Migration, sql } from 'kysely'

export const turns: Migration = {
  async up(db) {
    await db.schema.alterTable('lines').addColumn('clock', 'text').execute()
    await db.schema
      .createTable('standings')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('waiting', 'text', (c) => c.notNull())
      .addColumn('clock', 'text')
      .addColumn('deadline', 'bigint')
      .addColumn('result', 'text')
      .execute()
    await db.schema
      .createIndex('standings_by_deadline')
      .on('standings')
      .column('deadline')
      .where(sql.ref('deadline'), 'is not', null)
      .execute()
    await db.schema
      .createTable('beats')
      .addColumn('process', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('outages')
      .addColumn('from_at', 'bigint', (c) => c.primaryKey())
      .addColumn('to_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('holidays')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('guest_id', 'text', (c) => c.notNull())
      .addColumn('from_at', 'bigint', (c) => c.notNull())
      .addColumn('to_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('holidays_of_guest').on('holidays').column('guest_id').execute()
    await sql`insert into due (table_id, seq, at) select id, 0, 0 from tables where status = 'running'
      and not exists (select 1 from due where due.table_id = tables.id)`.execute(db)
  },
}
