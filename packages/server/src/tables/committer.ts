/** Group commit: while one transaction is on its way to the disk, the answers that arrive wait for the next one. */
import type { Metrics } from '../ops/metrics.ts'
import type { Append, Storage } from '../storage/types.ts'

interface Waiting {
  readonly item: Append
  resolve(stands: boolean): void
  reject(error: unknown): void
}

/** Bounded by the number of parameters a statement takes. */
const MAX_BATCH = 400

export class Committer {
  private readonly storage: Pick<Storage, 'append'>
  private readonly metrics: Pick<Metrics, 'commitLines' | 'commitSeconds'>
  private waiting: Waiting[] = []
  private busy = false

  constructor(storage: Pick<Storage, 'append'>, metrics: Pick<Metrics, 'commitLines' | 'commitSeconds'>) {
    this.storage = storage
    this.metrics = metrics
  }

  /** Settles once the line is durable: false if its number was taken by another process. */
  append(item: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject })
      if (this.busy) return
      this.busy = true
      // After this turn of the event loop: whatever else arrived in it goes along.
      setImmediate(() => void this.work())
    })
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH)
      await this.commit(batch)
    }
    this.busy = false
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now()
    try {
      const stands = await this.storage.append(batch.map(({ item }) => item))
      this.metrics.commitLines.observe(batch.length)
      this.metrics.commitSeconds.observe((performance.now() - begun) / 1000)
      batch.forEach(({ resolve }, i) => resolve(stands[i]))
    } catch (error) {
      await this.oneByOne(batch, error)
    }
  }

  /** One bad line must not take the others down with it. */
  private async oneByOne(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length === 1) {
      batch[0].reject(error)
      return
    }
    for (const one of batch) await this.commit([one])
  }
}
