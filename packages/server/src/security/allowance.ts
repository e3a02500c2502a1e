/** A bucket for each of many: guests, tables, addresses. */
import { Bucket } from './bucket.ts'

/** So many are remembered; who comes back after so many others starts afresh. */
const MOST_REMEMBERED = 10_000

export class Allowance {
  private readonly make: () => Bucket
  private readonly buckets = new Map<string, Bucket>()

  /** `atOnce`: how many more than the average may come at a time. */
  constructor(perSecond: number, atOnce?: number) {
    this.make = () => new Bucket(perSecond, atOnce)
  }

  take(key: string): boolean {
    const bucket = this.buckets.get(key) ?? this.make()
    this.buckets.delete(key)
    this.buckets.set(key, bucket)
    const [oldest] = this.buckets.keys()
    if (this.buckets.size > MOST_REMEMBERED) this.buckets.delete(oldest)
    return bucket.take()
  }
}
