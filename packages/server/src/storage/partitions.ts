/**
 * The partitions of `lines` on PostgreSQL: one for each week in which tables are opened, made before the week begins. What belongs to no
 * week of these (older lines, and tables whose week was dropped) lies in the one for all others, so no line is ever refused. A week in
 * which nothing lies any more, since its games were compacted, is dropped as a whole, and its space with it.
 */
import { type Kysely, sql } from 'kysely'
import { timeInName } from '../security/secrets.ts'
import type { Schema } from './schema.ts'

/** The partition for all that no other takes. */
export const OTHERS = 'lines_others'

const DAY = 24 * 3600 * 1000
const WEEK = 7 * DAY
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY
/** Weeks that are there before they begin. */
const AHEAD = 2
/** A week that begins earlier than this is not begun with: killed in the middle, there is time to tidy up. */
const NOTICE = DAY
/** While we wait for a lock others wait behind us: rather another time. */
const PATIENCE_MS = 100

export interface Week {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The week that this moment lies in, or one that comes so many weeks later. */
export function weekOf(at: number, later = 0): Week {
  const from = FIRST_MONDAY + (Math.floor((at - FIRST_MONDAY) / WEEK) + later) * WEEK
  return { name: `lines_${new Date(from).toISOString().slice(0, 10).replaceAll('-', '_')}`, from, to: from + WEEK }
}

/** Weeks that have a partition, the earliest first. */
async function weeks(db: Kysely<Schema>): Promise<Week[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'lines'::regclass and relname ~ '^lines_\\d{4}_\\d\\d_\\d\\d$' order by relname`.execute(db)
  return rows.map(({ name }) => weekOf(Date.parse(name.slice('lines_'.length).replaceAll('_', '-'))))
}

/** Makes the next week that is missing; its name, null when none is or somebody is in the way. */
export async function addWeek(db: Kysely<Schema>, now: number): Promise<string | null> {
  const there = new Set((await weeks(db)).map(({ name }) => name))
  const coming = Array.from({ length: AHEAD }, (_, i) => weekOf(now, i + 1))
  const week = coming.find(({ name, from }) => !there.has(name) && from - now > NOTICE)
  if (week === undefined) return null
  return (await unlessBusy(() => add(db, week))) ? week.name : null
}

/**
 * That nothing of the week lies among the others is found out while play goes on, and then known (the constraint); otherwise PostgreSQL
 * would look for it while everybody waits. Of a week that is yet to come nobody writes a line meanwhile.
 */
async function add(db: Kysely<Schema>, { name, from, to }: Week): Promise<void> {
  const [week, others, first, end] = [
    sql.ref(name),
    sql.ref(OTHERS),
    sql.lit(timeInName(from)),
    sql.lit(timeInName(to)),
  ]
  const forget = sql`alter table ${others} drop constraint if exists not_of_the_week`
  await shortly(db, async (trx) => {
    await sql`create table if not exists ${week} (like lines including defaults)`.execute(trx)
    await forget.execute(trx)
    const without = sql`table_id < ${first} or table_id >= ${end}`
    await sql`alter table ${others} add constraint not_of_the_week check (${without}) not valid`.execute(trx)
  })
  try {
    await sql`alter table ${others} validate constraint not_of_the_week`.execute(db)
    await shortly(db, async (trx) => {
      // First, as play does.
      await sql`lock table tables in share row exclusive mode`.execute(trx)
      await sql`alter table lines attach partition ${week} for values from (${first}) to (${end})`.execute(trx)
      await forget.execute(trx)
    })
  } catch (error) {
    await shortly(db, async (trx) => void (await forget.execute(trx)))
    throw error
  }
}

/** Drops a week that is over and empty; its name, null when there is none or somebody is in the way. */
export async function dropWeek(db: Kysely<Schema>, now: number): Promise<string | null> {
  for (const { name, to } of await weeks(db)) {
    if (to <= now && (await isEmpty(db, name)) && (await unlessBusy(() => drop(db, name)))) return name
  }
  return null
}

/** Somebody may have begun to play meanwhile, at a table that was opened long ago: then it stays. */
function drop(db: Kysely<Schema>, name: string): Promise<void> {
  return shortly(db, async (trx) => {
    for (const table of ['tables', 'lines']) await sql`lock table only ${sql.ref(table)}`.execute(trx)
    if (await isEmpty(trx, name)) await sql`drop table ${sql.ref(name)}`.execute(trx)
  })
}

async function isEmpty(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.ref(name)} limit 1`.execute(db)
  return rows.length === 0
}

/** In one transaction, for which nobody waits long. */
function shortly(db: Kysely<Schema>, work: (trx: Kysely<Schema>) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = ${sql.lit(PATIENCE_MS)}`.execute(trx)
    await work(trx)
  })
}

/** False when somebody was in the way: it is tried again at the next run. */
async function unlessBusy(task: () => Promise<void>): Promise<boolean> {
  try {
    await task()
    return true
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    return false
  }
}

export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
