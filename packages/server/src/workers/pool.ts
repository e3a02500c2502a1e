/** Several lanes. A table always goes to the same one, which keeps its game in memory. */
import type { CallIn, CallName, CallOut } from './calls.ts'
import { Lane, type LaneOptions } from './lane.ts'

const WATCH_MS = 50

export interface PoolOptions extends LaneOptions {
  readonly size: number
  /** Threads are started when they are first needed. */
  readonly lazy: boolean
}

export class WorkerPool {
  private readonly lanes: Lane[] = []
  private readonly options: PoolOptions
  private readonly timer: NodeJS.Timeout

  constructor(options: PoolOptions) {
    this.options = options
    if (!options.lazy) this.fill()
    this.timer = setInterval(() => {
      const now = performance.now()
      for (const lane of this.lanes) lane.watch(now)
    }, WATCH_MS)
    this.timer.unref()
  }

  private fill(): void {
    while (this.lanes.length < this.options.size) this.lanes.push(new Lane(this.options))
  }

  async ready(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.ready))
  }

  /** For a table: `key` decides the lane. */
  call<K extends CallName>(key: string, name: K, args: CallIn<K>, limitMs: number): Promise<CallOut<K>> {
    this.fill()
    return this.lanes[this.laneOf(key)].call(name, args, limitMs)
  }

  laneOf(key: string): number {
    let hash = 0
    for (let i = 0; i < key.length; i++) hash = (hash * 31 + key.charCodeAt(i)) >>> 0
    return hash % this.options.size
  }

  /** For work that belongs to no table: the lane with the least to do. */
  anywhere<K extends CallName>(name: K, args: CallIn<K>, limitMs: number): Promise<CallOut<K>> {
    this.fill()
    let idle = this.lanes[0]
    for (const lane of this.lanes) if (lane.load < idle.load) idle = lane
    return idle.call(name, args, limitMs)
  }

  get load(): number {
    return this.lanes.reduce((sum, lane) => sum + lane.load, 0)
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(this.lanes.map((lane) => lane.close()))
  }
}
