/**
 * The threads in which bots think, apart from those of the rules. A table always goes to the same one, whose bots remember
 * what they thought there last. Within a thread people take turns, whatever number of tables each has opened, and nobody's bots think for
 * longer than their budget allows: who has spent it waits, although nobody else may want the thread.
 */
import type { CallIn, CallOut } from './calls.ts'
import type { WorkerPool } from './pool.ts'
import { ThoughtBudget } from './thought-budget.ts'
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
  private readonly budget: ThoughtBudget

  constructor(pool: WorkerPool, secondsPerMinute: number) {
    this.pool = pool
    this.budget = new ThoughtBudget(secondsPerMinute)
  }

  ask<K extends Thinking>(
    name: K,
    args: CallIn<K>,
    { who, limitMs, wanted = () => true }: Thought,
  ): Promise<CallOut<K> | null> {
    const { table } = args
    return this.turnsOf(table).take(who, async () => {
      if (!wanted()) return null
      const begun = performance.now()
      try {
        return await this.pool.call(table, name, args, limitMs)
      } finally {
        this.budget.spend(who, performance.now() - begun)
      }
    })
  }

  close(): Promise<void> {
    return this.pool.close()
  }

  private turnsOf(table: string): Turns {
    const thread = this.pool.threadOf(table)
    const turns = this.turns.get(thread) ?? new Turns({ wait: (who) => this.budget.wait(who) })
    this.turns.set(thread, turns)
    return turns
  }
}
