/** Several threads. A table always goes to the same one, which keeps its game in memory. */
import type { CallIn, CallName, CallOut } from './calls.ts'
import { Thread, type ThreadOptions } from './thread.ts'

const WATCH_MS = 50

export interface PoolOptions extends ThreadOptions {
  readonly size: number
  /** Threads are started when they are first needed. */
  readonly lazy: boolean
}

export class WorkerPool {
  private readonly threads: Thread[] = []
  private readonly options: PoolOptions
  private readonly timer: NodeJS.Timeout

  constructor(options: PoolOptions) {
    this.options = options
    if (!options.lazy) this.fill()
    this.timer = setInterval(() => {
      const now = performance.now()
      for (const thread of this.threads) thread.watch(now)
    }, WATCH_MS)
    this.timer.unref()
  }

  private fill(): void {
    while (this.threads.length < this.options.size) this.threads.push(new Thread(this.options))
  }

  async ready(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.ready))
  }

  /** For a table: `key` decides the thread. */
  call<K extends CallName>(key: string, name: K, args: CallIn<K>, limitMs: number): Promise<CallOut<K>> {
    this.fill()
    return this.threads[this.threadOf(key)].call(name, args, limitMs)
  }

  threadOf(key: string): number {
    let hash = 0
    for (let i = 0; i < key.length; i++) hash = (hash * 31 + key.charCodeAt(i)) >>> 0
    return hash % this.options.size
  }

  /** For work that belongs to no table: the thread with the least to do. */
  anywhere<K extends CallName>(name: K, args: CallIn<K>, limitMs: number): Promise<CallOut<K>> {
    this.fill()
    let idle = this.threads[0]
    for (const thread of this.threads) if (thread.load < idle.load) idle = thread
    return idle.call(name, args, limitMs)
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(this.threads.map((thread) => thread.close()))
  }
}
