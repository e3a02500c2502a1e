/** Where a zoomed board is: its own point (0, 0) lies at (x, y) in the frame. */
import type { Box } from '../art/ink.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface View extends Point {
  readonly scale: number
}

export const FAR: View = { scale: 1, x: 0, y: 0 }
const NEAREST = 4

/** No view shows what is beyond the edge of the board. */
function within({ scale, x, y }: View, size: Point): View {
  const clamp = (value: number, extent: number): number => Math.min(0, Math.max(extent * (1 - scale), value))
  return scale <= 1 ? FAR : { scale, x: clamp(x, size.x), y: clamp(y, size.y) }
}

/** Scaled so that the point of the board under `at` stays where it is. */
export function zoomedAt(view: View, at: Point, scale: number, size: Point): View {
  const to = Math.min(NEAREST, Math.max(1, scale))
  const grow = to / view.scale
  return within({ scale: to, x: at.x - (at.x - view.x) * grow, y: at.y - (at.y - view.y) * grow }, size)
}

/** Nothing but this part of the board, as large as it fits. */
export function filledBy(part: Box, size: Point): View {
  const scale = Math.min(NEAREST, size.x / part.width, size.y / part.height)
  const x = size.x / 2 - (part.x + part.width / 2) * scale
  const y = size.y / 2 - (part.y + part.height / 2) * scale
  return within({ scale, x, y }, size)
}

export function moved(view: View, dx: number, dy: number, size: Point): View {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, size)
}

type Pair = readonly [Point, Point]
const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: Pair): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

export function pinched(view: View, before: Pair, after: Pair, size: Point): View {
  const [from, to] = [middle(before), middle(after)]
  const scaled = zoomedAt(view, from, (view.scale * distance(after)) / distance(before), size)
  return moved(scaled, to.x - from.x, to.y - from.y, size)
}
