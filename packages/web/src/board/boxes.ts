/** Boxes of a board's layout, in rows and grids. */
import type { Box } from '../art/ink.ts'

interface Middle {
  readonly x: number
  readonly y: number
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
export const around = (x: number, y: number, width: number, height: number): Box =>
  box(x - width / 2, y - height / 2, width, height)
export const centre = ({ x, y, width, height }: Box): Middle => ({ x: x + width / 2, y: y + height / 2 })
export const grown = ({ x, y, width, height }: Box, by: number): Box =>
  box(x - by, y - by, width + 2 * by, height + 2 * by)

/** How much of one lies in the other. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** So many columns and rows in a box, with gaps between them; row by row. */
export function grid(room: Box, columns: number, rows: number, gap: number, below = 0): Box[] {
  const width = (room.width - gap * (columns - 1)) / columns
  const height = (room.height - gap * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, i) =>
    box(
      room.x + (i % columns) * (width + gap),
      room.y + Math.floor(i / columns) * (height + gap),
      width,
      height - below,
    ),
  )
}

/** Boxes, or rows of them, by name, in the order of the names. */
export function named<K extends string, T>(names: readonly K[], boxes: readonly T[]): { readonly [name in K]: T } {
  return Object.fromEntries(names.map((name, i) => [name, boxes[i]])) as { [name in K]: T }
}
