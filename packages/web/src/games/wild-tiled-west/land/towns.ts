/** Where towns are, and where their signs hang: on a top edge, where they hide the fewest figures. */
import { SIZE, type Side } from '@waystation/wild-tiled-west'
import { emsOf } from '../../../art/ems.ts'
import { columnOf, rowOf } from '../squares.ts'
import { CELLS, inside, U } from './paths.ts'
import type { Plan } from './plan.ts'

type Town = Side['towns'][number]

const KNOWN = new WeakMap<Town, readonly number[]>()

export function townCells(town: Town): readonly number[] {
  const known = KNOWN.get(town) ?? CELLS.filter((cell) => ((town.cells[rowOf(cell)] >> columnOf(cell)) & 1) === 1)
  KNOWN.set(town, known)
  return known
}

export interface SignSpot {
  readonly x: number
  readonly y: number
  readonly width: number
}

export const SIGN_HEIGHT = 20
export const SIGN_LETTERS = 12
/** Room for the points at its right end. */
export const SIGN_END = 27

const widthOf = (name: string): number => emsOf(name) * SIGN_LETTERS + SIGN_END + 12

/** Squares with something on them that a sign should not hide. */
export function busySquares({
  side,
  prints,
  ground,
  standing,
  sheriffs,
  tombstones,
  cows,
  boots,
  icons,
}: Plan): Set<number> {
  const busy = new Set([...standing, ...sheriffs, ...tombstones, ...cows, ...boots, ...icons.keys()])
  if (side === null) return busy
  for (const cell of CELLS) {
    const bare = ['empty', 'field', 'start'].includes(prints[cell])
    if (!bare && !ground.has(cell)) busy.add(cell)
    if (ground.get(cell) === 'building') busy.add(cell)
  }
  return busy
}

export function signSpot(town: Town, busy: ReadonlySet<number>): SignSpot {
  const cells = new Set(townCells(town))
  const has = inside(cells)
  const width = widthOf(town.name)
  let best: (SignSpot & { readonly cost: number }) | null = null
  for (const cell of cells) {
    const [row, column] = [rowOf(cell), columnOf(cell)]
    if (has(row - 1, column)) continue
    const edge = (at: number): boolean => has(row, at) && !has(row - 1, at)
    let [from, to] = [column, column]
    while (edge(from - 1)) from--
    while (edge(to + 1)) to++
    for (const left of [((from + to + 1) * U - width) / 2, from * U + 2, (to + 1) * U - width - 2]) {
      const x = Math.max(2, Math.min(SIZE * U - width - 2, left))
      const cost = hides(row, x, width, cells, busy) - (to - from) * 0.2
      if (best === null || cost < best.cost) best = { x, y: Math.max(row * U, 11), width, cost }
    }
  }
  return best ?? { x: 2, y: 11, width }
}

/** What a sign on the upper edge of this row would hide, own squares counting least. */
function hides(row: number, x: number, width: number, own: ReadonlySet<number>, busy: ReadonlySet<number>): number {
  let cost = 0
  for (let column = Math.floor(x / U); column <= Math.floor((x + width) / U) && column < SIZE; column++) {
    const here = row * SIZE + column
    if (busy.has(here)) cost += 2
    if (row > 0 && busy.has(here - SIZE)) cost += 1.4
    if (!own.has(here)) cost += 0.5
  }
  return cost
}
