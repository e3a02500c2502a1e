/**
 * On PostgreSQL lines lie in partitions by the time at which their table was opened, which its name begins with. The lines that there are
 * stay where they are, unmoved and unread: their table becomes the partition for everything that no other takes. Upkeep makes the others
 * ahead of time (`partitions.ts`). Whoever reads and writes `lines` notices nothing, so processes of the release before work on beside it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Migration, sql } from 'kysely'
import { isLockTimeout, OTHERS } from './partitions.ts'
import type { Storage } from './types.ts'

type Db = Parameters<Migration['up']>[0]

const STATEMENTS = [
  `alter table lines rename to ${OTHERS}`,
  `alter table ${OTHERS} rename constraint lines_pk to ${OTHERS}_pk`,
  `create table lines (like ${OTHERS} including defaults) partition by range (table_id)`,
  `alter table lines add constraint lines_pk primary key (table_id, seq)`,
  `alter table lines add constraint lines_table_id_fkey foreign key (table_id) references tables (id) on delete cascade`,
  `alter table lines attach partition ${OTHERS} default`,
]

export function partitions(kind: Storage['kind']): Migration {
  return {
    async up(db) {
      if (kind !== 'postgres') return
      await lockOut(db)
      for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
    },
  }
}

/** How long it may keep others waiting who come after it, and after how long it tries again: less than it takes to look for a deadlock. */
const [PATIENCE_MS, AGAIN_MS] = [300, 1000]

/** Play goes on beside it: it waits for a moment between two commits. */
async function lockOut(db: Db): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(PATIENCE_MS)}`.execute(db)
  for (let locked = false; !locked; ) {
    await sql`savepoint before_locking`.execute(db)
    try {
      await sql`lock table tables in share row exclusive mode`.execute(db)
      await sql`lock table lines in access exclusive mode`.execute(db)
      locked = true
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      await sql`rollback to savepoint before_locking`.execute(db)
      await pause(AGAIN_MS)
    }
  }
  await sql`set local lock_timeout = default`.execute(db)
}
