/**
 * The threads in which bots think, apart from those of the rules. A table always goes to the same one, whose bots remember
 * what they thought there last; within a thread tables take turns.
 */
import type { CallIn, CallOut } from './calls.ts'
import type { WorkerPool } from './pool.ts'

type Thinking = 'think' | 'advise'
type Task = () => Promise<void>

export class BotPool {
  private readonly pool: WorkerPool
  private readonly turns = new Map<number, Turns>()

  constructor(pool: WorkerPool) {
    this.pool = pool
  }

  /** `wanted` is asked when the turn comes: null, and no thought spent, if nobody waits for the answer any more. */
  ask<K extends Thinking>(
    name: K,
    args: CallIn<K>,
    limitMs: number,
    wanted: () => boolean = () => true,
  ): Promise<CallOut<K> | null> {
    const { table } = args
    return this.turnsOf(table).take(table, async () =>
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

/** One thing at a time, and fair turns between those who ask: whoever asked for much waits no less than the others. */
export class Turns {
  /** Who waits with what, in the order in which they have their turn. */
  private readonly waiting = new Map<string, Task[]>()
  private running = false

  /** Does the task when it is `key`'s turn. */
  take<R>(key: string, task: () => Promise<R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const own = this.waiting.get(key) ?? []
      own.push(() => task().then(resolve, reject))
      this.waiting.set(key, own)
      if (!this.running) void this.run()
    })
  }

  private async run(): Promise<void> {
    this.running = true
    for (let next = this.next(); next !== null; next = this.next()) await next()
    this.running = false
  }

  /** The first of whoever is at the head of the round, who then goes to its end. */
  private next(): Task | null {
    for (const [key, [task, ...rest]] of this.waiting) {
      this.waiting.delete(key)
      if (rest.length > 0) this.waiting.set(key, rest)
      return task
    }
    return null
  }
}
