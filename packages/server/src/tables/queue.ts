/** One thing after another; whoever asks for too much at once is told so. */
import { Refused } from '../workers/refused.ts'

const MAX_WAITING = 200

export class Queue {
  private tail: Promise<unknown> = Promise.resolve()
  private count = 0

  get idle(): boolean {
    return this.count === 0
  }

  run<R>(task: () => Promise<R>): Promise<R> {
    if (this.count >= MAX_WAITING) return Promise.reject(new Refused('busy'))
    this.count++
    const done = this.tail.then(task).finally(() => {
      this.count--
    })
    this.tail = done.catch(() => {})
    return done
  }
}
