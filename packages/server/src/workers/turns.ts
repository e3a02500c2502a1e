/** One thing at a time, and fair turns between those who ask. */
import { Refused } from './refused.ts'

type Task = () => Promise<void>

/** Whoever asked for much waits no less than the others. */
export class Turns {
  /** Who waits with what, in the order in which they have their turn. */
  private readonly waiting = new Map<string, Task[]>()
  private readonly most: number
  private running = false

  /** `most`: how many things one may wait for; who asks for more is told to come back. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.most = most
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
