/** A tile is pressed in its tray and dragged onto the land, without letting go; its die will do as well. */
import { SIZE, type WildTiledWest } from '@waystation/wild-tiled-west'
import type { BoardProps, Target } from '../../../adapter.ts'
import type { Layout } from '../layout/types.ts'
import { ABOVE_FINGER, boardPoint } from './fingers.ts'
import { over } from './hand.ts'
import type { Laying } from './laying.ts'

/** A press that moves less than this is a click. */
const FAR = 6
const HANDLES = /^(stack|die|alleys) /

type Press = PointerEvent & { readonly currentTarget: SVGGElement }

export class DragFromTray {
  props: Pick<BoardProps<WildTiledWest>, 'lit' | 'picked' | 'onTarget' | 'onInspect'> | null = null
  layout: Layout | null = null
  private readonly laying: Laying
  private from: { readonly target: Target; readonly x: number; readonly y: number } | null = null
  private dragging = false
  private ended = false

  constructor(laying: Laying) {
    this.laying = laying
  }

  readonly press = (event: Press): void => {
    this.ended = false
    this.dragging = false
    const thing = event.target instanceof Element ? event.target.closest('[data-target]') : null
    const target = thing?.getAttribute('data-target') ?? ''
    const open = this.props?.lit.has(target) === true || this.props?.picked.includes(target) === true
    this.from =
      event.button === 0 && open && HANDLES.test(target) ? { target, x: event.clientX, y: event.clientY } : null
  }

  readonly move = (event: Press): void => {
    if (this.from === null || this.props === null) return
    if (!this.dragging) {
      if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < FAR) return
      this.dragging = true
      event.currentTarget.setPointerCapture(event.pointerId)
      this.props.onInspect(null, null)
      if (!this.props.picked.includes(this.from.target)) this.props.onTarget(this.from.target)
    }
    event.stopPropagation()
    this.follow(event)
  }

  readonly lift = (event: Press): void => {
    if (!this.dragging || this.from === null) {
      this.from = null
      return
    }
    event.stopPropagation()
    this.dragging = false
    this.ended = true
    const over = this.laying.hand.peek()?.spot ?? null
    // Dropped beside the land it goes back to its stack.
    if (over === null && this.laying.held.peek() !== null) this.props?.onTarget(this.from.target)
    else this.laying.change((_, hand) => ({ ...hand, placed: true }))
    this.from = null
  }

  /** The click that follows a drag is none. */
  readonly click = (event: Event): void => {
    if (!this.ended) return
    this.ended = false
    event.stopPropagation()
  }

  private follow(event: Press): void {
    const grid = this.layout?.grid ?? null
    if (grid === null) return
    const above = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER
    const point = boardPoint(event.currentTarget, event.clientX, event.clientY - above)
    const [row, column] = [(point.y - grid.y) / grid.cell, (point.x - grid.x) / grid.cell]
    const inside = row > -0.5 && column > -0.5 && row < SIZE + 0.5 && column < SIZE + 0.5
    this.laying.change((hold, hand) =>
      inside ? over(hold, hand, row, column) : { ...hand, spot: null, placed: false },
    )
  }
}
