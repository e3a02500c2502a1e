/** What the database holds, read beside a running server. */
import { type Kysely, sql } from 'kysely'
import { due } from '../retention/chores.ts'
import type { RetentionConfig } from '../retention/lifetimes.ts'
import { openReadOnly, type ReadOnly } from '../storage/read-only.ts'
import type { Schema } from '../storage/schema.ts'
import { Upkeep } from '../storage/upkeep.ts'
import { Problem } from './problem.ts'

/** In the order in which they are shown. */
export const KINDS = ['tables', 'lines', 'snapshots', 'compact_games', 'members', 'guests', 'chat', 'invites'] as const
export type Kind = (typeof KINDS)[number]

interface Held {
  readonly rows: number
  readonly bytes: number
  readonly indexBytes: number
}

export interface Stats {
  readonly database: ReadOnly['kind']
  readonly bytes: number
  /** Of these, what is free inside an embedded file and not yet given back. */
  readonly freeBytes: number
  readonly games: readonly { readonly game: string; readonly status: string; readonly tables: number }[]
  readonly kinds: { readonly [K in Kind]: Held }
  /** When the first and the last table were opened, in milliseconds since 1970. */
  readonly oldest: number | null
  readonly newest: number | null
  /** What retention would do now; null for a database that an older release wrote and no server has migrated yet. */
  readonly due: Awaited<ReturnType<typeof due>> | null
}

interface Asked {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly retention: RetentionConfig
}

export async function stats({ dataDir, databaseUrl, retention }: Asked, now: number): Promise<Stats> {
  const opened = openReadOnly({ dataDir, databaseUrl })
  if (!opened) throw new Problem((say) => say.noDatabase(dataDir))
  try {
    return await read(opened, retention, now)
  } finally {
    await opened.db.destroy()
  }
}

async function read({ kind, db }: ReadOnly, config: RetentionConfig, now: number): Promise<Stats> {
  const sizes = await (kind === 'sqlite' ? sqliteSizes(db) : postgresSizes(db))
  const known = new Set(sizes.map(({ name }) => name))
  if (!known.has('tables')) throw new Problem((say) => say.emptyDatabase())
  const held = async (name: Kind): Promise<Held> => {
    const { bytes = 0, index: indexBytes = 0 } = sizes.find((size) => size.name === name) ?? {}
    return { rows: known.has(name) ? await countOf(db, name) : 0, bytes: Number(bytes), indexBytes: Number(indexBytes) }
  }
  const kinds = {} as Record<Kind, Held>
  for (const name of KINDS) kinds[name] = await held(name)
  const upkeep = new Upkeep(db, kind, {})
  return {
    database: kind,
    ...(await (kind === 'sqlite' ? sqliteTotal(db) : postgresTotal(db))),
    games: await games(db),
    kinds,
    ...(await ages(db)),
    due: known.has('compact_games') ? await due({ upkeep, config, now }, Number.MAX_SAFE_INTEGER) : null,
  }
}

async function countOf(db: Kysely<Schema>, name: Kind): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
  return Number(rows[0].n)
}

async function games(db: Kysely<Schema>): Promise<Stats['games']> {
  const { rows } = await sql<Stats['games'][number]>`
    select game, status, count(*) as tables from tables group by game, status order by game, status`.execute(db)
  return rows.map((row) => ({ ...row, tables: Number(row.tables) }))
}

async function ages(db: Kysely<Schema>): Promise<Pick<Stats, 'oldest' | 'newest'>> {
  const { rows } = await sql<{ oldest: number | null; newest: number | null }>`
    select min(created_at) as oldest, max(created_at) as newest from tables`.execute(db)
  const { oldest, newest } = rows[0]
  return { oldest: oldest === null ? null : Number(oldest), newest: newest === null ? null : Number(newest) }
}

interface Size {
  readonly name: string
  readonly bytes: number
  readonly index: number
}

async function sqliteSizes(db: Kysely<Schema>): Promise<readonly Size[]> {
  const { rows } = await sql<Size>`
    select s.tbl_name as name, sum(case when s.type = 'table' then d.pgsize else 0 end) as bytes,
      sum(case when s.type = 'index' then d.pgsize else 0 end) as "index"
    from sqlite_schema s join (select name, sum(pgsize) as pgsize from dbstat group by name) d on d.name = s.name
    group by s.tbl_name`.execute(db)
  return rows
}

async function postgresSizes(db: Kysely<Schema>): Promise<readonly Size[]> {
  const { rows } = await sql<Size>`
    select coalesce(pg_partition_root(oid), oid)::regclass::text as name, sum(pg_table_size(oid)) as bytes,
      sum(pg_indexes_size(oid)) as "index"
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') group by 1`.execute(db)
  return rows
}

async function sqliteTotal(db: Kysely<Schema>): Promise<Pick<Stats, 'bytes' | 'freeBytes'>> {
  const { rows } = await sql<{ pages: number; free: number; size: number }>`
    select page_count as pages, freelist_count as free, page_size as size
    from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`.execute(db)
  const { pages, free, size } = rows[0]
  return { bytes: pages * size, freeBytes: free * size }
}

async function postgresTotal(db: Kysely<Schema>): Promise<Pick<Stats, 'bytes' | 'freeBytes'>> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return { bytes: Number(rows[0].bytes), freeBytes: 0 }
}
