/** Sets of squares as paths, `u` units to a square. */
import { SIZE } from '@waystation/wild-tiled-west'
import { columnOf, rowOf } from '../squares.ts'

/** Units of the large drawing. */
export const U = 48

export type Has = (row: number, column: number) => boolean

export interface Sides {
  readonly up: boolean
  readonly down: boolean
  readonly left: boolean
  readonly right: boolean
}

export const inside =
  (set: ReadonlySet<number>): Has =>
  (row, column) =>
    row >= 0 && column >= 0 && row < SIZE && column < SIZE && set.has(row * SIZE + column)

/** On which sides of a square its neighbour belongs to the set too. */
export function sidesOf(cell: number, has: Has): Sides {
  const [row, column] = [rowOf(cell), columnOf(cell)]
  return {
    up: has(row - 1, column),
    down: has(row + 1, column),
    left: has(row, column - 1),
    right: has(row, column + 1),
  }
}

export const corner = (cell: number, u: number): { readonly x: number; readonly y: number } => ({
  x: columnOf(cell) * u,
  y: rowOf(cell) * u,
})

export const middle = (cell: number, u: number): { readonly x: number; readonly y: number } => ({
  x: (columnOf(cell) + 0.5) * u,
  y: (rowOf(cell) + 0.5) * u,
})

export function squares(set: Iterable<number>, u: number): string {
  let path = ''
  for (const cell of set) path += `M${columnOf(cell) * u} ${rowOf(cell) * u}h${u}v${u}h${-u}Z`
  return path
}

/** The lines around a set. */
export function edges(set: ReadonlySet<number>, u: number): string {
  const has = inside(set)
  let path = ''
  for (const cell of set) {
    const { x, y } = corner(cell, u)
    const { up, down, left, right } = sidesOf(cell, has)
    if (!up) path += `M${x} ${y}h${u}`
    if (!down) path += `M${x} ${y + u}h${u}`
    if (!left) path += `M${x} ${y}v${u}`
    if (!right) path += `M${x + u} ${y}v${u}`
  }
  return path
}

export function gridLines(u: number): string {
  let path = ''
  for (let n = 1; n < SIZE; n++) path += `M${n * u} 0V${SIZE * u}M0 ${n * u}H${SIZE * u}`
  return path
}

export const CELLS: readonly number[] = Array.from({ length: SIZE * SIZE }, (_, cell) => cell)
