/** One thing at a time, and fair turns between those who ask. */
import { Refused } from './refused.ts'

type Task = () => Promise<void>

export interface TurnOptions {
  /** How many things one may wait for; who asks for more is told to come back. Default: any number. */
  readonly most?: number
  /** Milliseconds until somebody may have a turn at all, whoever else waits. Default: none. */
  readonly wait?: (key: string) => number
}

/** Whoever asked for much waits no less than the others. */
export class Turns {
  /** Who waits with what, in the order in which they have their turn. */
  private readonly waiting = new Map<string, Task[]>()
  private readonly most: number
  private readonly wait: (key: string) => number
  private running = false
  /** Ends a pause in which nobody may have a turn. */
  private wake: () => void = () => {}

  constructor({ most = Number.POSITIVE_INFINITY, wait = () => 0 }: TurnOptions = {}) {
    this.most = most
    this.wait = wait
  }

  /** Does the task when it is `key`'s turn. */
  take<R>(key: string, task: () => Promise<R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const own = this.waiting.get(key) ?? []
      if (own.length >= this.most) {
        reject(new Refused('busy'))
        return
      }
      own.push(() => task().then(resolve, reject))
      this.waiting.set(key, own)
      if (this.running) this.wake()
      else void this.run()
    })
  }

  private async run(): Promise<void> {
    this.running = true
    while (this.waiting.size > 0) {
      const next = this.next()
      if (next) await next()
      else await this.pause()
    }
    this.running = false
  }

  /** The first of whoever is at the head of the round and may have a turn; then they go to its end. */
  private next(): Task | null {
    for (const [key, [task, ...rest]] of this.waiting) {
      if (this.wait(key) > 0) continue
      this.waiting.delete(key)
      if (rest.length > 0) this.waiting.set(key, rest)
      return task
    }
    return null
  }

  private async pause(): Promise<void> {
    const shortest = Math.min(...[...this.waiting.keys()].map(this.wait))
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, shortest).unref()
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
