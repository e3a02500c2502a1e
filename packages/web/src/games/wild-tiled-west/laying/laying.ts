/** The tile in the hand, as signals: what moves with the pointer is drawn anew, the land under it is not. */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Question, View } from '@waystation/wild-tiled-west'
import type { WhyNot } from '@waystation/wild-tiled-west/placing'
import { whyNotAt } from '@waystation/wild-tiled-west/placing'
import type { Point } from '../layout/types.ts'
import { type Foreseer, type Foresight, newForeseer } from './foresight.ts'
import { anchorOf, answersOf, firstHand, type Hand, type Hold, turnedBy } from './hand.ts'
import { keyOf } from './hold.ts'
import type { Move } from './shape.ts'

interface Held {
  readonly hold: Hold
  readonly view: View
  readonly asked: Question
}

export class Laying {
  readonly held = signal<Held | null>(null)
  readonly hand = signal<Hand | null>(null)
  /** What would follow; null: nothing is known, or it may not lie there. */
  readonly foresight = signal<Foresight | null>(null)
  /** Where a finger that hides the tile is, on the board; null: none does. */
  readonly finger = signal<Point | null>(null)
  readonly answers: ReadonlySignal<readonly string[] | null>
  readonly whyNot: ReadonlySignal<WhyNot | null>
  private readonly hands = new Map<string, Hand>()
  private foreseer: Foreseer | null = null
  private readonly stop: () => void

  constructor() {
    this.answers = computed(() => {
      const [held, hand] = [this.held.value, this.hand.value]
      return held === null || hand === null ? null : answersOf(held.hold, hand)
    })
    this.whyNot = computed(() => {
      const [held, hand] = [this.held.value, this.hand.value]
      const anchor = held === null || hand === null ? null : anchorOf(held.hold, hand)
      if (held === null || hand === null || anchor === null) return null
      return whyNotAt(held.view, held.hold, hand.turn, anchor.row, anchor.column)
    })
    this.stop = effect(() => this.lookAhead(this.held.value, this.answers.value))
  }

  close(): void {
    this.stop()
    this.foreseer?.close()
  }

  /** Takes this into the hand, as it was held before if it was in the hand a moment ago. */
  take(held: Held | null): void {
    const before = this.held.peek()
    if (held === null || before === null || keyOf(before.hold) !== keyOf(held.hold)) {
      this.keep(before)
      batch(() => {
        this.held.value = held
        this.hand.value = held && (this.hands.get(keyOf(held.hold)) ?? firstHand(held.hold))
        this.foresight.value = null
      })
    } else if (before.view !== held.view || before.asked !== held.asked) {
      this.held.value = held
    }
  }

  /** Something else is to be laid from now on. */
  forget(): void {
    this.hands.clear()
  }

  change(to: (hold: Hold, hand: Hand) => Hand): void {
    const [held, hand] = [this.held.peek(), this.hand.peek()]
    if (held !== null && hand !== null) this.hand.value = to(held.hold, hand)
  }

  turn(move: Move): void {
    this.change((hold, hand) => (hold.turned ? hand : turnedBy(hold, hand, move)))
  }

  private keep(held: Held | null): void {
    const hand = this.hand.peek()
    if (held !== null && hand !== null) this.hands.set(keyOf(held.hold), hand)
  }

  private lookAhead(held: Held | null, answers: readonly string[] | null): void {
    this.foresight.value = null
    if (held === null || answers === null) return
    this.foreseer ??= newForeseer()
    const { view, asked, hold } = held
    void this.foreseer.ask({ view, seat: hold.seat, asked, answers }).then((foresight) => {
      if (this.answers.peek() === answers && this.held.peek() === held) this.foresight.value = foresight
    })
  }
}
