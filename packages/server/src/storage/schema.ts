import type { Generated } from 'kysely'

/** The database as SQL sees it: the same tables on SQLite and on PostgreSQL. Times are milliseconds since 1970. */
export interface Schema {
  settings: { name: string; value: string }
  guests: { id: string; name: string; language: string; created_at: number; seen_at: number }
  tables: {
    id: string
    game: string
    rules: number
    players: number
    variants: string
    seed: string
    salt: string
    status: string
    visibility: string
    /** Position to start from, when it is not the one that the seed gives. */
    opening: string | null
    /** Seats and what the people agreed upon, as JSON; replaced as a whole, guarded by `version`. */
    doc: string
    version: number
    created_at: number
    updated_at: number
    /** Since when the lines, the snapshot and the opening are in `compact_games` and nowhere else. */
    compacted_at: Generated<number | null>
  }
  members: { table_id: string; guest_id: string }
  lines: {
    table_id: string
    seq: number
    seat: number
    kind: string
    option_id: string
    client: string | null
    at: number
    /** What the clock leaves to each seat after it, as JSON; null without a clock. */
    clock: Generated<string | null>
  }
  snapshots: { table_id: string; seq: number; hash: string; body: string }
  /** When a table is to be looked at, not later; `seq`: the line that made it so, 0 for an arrangement. */
  due: { table_id: string; seq: number; at: number }
  /** How a game stands after its last line; `deadline`: when somebody's time is up, perhaps early, never late. */
  standings: {
    table_id: string
    seq: number
    at: number
    waiting: string
    clock: string | null
    deadline: number | null
    result: string | null
  }
  /** Processes that were alive while clocks ran. */
  beats: { process: string; at: number }
  /** When none was. */
  outages: { from_at: number; to_at: number }
  holidays: { id: string; guest_id: string; from_at: number; to_at: number }
  /** A finished game in one piece; `compact-form.ts` reads and writes the compressed columns. */
  compact_games: {
    table_id: string
    lines: number
    body: Buffer
    snapshot: Buffer | null
    opening: Buffer | null
    made_at: number
  }
  chat: {
    id: string
    table_id: string
    guest_id: string | null
    seat: number | null
    name: string
    body: string
    at: number
  }
  /** Sessions of guests that are over, or will be at that moment. */
  ended_sessions: { id: string; at: number }
  invites: { id: string; table_id: string; token_hash: string; created_at: number; revoked_at: number | null }
}
