/** What tables work with; made once at the start, passed down. */
import type { Seat } from '@waystation/kernel'
import type { Logger } from 'pino'
import type { Metrics } from '../ops/metrics.ts'
import type { Append, ChatRow, Storage } from '../storage/types.ts'
import type { BotPool } from '../workers/bot-pool.ts'
import type { PastPool } from '../workers/past-pool.ts'
import type { WorkerPool } from '../workers/pool.ts'
import type { GroupCommit } from './group-commit.ts'

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
}

/**
 * The seam for clocks and notices: told whenever the game waits for somebody else, and at the end. At least once, by whatever process is
 * left: until the promise is kept the table stays due. Who may act once only goes by the number of the line.
 */
export interface TableEvents {
  waiting(
    this: void,
    table: string,
    at: { readonly seq: number; readonly seats: readonly Seat[] },
  ): void | Promise<void>
  finished(this: void, table: string): void | Promise<void>
}

export interface Services {
  readonly storage: Storage
  /** Lines of games: false if a line's number was taken by another process. */
  readonly lines: GroupCommit<Append, boolean>
  readonly chat: GroupCommit<ChatRow, void>
  readonly rules: WorkerPool
  readonly bots: BotPool
  /** History, records and imports: long replays that no running game shall wait for. */
  readonly past: PastPool
  readonly limits: Limits
  /** Null: nobody listens. */
  readonly events: TableEvents | null
  readonly metrics: Metrics
  readonly log: Logger
  now(this: void): number
}
