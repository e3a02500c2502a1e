/** What retention does to the database: every call is one small step, and what it did stands when it returns. */
import { type Kysely, sql } from 'kysely'
import { closeEmpty } from '../company/clubs.ts'
import { compactNext } from './compaction.ts'
import { addWeek, dropWeek } from './partitions.ts'
import type { Schema } from './schema.ts'
import { readable, wholeTables } from './tables.ts'
import type { Storage, TableRow } from './types.ts'

/** Rows looked at or removed by one step. */
const PAGE = 100
/** The setting that says how far the walk for results has come. */
const WALKED = 'results-walked'

/** Where a walk through rows in the order of their age has come to. */
export interface Cursor {
  readonly at: number
  readonly id: string
}

export const START: Cursor = { at: Number.MIN_SAFE_INTEGER, id: '' }

interface Guests {
  readonly removed: number
  /** Null: that was the last page. */
  readonly next: Cursor | null
}

/** What only one of the two databases has. */
interface Own {
  readonly besideOlder?: boolean
  readonly reclaim?: (pages: number) => number
}

export class Upkeep {
  /** True while a process of a release that cannot read compact games works beside this one. */
  readonly besideOlder: boolean
  private readonly kind: Storage['kind']
  private readonly db: Kysely<Schema>
  private readonly reclaimPages: (pages: number) => number

  constructor(db: Kysely<Schema>, kind: Storage['kind'], own: Own) {
    this.db = db
    this.kind = kind
    this.besideOlder = own.besideOlder ?? false
    this.reclaimPages = own.reclaim ?? (() => 0)
  }

  /** A step of compacting the game that ended first; null when none is left that ended before then. */
  compactNext(
    before: number,
    now: number,
    except: readonly string[],
  ): Promise<{ table: string; done: boolean } | null> {
    return compactNext(this.db, { kind: this.kind, before, now, except })
  }

  /** Tables of a status that nothing happened to since, the longest ago first. */
  async untouched(status: 'open' | 'stopped', before: number, { at, id }: Cursor, limit = PAGE): Promise<TableRow[]> {
    const rows = await wholeTables(this.db)
      .where('status', '=', status)
      .where('compacted_at', 'is', null)
      .where('updated_at', '<', before)
      .where(sql<boolean>`(updated_at, id) > (${at}, ${id})`)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit)
      .execute()
    return readable(rows)
  }

  /** Finished games of which no result is written, from where the walk has come to. */
  async unwritten(before: number): Promise<Cursor[]> {
    const from = await this.db.selectFrom('settings').select('value').where('name', '=', WALKED).executeTakeFirst()
    const { at, id } = from ? (JSON.parse(from.value) as Cursor) : START
    return await this.db
      .selectFrom('tables')
      .select(['id', 'updated_at as at'])
      .where('status', '=', 'finished')
      .where('updated_at', '<', before)
      .where(sql<boolean>`(updated_at, id) > (${at}, ${id})`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('results').select('nth').whereRef('results.table_id', '=', 'tables.id'))),
      )
      .orderBy('updated_at')
      .orderBy('id')
      .limit(PAGE)
      .execute()
  }

  /** Of every game that was finished up to there the result is written, or was tried. */
  async walked({ at, id }: Cursor): Promise<void> {
    const value = JSON.stringify({ at, id })
    await this.db
      .insertInto('settings')
      .values({ name: WALKED, value })
      .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
      .execute()
  }

  /** Removes a table on which no line was ever written, unless it has changed since it was read. */
  async removeUnplayed({ id, version }: Pick<TableRow, 'id' | 'version'>): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('tables')
      .where('id', '=', id)
      .where('version', '=', version)
      .where('opening', 'is', null)
      .where(sql<boolean>`not exists (select 1 from lines where table_id = tables.id)`)
      .where(sql<boolean>`not exists (select 1 from compact_games where table_id = tables.id)`)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }

  /** Removes guests who were not seen since, unless a table or a message that is kept speaks of them. */
  async removeGuests(before: number, { at, id }: Cursor): Promise<Guests> {
    const page = await this.db
      .selectFrom('guests')
      .select(['id', 'seen_at'])
      .where('seen_at', '<', before)
      .where(sql<boolean>`(seen_at, id) > (${at}, ${id})`)
      .orderBy('seen_at')
      .orderBy('id')
      .limit(PAGE)
      .execute()
    const last = page.at(-1)
    if (!last) return { removed: 0, next: null }
    const { numDeletedRows } = await this.db
      .deleteFrom('guests')
      .where(
        'id',
        'in',
        page.map((guest) => guest.id),
      )
      // Again: who has come back meanwhile was seen.
      .where('seen_at', '<', before)
      .where(nobodySpeaksOf)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await closeEmpty(this.db)
    return { removed: Number(numDeletedRows), next: page.length < PAGE ? null : { at: last.seen_at, id: last.id } }
  }

  /** Removes the oldest messages; 0 when none is left from before then. */
  async removeChat(before: number): Promise<number> {
    const oldest = this.db
      .selectFrom('chat')
      .select('id')
      .where('at', '<', before)
      .orderBy('at')
      .orderBy('id')
      .limit(PAGE)
    const { numDeletedRows } = await this.db.deleteFrom('chat').where('id', 'in', oldest).executeTakeFirst()
    return Number(numDeletedRows)
  }

  /** How many there are to do, counted up to `most`: counting all of a long list would itself hold up play. */
  async count(what: 'games' | 'guests' | 'chat', before: number, most: number): Promise<number> {
    const { rows } = await COUNTED[what](before, most).execute(this.db)
    return Number(rows[0].n)
  }

  /** Makes the next partition for lines that is missing; its name, null when there is nothing to make. */
  async addPartition(now: number): Promise<string | null> {
    return this.kind === 'postgres' ? await addWeek(this.db, now) : null
  }

  /** Drops a partition of lines that is over and empty; its name, null when there is none. */
  async dropPartition(now: number): Promise<string | null> {
    return this.kind === 'postgres' ? await dropWeek(this.db, now) : null
  }

  /** Gives free pages of the embedded file back to the disk; how many are still to give. PostgreSQL does so by itself. */
  reclaim(pages: number): number {
    return this.reclaimPages(pages)
  }
}

/** Accounts stay until their owners delete them. */
const nobodySpeaksOf = sql<boolean>`guests.handle is null and not exists (select 1 from members where guest_id = guests.id)
  and not exists (select 1 from chat where guest_id = guests.id)`

type Counted = { readonly n: number }
const COUNTED = {
  games: (before: number, most: number) => sql<Counted>`select count(*) as n from (select 1 from tables
    where status = 'finished' and compacted_at is null and updated_at < ${before} limit ${most}) as due`,
  guests: (before: number, most: number) => sql<Counted>`select count(*) as n from (select id, handle from guests
    where seen_at < ${before} order by seen_at limit ${most}) as guests where ${nobodySpeaksOf}`,
  chat: (before: number, most: number) => sql<Counted>`select count(*) as n from (select 1 from chat
    where at < ${before} limit ${most}) as due`,
}
