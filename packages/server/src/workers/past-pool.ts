/**
 * The thread for long replays: history, records, imports, and games that come back to memory with a long log. No running game
 * waits for it. One thing at a time, in fair turns between people, so that a call that takes too long ends nobody else's.
 */
import type { CallIn, CallOut } from './calls.ts'
import type { WorkerPool } from './pool.ts'
import { Turns } from './turns.ts'

type Replay = 'history' | 'record' | 'verify' | 'snapshot'

/** One person's requests that may wait; a page of history is one. */
const MOST_WAITING = 20

export class PastPool {
  private readonly pool: WorkerPool
  private readonly turns = new Turns({ most: MOST_WAITING })

  constructor(pool: WorkerPool) {
    this.pool = pool
  }

  /** `who`: the person, or address, whose turn it takes. */
  ask<K extends Replay>(who: string, name: K, args: CallIn<K>, limitMs: number): Promise<CallOut<K>> {
    return this.turns.take(who, () => this.pool.anywhere(name, args, limitMs))
  }

  close(): Promise<void> {
    return this.pool.close()
  }
}
