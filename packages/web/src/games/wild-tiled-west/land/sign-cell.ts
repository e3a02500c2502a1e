/** The square of a building that bears its sign: the one with most of the building around it, roof below it if it can be. */
import { inside, sidesOf } from './paths.ts'

export function signCell(houses: readonly number[]): number {
  const has = inside(new Set(houses))
  const worth = (cell: number): number => {
    const { up, down, left, right } = sidesOf(cell, has)
    return (down ? 2 : 0) + (left ? 1 : 0) + (right ? 1 : 0) + (up ? 0.4 : 0)
  }
  return houses.reduce((best, cell) => (worth(cell) > worth(best) ? cell : best))
}
