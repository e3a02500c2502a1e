/** Sets of squares, packed into rows of bits, say the same as plain sets of squares; most of all at the edges of the board. */
import { Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { type Cell, cellAt, CELL_COUNT, cellOf, columnOf, NEIGHBOURS, RAYS, rowOf, SIZE } from '../../src/data/grid.ts'
import {
  around,
  bits,
  cellsOf,
  contains,
  FULL_ROW,
  groupAt,
  groupsOf,
  has,
  isEmpty,
  meets,
  minus,
  type Mask,
  maskOf,
  NO_CELLS,
  overlap,
  sizeOf,
  sizeWithout,
  union,
  withCells,
  withoutCell,
  withSome,
} from '../../src/data/mask.ts'

const ALL: readonly Cell[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell)
const touch = (a: Cell, b: Cell): boolean => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1
const beside = (cells: readonly Cell[]): Cell[] => ALL.filter((cell) => cells.some((other) => touch(cell, other)))

function grown(cells: readonly Cell[], from: readonly Cell[]): readonly Cell[] {
  const more = cells.filter((cell) => from.includes(cell) || from.some((other) => touch(cell, other)))
  return more.length === from.length ? more : grown(cells, more)
}

/** Nothing, everything, every square alone, and many by chance. */
function samples(): readonly (readonly Cell[])[] {
  const rng = new Rng('masks')
  const some = Array.from({ length: 60 }, (_, n) => ALL.filter(() => rng.int(4) <= n % 4))
  return [[], ALL, ...ALL.map((cell) => [cell]), ...some]
}

describe('Plateau Colonie: the squares', () => {
  test('eleven by eleven, a1 top left, k11 bottom right', () => {
    expect([SIZE, CELL_COUNT, FULL_ROW]).toEqual([11, 121, 0b111_1111_1111])
    expect([cellOf('a1'), cellOf('k1'), cellOf('k11')]).toEqual([0, 10, 120])
  })

  test('lines of sight go to the edge and not beyond', () => {
    for (const cell of ALL) {
      const [up, right, down, left] = RAYS[cell]
      expect(up).toEqual(ALL.filter((to) => columnOf(to) === columnOf(cell) && to < cell).reverse())
      expect(down).toEqual(ALL.filter((to) => columnOf(to) === columnOf(cell) && to > cell))
      expect(left).toEqual(ALL.filter((to) => rowOf(to) === rowOf(cell) && to < cell).reverse())
      expect(right).toEqual(ALL.filter((to) => rowOf(to) === rowOf(cell) && to > cell))
    }
  })

  test('neighbours share an edge, never a corner', () => {
    for (const cell of ALL) expect([...NEIGHBOURS[cell]].sort((a, b) => a - b)).toEqual(beside([cell]))
  })
})

describe('sets of squares', () => {
  test('hold what was put in', () => {
    for (const cells of samples()) {
      const mask = maskOf(cells)
      expect(mask.length).toBe(SIZE)
      expect(cellsOf(mask)).toEqual(cells)
      expect(ALL.filter((cell) => has(mask, cell))).toEqual(cells)
      expect(sizeOf(mask)).toBe(cells.length)
      expect(isEmpty(mask)).toBe(cells.length === 0)
      for (const row of mask) expect(bits(row)).toBe(row.toString(2).replaceAll('0', '').length)
    }
  })

  test('know the squares around them', () => {
    for (const cells of samples()) expect(around(maskOf(cells))).toEqual(maskOf(beside(cells)))
  })

  test('fall into groups that hang together', () => {
    for (const cells of samples()) {
      const groups = groupsOf(maskOf(cells))
      expect(groups.flatMap(cellsOf).sort((a, b) => a - b)).toEqual(cells)
      for (const group of groups) {
        const whole = maskOf(grown(cells, cellsOf(group).slice(0, 1)))
        expect(group).toEqual(whole)
        for (const cell of cellsOf(group)) expect(groupAt(maskOf(cells), cell)).toEqual(whole)
      }
    }
  })

  test('are joined, taken apart and compared', () => {
    const all = samples()
    for (const [i, first] of all.entries()) {
      const second = all[all.length - 1 - i]
      const [a, b]: readonly Mask[] = [maskOf(first), maskOf(second)]
      const both = first.filter((cell) => second.includes(cell))
      const rest = first.filter((cell) => !second.includes(cell))
      expect(union(a, b)).toEqual(maskOf([...first, ...second]))
      expect(minus(a, b)).toEqual(maskOf(rest))
      expect([overlap(a, b), sizeWithout(a, b)]).toEqual([both.length, rest.length])
      expect([meets(a, b), contains(b, a), contains(a, a)]).toEqual([both.length > 0, rest.length === 0, true])
    }
  })

  test('gain and lose single squares', () => {
    const cells = [cellAt(0, 0), cellAt(0, 10), cellAt(10, 10)]
    expect(withCells(NO_CELLS, [])).toBe(NO_CELLS)
    expect(withSome(NO_CELLS, cells, [])).toBe(NO_CELLS)
    expect(withSome(maskOf([60]), cells, [0, 2])).toEqual(maskOf([0, 60, 120]))
    expect(withoutCell(maskOf(cells), 10)).toEqual(maskOf([0, 120]))
  })
})
