/** Shows positions one after the other, each as long as its pieces move. */
import { computed, signal } from '@preact/signals'
import type { PastPosition } from '@waystation/protocol'

export interface Frame {
  readonly position: PastPosition
  /** The position before, whose pieces move; null: nothing moves. */
  readonly before: PastPosition | null
}

/** A board that never says that it is done is not waited for longer than this. */
const LONGEST = 10_000
/** With more to show than this, nobody wants to see every step. */
const MOST = 12

export class AnimationQueue {
  readonly frame = signal<Frame | null>(null)
  /** Whether the board still moves its pieces to the position of the frame. */
  readonly moving = signal(false)
  /** How many events of the frame have been told so far, while it moves. */
  readonly told = signal(0)
  private readonly waiting = signal<readonly PastPosition[]>([])
  private timer: ReturnType<typeof setTimeout> | null = null
  /** Whether the board still shows what is past. */
  readonly behind = computed(() => this.moving.value || this.waiting.value.length > 0)

  /** Shows this position at once; nothing moves. */
  jump(position: PastPosition): void {
    this.clear()
    this.frame.value = { position, before: null }
  }

  /** What is shown already, since it was jumped to before its line was known, is not shown again. */
  add(position: PastPosition): void {
    const last = this.waiting.value.at(-1) ?? this.frame.value?.position
    if (last !== undefined && position.seq <= last.seq) return
    if (this.waiting.value.length >= MOST) {
      this.jump(position)
      return
    }
    this.waiting.value = [...this.waiting.value, position]
    if (this.timer === null) this.advance()
  }

  /** The board is done with the present frame. */
  settled(): void {
    if (this.timer === null) return
    clearTimeout(this.timer)
    this.timer = null
    this.moving.value = false
    this.advance()
  }

  /** Shows the last position at once. */
  skip(): void {
    const last = this.waiting.value.at(-1) ?? (this.moving.value ? this.frame.value?.position : undefined)
    if (last !== undefined) this.jump(last)
  }

  clear(): void {
    this.stop()
    this.waiting.value = []
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.moving.value = false
  }

  /** A position to which nothing visible led is not worth waiting for. */
  private advance(): void {
    for (const [i, position] of this.waiting.value.entries()) {
      this.frame.value = { position, before: this.frame.value?.position ?? null }
      if (position.events.length === 0) continue
      this.waiting.value = this.waiting.value.slice(i + 1)
      this.told.value = 0
      this.moving.value = true
      this.timer = setTimeout(() => this.settled(), LONGEST)
      return
    }
    this.waiting.value = []
  }
}
