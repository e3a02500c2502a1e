/** So many a second on average, a few more at a time. Time is monotonic: a clock that is set back stops nobody. */
const BURST_SECONDS = 2

export class Bucket {
  private readonly perSecond: number
  private readonly most: number
  private tokens: number
  private at: number

  constructor(perSecond: number, most = perSecond * BURST_SECONDS, now = performance.now()) {
    this.perSecond = perSecond
    this.most = most
    this.tokens = most
    this.at = now
  }

  take(now = performance.now()): boolean {
    this.tokens = Math.min(this.most, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }
}
