/** Something that is to be done again and again: so long after it was last done, however long that took, and never twice at a time. */
export class Rounds {
  private readonly round: () => Promise<unknown>
  private readonly everyMs: number
  private timer: NodeJS.Timeout | undefined
  private under: Promise<unknown> = Promise.resolve()
  private stopped = false

  /** `round` never fails: it has said itself what went wrong. */
  constructor(round: () => Promise<unknown>, everyMs: number) {
    this.round = round
    this.everyMs = everyMs
  }

  /** The first one after so many milliseconds. */
  start(inMs = this.everyMs): void {
    if (this.stopped) return
    this.timer = setTimeout(() => {
      this.under = this.round().finally(() => this.start())
    }, inMs)
    this.timer.unref()
  }

  /** Settles when the one under way is done. */
  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.under
  }
}
