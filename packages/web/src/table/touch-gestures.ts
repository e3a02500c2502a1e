/** What fingers on a board mean: two of them pinch, one drags a board that is near, two taps bring it nearer or take it back. */
import { FAR, moved, pinched, type Point, type View, zoomedAt } from './zoom-view.ts'

const NEAR = 2.2
const DOUBLE_TAP = 350
/** Taps further apart than this are two taps. */
const SAME_PLACE = 30
/** A finger that moves less than this taps. */
const TAP = 8

type Change = (to: (view: View) => View) => void

export class TouchGestures {
  private readonly change: Change
  /** Whether the last pointer was a finger. */
  touched = false
  private readonly down = new Map<number, Point>()
  private lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }
  private travelled = 0

  constructor(change: Change) {
    this.change = change
  }

  readonly press = (event: PointerEvent): void => {
    this.touched = event.pointerType === 'touch'
    if (!this.touched) return
    if (this.down.size === 0) this.travelled = 0
    this.down.set(event.pointerId, placeOf(event))
  }

  readonly move = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId)
    if (before === undefined) return
    const now = placeOf(event)
    const size = sizeOf(event)
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1]
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y)
    this.down.set(event.pointerId, now)
    this.change((view) => {
      if (other) return pinched(view, [before, other], [now, other], size)
      return view.scale > 1 ? moved(view, now.x - before.x, now.y - before.y, size) : view
    })
  }

  readonly lift = (event: PointerEvent): void => {
    if (!this.down.delete(event.pointerId) || this.travelled > TAP) return
    if (!onNothingLit(event)) {
      this.lastTap = { ...this.lastTap, at: Number.NEGATIVE_INFINITY }
      return
    }
    const { x, y } = placeOf(event)
    const size = sizeOf(event)
    const { lastTap } = this
    const near = Math.hypot(x - lastTap.x, y - lastTap.y) < SAME_PLACE
    const double = near && event.timeStamp - lastTap.at < DOUBLE_TAP
    this.lastTap = { at: double ? Number.NEGATIVE_INFINITY : event.timeStamp, x, y }
    if (double) this.change((view) => (view.scale > 1 ? FAR : zoomedAt(view, { x, y }, NEAR, size)))
  }

  /** A drag must not end in a click on whatever is under the finger. */
  readonly click = (event: MouseEvent): void => {
    if (this.travelled > TAP) event.stopPropagation()
    this.travelled = 0
  }
}

/** Two taps or clicks on what can be chosen are answers, however quick. */
export const onNothingLit = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-target][aria-disabled=false], button') === null

const frameOf = ({ currentTarget }: Event): DOMRect =>
  currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : new DOMRect()

function placeOf(event: PointerEvent): Point {
  const { left, top } = frameOf(event)
  return { x: event.clientX - left, y: event.clientY - top }
}

function sizeOf(event: Event): Point {
  const { width, height } = frameOf(event)
  return { x: width, y: height }
}
