/** Squares as paths, in units of one square. */
import { SIZE } from '@waystation/wild-tiled-west'
import { columnOf, type Ground, rowOf, type Square } from './squares.ts'

/** One path for all squares of a kind: far fewer nodes than a rectangle for each. */
export function groundPaths(squares: readonly Square[]): ReadonlyMap<Ground, string> {
  const paths = new Map<Ground, string>()
  squares.forEach(({ ground }, cell) => {
    paths.set(ground, `${paths.get(ground) ?? ''}${squarePath(cell)}`)
  })
  return paths
}

export const squarePath = (cell: number): string => `M${columnOf(cell)} ${rowOf(cell)}h1v1h-1z`

/** The lines around every group of squares: between two squares of different groups, and at the edge of the board. */
export function bordersOf(groupOf: (cell: number) => string | number | null): string {
  let path = ''
  const at = (row: number, column: number): string | number | null =>
    row < 0 || column < 0 || row >= SIZE || column >= SIZE ? null : groupOf(row * SIZE + column)
  for (let row = 0; row <= SIZE; row++) {
    for (let column = 0; column <= SIZE; column++) {
      const here = at(row, column)
      if (here !== at(row - 1, column)) path += `M${column} ${row}h1`
      if (here !== at(row, column - 1)) path += `M${column} ${row}v1`
    }
  }
  return path
}
