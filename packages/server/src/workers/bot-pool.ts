/**
 * The threads in which bots think, apart from those of the rules. A table always goes to the same one, whose bots remember
 * what they thought there last; within a thread people take turns, whatever number of tables each has opened.
 */
import type { CallIn, CallOut } from './calls.ts'
import type { WorkerPool } from './pool.ts'
import { Turns } from './turns.ts'

type Thinking = 'think' | 'advise'

interface Thought {
  /** The person whose turn it takes. */
  readonly who: string
  readonly limitMs: number
  /** Asked when the turn comes: null, and no thought spent, if nobody waits for the answer any more. */
  readonly wanted?: () => boolean
}

export class BotPool {
  private readonly pool: WorkerPool
  private readonly turns = new Map<number, Turns>()

  constructor(pool: WorkerPool) {
    this.pool = pool
  }

  ask<K extends Thinking>(
    name: K,
    args: CallIn<K>,
    { who, limitMs, wanted = () => true }: Thought,
  ): Promise<CallOut<K> | null> {
    const { table } = args
    return this.turnsOf(table).take(who, async () =>
      wanted() ? await this.pool.call(table, name, args, limitMs) : null,
    )
  }

  close(): Promise<void> {
    return this.pool.close()
  }

  private turnsOf(table: string): Turns {
    const thread = this.pool.threadOf(table)
    const turns = this.turns.get(thread) ?? new Turns()
    this.turns.set(thread, turns)
    return turns
  }
}
