/** So many messages a second on average, a few more at a time. */
const BURST_SECONDS = 2

export class Bucket {
  private readonly perSecond: number
  private tokens: number
  private at: number

  constructor(perSecond: number, now: number) {
    this.perSecond = perSecond
    this.tokens = perSecond * BURST_SECONDS
    this.at = now
  }

  take(now: number): boolean {
    const most = this.perSecond * BURST_SECONDS
    this.tokens = Math.min(most, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }
}
