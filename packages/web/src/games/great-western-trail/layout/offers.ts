/** Where the actions stand that a place offers, large enough to be read and touched; and the two sides of a building. */
import { NODES, type NodeId, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Target } from '../../../adapter.ts'
import type { Box } from '../../../art/ink.ts'
import { around, box, grid } from '../../../board/boxes.ts'
import { freePlace } from '../../../ui/free-place.ts'
import type { Layout } from './types.ts'

export interface Offers {
  readonly rect: Box
  readonly cells: readonly { readonly action: number; readonly rect: Box }[]
  /** How many cards to draw, where that is a choice. */
  readonly counts: readonly { readonly count: number; readonly rect: Box }[]
}

const EDGE = 8
const GAP = 9

const COUNTS = [1, 2, 3, 4, 5, 6] as const

/** Spaces that a road joins to this one: a building may copy what they do. */
function neighbours(node: NodeId): readonly NodeId[] {
  const { next } = NODES.find(({ id }) => id === node) ?? NODES[0]
  const before = NODES.filter((other) => other.next.some((id) => id === node)).map(({ id }) => id)
  return [...(next as readonly NodeId[]), ...before]
}

/** Null where nothing is offered. `seat` is whoever acts. */
export function offersIn(view: View, layout: Layout, seat: Seat, open: ReadonlySet<Target>): Offers | null {
  const { actionIds, place } = view.asked
  if (actionIds.length === 0 || !layout.shows.includes('trail')) return null
  const tall = layout.kind === 'tall'
  const cell = tall ? { width: 76, height: 46 } : { width: 74, height: 38 }
  const columns = Math.min(actionIds.length, 4)
  const rows = Math.ceil(actionIds.length / columns)
  const drawn = COUNTS.filter((count) => open.has(`count ${count}`))
  const below = drawn.length === 0 ? 0 : (tall ? 46 : 30) + GAP
  const width = Math.max(columns * (cell.width + GAP), drawn.length * (tall ? 58 : 38)) - GAP + 2 * EDGE
  const height = rows * (cell.height + GAP) - GAP + 2 * EDGE + below
  const node = place?.node ?? view.players[seat].at ?? 'start'
  const table = layout.poker === null ? [] : [layout.poker]
  const avoid = [...table, ...neighbours(node).map((id) => layout.trail.nodes[id])]
  const { x, y } = freePlace({ width, height }, layout.trail.nodes[node], avoid, layout.trail.rect, 10)
  const room = box(x + EDGE, y + EDGE, columns * (cell.width + GAP) - GAP, rows * (cell.height + GAP) - GAP)
  const cells = grid(room, columns, rows, GAP)
  const line = box(x + EDGE, y + height - EDGE - below + GAP, width - 2 * EDGE, below - GAP)
  return {
    rect: box(x, y, width, height),
    cells: actionIds.map((action, i) => ({ action, rect: cells[i] })),
    counts: drawn.map((count, i) => ({ count, rect: grid(line, drawn.length, 1, GAP)[i] })),
  }
}

/** Both sides of the building that is asked about, side by side. */
export function sidesIn(layout: Layout, count: number): readonly Box[] {
  const room = layout.shows.includes('trail') ? layout.trail.rect : layout.home.rect
  const wide = layout.kind === 'tall' ? 150 : 190
  const middle = around(
    room.x + room.width / 2,
    room.y + Math.min(room.height / 2, 150),
    wide * count + 12 * (count - 1),
    wide * 0.62,
  )
  return grid(middle, count, 1, 12)
}
