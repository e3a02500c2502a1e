/** One worker thread and what it still owes. A thread that hangs or dies is replaced; only its own calls fail. */
import { Worker } from 'node:worker_threads'
import { DamagedSnapshot } from '@waystation/table'
import type { CallIn, CallName, CallOut, RefusedCall, Reply, Request, WorkerSetup } from './calls.ts'
import { unpacked } from './packed.ts'
import { Refused } from './refused.ts'

/** The thread was lost under this call through no fault of its own, or holds the table no longer: try again. */
export class ThreadLost extends Error {}
/** The game did something it never should: threw, ran out of memory, or did not come to an end. */
export class GameFailure extends Error {}

const RESTART_MS = 1000

interface Waiting {
  readonly limitMs: number
  resolve(value: never): void
  reject(error: Error): void
}

export interface ThreadOptions {
  readonly modules: readonly string[]
  readonly memoryMb: number
  lost(this: void, why: string): void
}

export class Thread {
  private readonly options: ThreadOptions
  private worker: Worker
  private readonly shared = new SharedArrayBuffer(4)
  private readonly current = new Int32Array(this.shared)
  private readonly waiting = new Map<number, Waiting>()
  private outbox: Request[] = []
  private next = 1
  private seen = { id: 0, since: 0 }
  private closed = false
  private down = false
  ready: Promise<void>

  constructor(options: ThreadOptions) {
    this.options = options
    const { worker, ready } = this.spawn()
    this.worker = worker
    this.ready = ready
  }

  get load(): number {
    return this.waiting.size
  }

  call<K extends CallName>(name: K, args: CallIn<K>, limitMs: number): Promise<CallOut<K>> {
    if (this.down) return Promise.reject(new ThreadLost('the thread is being started'))
    const id = this.next
    this.next = (this.next % 0x3fffffff) + 1
    return new Promise<CallOut<K>>((resolve, reject) => {
      this.waiting.set(id, { limitMs, resolve, reject })
      if (this.outbox.length === 0) setImmediate(() => this.flush())
      this.outbox.push([id, name, args])
    })
  }

  /** Called now and then: ends the thread if one call has taken longer than it may. */
  watch(now: number): void {
    const id = Atomics.load(this.current, 0)
    if (id !== this.seen.id) this.seen = { id, since: now }
    const call = this.waiting.get(id)
    if (call && now - this.seen.since > call.limitMs) this.replace(`no answer within ${call.limitMs} ms`)
  }

  async close(): Promise<void> {
    this.closed = true
    await this.worker.terminate()
  }

  private flush(): void {
    const requests = this.outbox
    this.outbox = []
    // One text costs less to hand over than many small objects.
    this.worker.postMessage(JSON.stringify(requests))
  }

  private spawn(): { worker: Worker; ready: Promise<void> } {
    const { modules, memoryMb } = this.options
    const setup: WorkerSetup = { current: this.shared, modules }
    const worker = startWorker(setup, memoryMb)
    let started = false
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (replies: readonly Reply[] | 'ready') => {
        if (replies === 'ready') {
          started = true
          resolve()
        } else for (const reply of replies) this.settle(reply)
      })
      worker.on('error', (error) => {
        reject(error)
        if (worker === this.worker) this.replace(error.message, started ? 0 : RESTART_MS)
      })
    })
    // Whoever needs the thread learns of its failure through the calls it makes.
    ready.catch(() => {})
    return { worker, ready }
  }

  private settle(reply: Reply): void {
    const call = this.waiting.get(reply[0])
    if (!call) return
    this.waiting.delete(reply[0])
    if (reply[1] === 'told') call.resolve(unpacked(reply[2]) as never)
    else if (reply[1] === 'done') call.resolve(reply[2] as never)
    else if (reply[1] === 'failed') call.reject(new GameFailure(reply[2]))
    else call.reject(refusal(reply[2]))
  }

  /** A thread that could not even start is not tried again at once. */
  private replace(why: string, afterMs = 0): void {
    if (this.closed) return
    const culprit = Atomics.exchange(this.current, 0, 0)
    void this.worker.terminate()
    this.outbox = []
    if (afterMs === 0) this.revive()
    else {
      this.down = true
      setTimeout(() => this.revive(), afterMs).unref()
    }
    this.options.lost(why)
    const calls = [...this.waiting]
    this.waiting.clear()
    for (const [id, call] of calls) call.reject(id === culprit ? new GameFailure(why) : new ThreadLost(why))
  }

  private revive(): void {
    if (this.closed) return
    this.down = false
    const { worker, ready } = this.spawn()
    this.worker = worker
    this.ready = ready
  }
}

function refusal({ code, detail }: RefusedCall): Error {
  if (code === 'damaged-snapshot') return new DamagedSnapshot()
  return code === 'not-open' ? new ThreadLost(code) : new Refused(code, detail)
}

/** Ready-made from a bundle, or from its TypeScript source. */
function startWorker(setup: WorkerSetup, memoryMb: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb }
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./worker.mjs', import.meta.url), { resourceLimits, workerData: setup })
  }
  const workerData = { ...setup, entry: new URL('./worker.ts', import.meta.url).href }
  return new Worker(new URL('./from-source.mjs', import.meta.url), { resourceLimits, workerData })
}
