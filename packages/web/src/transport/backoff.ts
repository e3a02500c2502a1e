/** Waits between attempts to connect: longer each time, never in step with everybody else. */
const FIRST = 500
const LONGEST = 15_000

export class Backoff {
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | null = null

  wait(then: () => void): void {
    this.cancel()
    const longest = Math.min(LONGEST, FIRST * 2 ** this.attempts++)
    this.timer = setTimeout(then, longest * (0.5 + chance() / 2))
  }

  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  reset(): void {
    this.attempts = 0
  }
}

/** From 0 to 1. */
const chance = (): number => crypto.getRandomValues(new Uint8Array(1))[0] / 255
