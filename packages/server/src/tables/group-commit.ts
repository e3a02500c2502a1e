/** Group commit: while one transaction is on its way to the disk, what arrives waits for the next one. */
import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<Item, Outcome> {
  readonly item: Item
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

export interface GroupCommitOptions<Item, Outcome> {
  /** One transaction; an outcome for each item. */
  write(this: void, batch: readonly Item[]): Promise<readonly Outcome[]>
  /** How much one transaction takes, */
  readonly most: number
  /** and how much of that an item is; default: 1. */
  weight?(this: void, item: Item): number
  /** So long the first waits for others, where nobody waits for it. */
  readonly gatherMs?: number
  /** Told of each transaction: how many items, how long. */
  written?(this: void, items: number, seconds: number): void
}

export class GroupCommit<Item, Outcome> {
  private readonly options: GroupCommitOptions<Item, Outcome>
  private waiting: Waiting<Item, Outcome>[] = []
  private busy = false

  constructor(options: GroupCommitOptions<Item, Outcome>) {
    this.options = options
  }

  /** Settles once the item is durable. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject })
      if (this.busy) return
      this.busy = true
      const { gatherMs } = this.options
      // After this turn of the event loop: whatever else arrived in it goes along.
      if (gatherMs === undefined) setImmediate(() => void this.work())
      else setTimeout(() => void this.work(), gatherMs)
    })
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.fitting())
      await this.commit(batch)
      // Where nobody waits, whoever waits for something else comes first.
      if (this.options.gatherMs !== undefined && this.waiting.length > 0) await nextTurn()
    }
    this.busy = false
  }

  /** How many of those that wait one transaction takes. */
  private fitting(): number {
    const { most, weight } = this.options
    if (weight === undefined) return most
    let sum = 0
    const beyond = this.waiting.findIndex(({ item }) => (sum += weight(item)) > most)
    return beyond < 0 ? this.waiting.length : Math.max(1, beyond)
  }

  private async commit(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    const begun = performance.now()
    try {
      const outcomes = await this.options.write(batch.map(({ item }) => item))
      this.options.written?.(batch.length, (performance.now() - begun) / 1000)
      batch.forEach(({ resolve }, i) => resolve(outcomes[i]))
    } catch (error) {
      await this.oneByOne(batch, error)
    }
  }

  /** One bad item must not take the others down with it. */
  private async oneByOne(batch: readonly Waiting<Item, Outcome>[], error: unknown): Promise<void> {
    if (batch.length === 1) {
      batch[0].reject(error)
      return
    }
    for (const one of batch) await this.commit([one])
  }
}
