/** What mouse and fingers do with the tile in the hand. */
import { SIZE } from '@waystation/wild-tiled-west'
import type { Grid, Point } from '../layout/types.ts'
import { over } from './hand.ts'
import type { Laying } from './laying.ts'

/** A finger that moves less than this taps. */
const TAP = 8
/** So far above the finger a tile is held, to be seen, where squares are large. */
export const ABOVE_FINGER = 64
/** Squares below this size are hidden by a finger: the tile stays under it, and is seen enlarged above it. */
const SMALL_SQUARE = 40
/** Two fingers turned by so much turn the tile once. */
const TWIST = Math.PI / 5

type Press = PointerEvent & { readonly currentTarget: SVGGElement }

export class Fingers {
  grid: Grid = { x: 0, y: 0, cell: 1 }
  private readonly laying: Laying
  private readonly commit: () => void
  private readonly down = new Map<number, Point>()
  private travelled = 0
  private angle: number | null = null
  private twisted = false

  constructor(laying: Laying, commit: () => void) {
    this.laying = laying
    this.commit = commit
  }

  readonly press = (event: Press): void => {
    event.stopPropagation()
    if (event.button > 0) return
    if (this.down.size === 0) {
      this.travelled = 0
      this.twisted = false
    }
    this.down.set(event.pointerId, placeOf(event))
    this.angle = this.down.size === 2 ? this.between() : null
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  readonly move = (event: Press): void => {
    event.stopPropagation()
    const before = this.down.get(event.pointerId)
    if (before !== undefined) {
      const now = placeOf(event)
      this.travelled += Math.hypot(now.x - before.x, now.y - before.y)
      this.down.set(event.pointerId, now)
    }
    if (this.down.size === 2) return this.twist()
    if (event.pointerType === 'mouse') {
      // Until it is put down it follows the pointer; held down, it always does.
      if (before !== undefined || !(this.laying.hand.peek()?.placed ?? false)) this.to(event, 0)
    } else if (before !== undefined && this.travelled > TAP && !this.twisted) this.drag(event)
  }

  private drag(event: Press): void {
    const small = this.grid.cell < SMALL_SQUARE
    this.to(event, small ? 0 : ABOVE_FINGER)
    this.laying.finger.value = small ? boardPoint(event.currentTarget, event.clientX, event.clientY) : null
  }

  readonly lift = (event: Press): void => {
    event.stopPropagation()
    this.laying.finger.value = null
    if (!this.down.delete(event.pointerId) || event.type === 'pointercancel') return
    if (this.down.size > 0) {
      // A second finger that only tapped turns the tile too.
      if (!this.twisted && this.travelled <= TAP) this.laying.turn('right')
      this.twisted = true
      return
    }
    if (this.twisted) return
    const before = this.laying.answers.peek()
    const settled = this.laying.hand.peek()?.placed ?? false
    if (this.travelled <= TAP) this.to(event, 0)
    const again =
      settled && event.pointerType === 'mouse' && this.travelled <= TAP && same(before, this.laying.answers.peek())
    if (again) this.commit()
    else this.laying.change((_, hand) => ({ ...hand, placed: true }))
  }

  /** A mouse that goes away takes the tile along, unless it was put down. */
  readonly leave = (event: Press): void => {
    if (event.pointerType !== 'mouse' || this.down.size > 0) return
    this.laying.change((_, hand) => (hand.placed ? hand : { ...hand, spot: null }))
  }

  readonly menu = (event: Event): void => {
    event.preventDefault()
    this.laying.turn('right')
  }

  /** The tile goes where the pointer is. */
  to(event: PointerEvent & { readonly currentTarget: SVGGElement }, above: number): void {
    const point = boardPoint(event.currentTarget, event.clientX, event.clientY - above)
    const [row, column] = [(point.y - this.grid.y) / this.grid.cell, (point.x - this.grid.x) / this.grid.cell]
    if (row < -1 || column < -1 || row > SIZE + 1 || column > SIZE + 1) return
    this.laying.change((hold, hand) => over(hold, hand, row, column))
  }

  private twist(): void {
    const now = this.between()
    if (this.angle === null || now === null) return
    const by = Math.atan2(Math.sin(now - this.angle), Math.cos(now - this.angle))
    if (Math.abs(by) < TWIST) return
    this.twisted = true
    this.angle = now
    this.laying.turn(by > 0 ? 'right' : 'left')
  }

  private between(): number | null {
    const [a, b] = [...this.down.values()]
    return a === undefined || b === undefined ? null : Math.atan2(b.y - a.y, b.x - a.x)
  }
}

const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const same = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a !== null && b !== null && a.join() === b.join()

/** A point of the screen in the units of the drawing. */
export function boardPoint(element: SVGGraphicsElement, x: number, y: number): Point {
  const sheet = element.ownerSVGElement ?? element
  const matrix = sheet instanceof SVGSVGElement ? sheet.getScreenCTM() : null
  if (matrix === null) return { x, y }
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse())
  return { x: point.x, y: point.y }
}
