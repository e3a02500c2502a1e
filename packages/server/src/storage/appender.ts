/** The main thread's end of the appending thread. One batch at a time; the committer sees to that. */
import type { Worker } from 'node:worker_threads'
import { spawnThread } from '../workers/spawn.ts'
import type { Append } from './types.ts'

interface Waiting {
  resolve(stands: boolean[]): void
  reject(error: Error): void
}

export class Appender {
  private readonly thread: Worker
  private readonly waiting: Waiting[] = []
  private dead: Error | null = null

  constructor(path: string) {
    this.thread = spawnThread('append', { path })
    this.thread.on('message', (answer: boolean[] | string) => {
      const call = this.waiting.shift()
      if (typeof answer === 'string') call?.reject(new Error(answer))
      else call?.resolve(answer)
    })
    this.thread.on('error', (error) => this.fail(error))
    this.thread.on('exit', () => this.fail(new Error('the appending thread has ended')))
  }

  append(batch: readonly Append[]): Promise<boolean[]> {
    if (this.dead) return Promise.reject(this.dead)
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject })
      this.thread.postMessage(batch)
    })
  }

  /** Without it nothing can become durable; every answer is refused until the process is started anew. */
  private fail(error: Error): void {
    this.dead ??= error
    for (const call of this.waiting.splice(0)) call.reject(error)
  }

  async close(): Promise<void> {
    const gone = new Promise<void>((resolve) => this.thread.once('exit', () => resolve()))
    if (this.dead) return
    this.thread.postMessage('close')
    await gone
  }
}
