import type { Generated } from 'kysely'
import type { CompanySchema } from '../company/schema.ts'
import type { IdentitySchema } from '../identity/schema.ts'
import type { KeepingSchema } from '../keeping/schema.ts'

/** The database as SQL sees it: the same tables on SQLite and on PostgreSQL. Times are milliseconds since 1970. */
export interface Schema extends IdentitySchema, CompanySchema, KeepingSchema {
  settings: { name: string; value: string }
  /** People. Those with an account have a `handle`: what their name looks like, which nobody else's may. */
  guests: {
    id: string
    name: string
    language: string
    created_at: number
    seen_at: number
    handle: Generated<string | null>
    account_at: Generated<number | null>
    /** When the account is deleted, because its owner asked for it. */
    leaving_at: Generated<number | null>
    /** `owner` or `keeper`. */
    role: Generated<string | null>
    muted_until: Generated<number | null>
    /** Why, in the words of whoever did it. */
    muted_for: Generated<string | null>
    /** The latest end of the bans of this person that stand. */
    banned_until: Generated<number | null>
    /** Until then the name stays that a keeper of the house has given. */
    name_until: Generated<number | null>
  }
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
  /** Ways to reach somebody. `due_at`: when somebody has to look whether something is to be sent that way; null: nothing waits. */
  channels: {
    id: string
    person_id: string
    kind: string
    /** As JSON: whatever it takes to send there. */
    target: string
    target_hash: string
    state: string
    trouble: Generated<string | null>
    made_at: number
    sent_at: Generated<number | null>
    due_at: Generated<number | null>
    /** The session in which a browser was subscribed: it goes with it. */
    session_id: Generated<string | null>
  }
  notice_prefs: { person_id: string; doc: string }
  table_notices: { person_id: string; table_id: string; doc: string }
  /** What somebody is to be told; `name` is the same however often it is found out. */
  intents: {
    id: string
    person_id: string
    /** Null: it is about people. */
    table_id: string | null
    kind: string
    name: string
    /** As JSON: what cannot be looked up when the words are made. */
    facts: string
    at: number
  }
  /** What goes by which way. `not_before`: after a failure, and while somebody is sending it. */
  outbox: { channel_id: string; intent_id: string; state: string; tries: number; not_before: number }
  invites: { id: string; table_id: string; token_hash: string; created_at: number; revoked_at: number | null }
  /**
   * What came of a finished game. `pool`: the ratings it counts for, otherwise `why` not. `whole`: whether it was played here from its
   * beginning. `nth`: its number among the results of its game, in the order in which they were written.
   */
  results: {
    table_id: string
    game: string
    rules: number
    players: number
    variants: string
    visibility: string
    pool: string | null
    why: string | null
    whole: number
    nth: number
    begun_at: number
    ended_at: number
    annulled_at: number | null
  }
  /** `subject`: a person, or `bot:` and its name; null: nobody of this house. The ratings of bots before and after are the same. */
  result_seats: {
    table_id: string
    seat: number
    game: string
    pool: string | null
    ended_at: number
    subject: string | null
    name: string
    place: number
    total: number
    sheet: string
    opening: string | null
    role: string
    answers: number
    own: number
    outs: number
    left_at: number | null
    ms: number
    hinted: number
    mu_before: number | null
    sigma_before: number | null
    mu_after: number | null
    sigma_after: number | null
  }
  /** Made of results. `at`: when the last game ended; `sure`: what lists go by. */
  ratings: {
    pool: string
    subject: string
    game: string
    mu: number
    sigma: number
    games: number
    at: number
    sure: number
  }
  /** Made of results: how often which value was there, in a year and (0) in all of them. */
  figures: {
    game: string
    subject: string
    players: number
    variants: string
    year: number
    name: string
    value: number
    n: number
  }
  /**
   * `last`: the last number that was given at a game, to a result or an annulment; whoever takes one has the game's ratings to itself.
   * `changes`: how often something counted was annulled or became somebody else's; `rebuilt`: of how many of these ratings and figures know.
   */
  ledgers: { game: string; last: number; changes: number; rebuilt: number }
  /** Whether others may read somebody's profile; without a row they may. */
  profiles: { person_id: string; shown: string }
}
