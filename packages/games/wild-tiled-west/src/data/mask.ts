/**
 * Sets of squares: one number per row, one bit per column (bit 0 is column a). Shifting a row moves a whole line of squares at once,
 * which is what makes looking for places cheap. Masks are replaced, never changed.
 */
import { type Cell, cellAt, columnOf, rowOf, SIZE } from './grid.ts'

export type Mask = readonly number[]

export const FULL_ROW = (1 << SIZE) - 1
/** Spelt out, and neither frozen nor made by `Array(n)`: all masks are arrays of the same inner kind, which the engine reads fastest. */
export const NO_CELLS: Mask = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

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

const BIT_COUNTS = Uint8Array.from({ length: FULL_ROW + 1 }, (_, word) => {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
})

/** How many bits are set in a row, or in any other word no longer than one. */
export const bits = (row: number): number => BIT_COUNTS[row]

export function sizeOf(mask: Mask): number {
  let count = 0
  for (let i = 0; i < SIZE; i++) count += bits(mask[i])
  return count
}

/** How many squares of `a` are not in `b`. */
export function sizeWithout(a: Mask, b: Mask): number {
  let count = 0
  for (let i = 0; i < SIZE; i++) count += bits(a[i] & ~b[i])
  return count
}

/** How many squares both have. */
export function overlap(a: Mask, b: Mask): number {
  let count = 0
  for (let i = 0; i < SIZE; i++) count += bits(a[i] & b[i])
  return count
}

/** Column of the first square in a row that has one. */
export const lowest = (row: number): number => 31 - Math.clz32(row & -row)

export function cellsOf(mask: Mask): Cell[] {
  const out: Cell[] = []
  for (let row = 0; row < SIZE; row++) {
    for (let rest = mask[row]; rest !== 0; rest &= rest - 1) out.push(cellAt(row, lowest(rest)))
  }
  return out
}

/** The squares next to these, some of them perhaps among these. */
export function around(mask: Mask): number[] {
  const out = mask.slice()
  for (let i = 0; i < SIZE; i++) {
    const row = mask[i]
    out[i] = ((row << 1) | (row >> 1) | (i > 0 ? mask[i - 1] : 0) | (i < SIZE - 1 ? mask[i + 1] : 0)) & FULL_ROW
  }
  return out
}

/** The connected group of squares inside `mask` that this square belongs to. */
export function groupAt(mask: Mask, cell: Cell): Mask {
  const out = NO_CELLS.slice()
  out[rowOf(cell)] = 1 << columnOf(cell)
  for (let growing = true; growing; ) {
    growing = false
    for (let i = 0; i < SIZE; i++) {
      const row = out[i]
      const near = row | (row << 1) | (row >> 1) | (i > 0 ? out[i - 1] : 0) | (i < SIZE - 1 ? out[i + 1] : 0)
      const grown = row | (near & mask[i])
      if (grown === row) continue
      out[i] = grown
      growing = true
    }
  }
  return out
}

let grouped: { readonly mask: Mask; readonly groups: readonly Mask[] } = { mask: NO_CELLS, groups: [] }

/** All connected groups. Bots ask about the same squares many times in a row, and masks never change. */
export function groupsOf(mask: Mask): readonly Mask[] {
  if (grouped.mask !== mask) grouped = { mask, groups: findGroups(mask) }
  return grouped.groups
}

function findGroups(mask: Mask): readonly Mask[] {
  const out: Mask[] = []
  let rest = mask
  for (let row = 0; row < SIZE; row++) {
    while (rest[row] !== 0) {
      const group = groupAt(rest, cellAt(row, lowest(rest[row])))
      out.push(group)
      rest = minus(rest, group)
    }
  }
  return out
}
