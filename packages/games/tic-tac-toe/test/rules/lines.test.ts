import { expect, test } from 'vitest'
import { winner } from '../../src/rules.ts'
import type { Cell } from '../../src/types.ts'

const BOARD = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const isLine = (cells: readonly number[]): boolean => {
  const rows = cells.map((cell) => Math.floor(cell / 3))
  const columns = cells.map((cell) => cell % 3)
  const same = (numbers: readonly number[]) => new Set(numbers).size === 1
  const diagonal = [0, 1, 2].every((row) => rows.includes(row) && columns[rows.indexOf(row)] === row)
  const other = [0, 1, 2].every((row) => rows.includes(row) && columns[rows.indexOf(row)] === 2 - row)
  return same(rows) || same(columns) || diagonal || other
}

test('turn: three cells win if they are a row, a column or a diagonal, and not otherwise', () => {
  const threes = BOARD.flatMap((a) => BOARD.flatMap((b) => BOARD.map((c) => [a, b, c]))).filter(
    ([a, b, c]) => a < b && b < c,
  )
  expect(threes.length).toBe(84)
  for (const three of threes) {
    const cells = BOARD.map((cell): Cell => (three.includes(cell) ? 1 : null))
    expect([three, winner(cells)]).toEqual([three, isLine(three) ? 1 : null])
  }
})
