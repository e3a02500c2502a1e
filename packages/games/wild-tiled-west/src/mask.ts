/**
 * Sets of squares: one number per row, one bit per column (bit 0 is column a). Shifting a row moves a whole line of squares at once,
 * which is what makes looking for places cheap. Masks are replaced, never changed.
 */
import { type Cell, cellAt, columnOf, NEIGHBOURS, rowOf, SIZE } from './data/grid.ts'

export type Mask = readonly number[]

export const FULL_ROW = (1 << SIZE) - 1
export const NO_CELLS: Mask = Object.freeze(Array<number>(SIZE).fill(0))

export const has = (mask: Mask, cell: Cell): boolean => ((mask[rowOf(cell)] >> columnOf(cell)) & 1) === 1

export function maskOf(cells: readonly Cell[]): Mask {
  return withCells(NO_CELLS, cells)
}

export function withCells(mask: Mask, cells: readonly Cell[]): Mask {
  if (cells.length === 0) return mask
  const out = mask.slice()
  for (const cell of cells) out[rowOf(cell)] |= 1 << columnOf(cell)
  return out
}

/** Adds the cells at these positions of a list. */
export function withSome(mask: Mask, cells: readonly Cell[], picked: readonly number[]): Mask {
  if (picked.length === 0) return mask
  const out = mask.slice()
  for (const i of picked) out[rowOf(cells[i])] |= 1 << columnOf(cells[i])
  return out
}

export function withoutCell(mask: Mask, cell: Cell): Mask {
  const out = mask.slice()
  out[rowOf(cell)] &= ~(1 << columnOf(cell))
  return out
}

export function union(a: Mask, b: Mask): Mask {
  return a.map((row, i) => row | b[i])
}

export function minus(a: Mask, b: Mask): Mask {
  const out = a.slice()
  for (let i = 0; i < SIZE; i++) out[i] &= ~b[i]
  return out
}

export function isEmpty(mask: Mask): boolean {
  for (let i = 0; i < SIZE; i++) if (mask[i] !== 0) return false
  return true
}

/** Whether every square of `part` is in `whole`. */
export function contains(whole: Mask, part: Mask): boolean {
  for (let i = 0; i < SIZE; i++) if ((part[i] & ~whole[i]) !== 0) return false
  return true
}

export function meets(a: Mask, b: Mask): boolean {
  for (let i = 0; i < SIZE; i++) if ((a[i] & b[i]) !== 0) return true
  return false
}

export function bits(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}

export function sizeOf(mask: Mask): number {
  let count = 0
  for (let i = 0; i < SIZE; i++) count += bits(mask[i])
  return count
}

/** How many squares both have. */
export function overlap(a: Mask, b: Mask): number {
  let count = 0
  for (let i = 0; i < SIZE; i++) count += bits(a[i] & b[i])
  return count
}

export function cellsOf(mask: Mask): Cell[] {
  const out: Cell[] = []
  for (let row = 0; row < SIZE; row++) {
    for (let rest = mask[row]; rest !== 0; rest &= rest - 1) out.push(cellAt(row, 31 - Math.clz32(rest & -rest)))
  }
  return out
}

/** The squares next to these, some of them perhaps among these. */
export function around(mask: Mask): number[] {
  const out = Array<number>(SIZE)
  for (let i = 0; i < SIZE; i++) {
    const row = mask[i]
    out[i] = ((row << 1) | (row >> 1) | (i > 0 ? mask[i - 1] : 0) | (i < SIZE - 1 ? mask[i + 1] : 0)) & FULL_ROW
  }
  return out
}

/** The connected group of squares inside `mask` that this square belongs to. */
export function groupAt(mask: Mask, cell: Cell): Mask {
  const out = NO_CELLS.slice()
  const todo = [cell]
  out[rowOf(cell)] |= 1 << columnOf(cell)
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    for (const near of NEIGHBOURS[next]) {
      if (!has(mask, near) || has(out, near)) continue
      out[rowOf(near)] |= 1 << columnOf(near)
      todo.push(near)
    }
  }
  return out
}
