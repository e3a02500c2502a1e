/** What tables work with; made once at the start, passed down. */
import type { Seat } from '@waystation/kernel'
import type { Logger } from 'pino'
import type { Metrics } from '../ops/metrics.ts'
import type { Pauses } from '../clocks/pauses.ts'
import type { NewResult } from '../results/types.ts'
import type { Append, ChatRow, Storage, TableRow } from '../storage/types.ts'
import type { BotPool } from '../workers/bot-pool.ts'
import type { PastPool } from '../workers/past-pool.ts'
import type { WorkerPool } from '../workers/pool.ts'
import type { Alarm } from './alarm.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Presence } from './presence.ts'

export interface Limits {
  /** Longest time for one call into the rules. */
  readonly rulesMs: number
  /** Longest time for one thought of a bot. */
  readonly botMs: number
  /** How long a bot waits before it answers, so that people can follow. */
  readonly botDelayMs: number
  /** A table nobody looks at leaves the memory after this long. */
  readonly idleMs: number
  /** How often a stream is asked whether somebody is still there. */
  readonly heartbeatMs: number
  /** How often a process looks for tables that are due, */
  readonly lookMs: number
  /** and how long the one that has a table in hand has to do what is due there before another one looks. */
  readonly leaseMs: number
  /** How long after a line whoever listens is told of it: many lines in a row are told of once. */
  readonly graceMs: number
  /** How often a process says that it is alive. */
  readonly beatMs: number
}

/**
 * The seam for notices: told a little after a line whom the game waits for, and at the end. At least once, by whatever process is
 * left: until the promise is kept the table stays due. Who may act once only goes by the number of a line.
 */
export interface TableEvents {
  /** Whether anything at this table is worth telling. */
  concerns(this: void, row: TableRow): boolean
  /** `since`: for each of the seats the line since which it is waited for. */
  waiting(
    this: void,
    table: string,
    at: { readonly seq: number; readonly seats: readonly Seat[]; readonly since: readonly number[] },
  ): void | Promise<void>
  finished(this: void, table: string): void | Promise<void>
}

export interface Services {
  readonly storage: Storage
  /** Lines of games: false if a line's number was taken by another process. */
  readonly lines: GroupCommit<Append, boolean>
  readonly chat: GroupCommit<ChatRow, void>
  /** What came of finished games. */
  readonly results: GroupCommit<NewResult, boolean>
  readonly rules: WorkerPool
  readonly bots: BotPool
  /** History, records and imports: long replays that no running game shall wait for. */
  readonly past: PastPool
  readonly limits: Limits
  readonly presence: Presence
  readonly pauses: Pauses
  readonly alarm: Alarm
  /** Null: nobody listens. */
  readonly events: TableEvents | null
  readonly metrics: Metrics
  readonly log: Logger
  now(this: void): number
}
