/** Where a piece comes to lie: the squares under it and those next to it, worked out once for every piece, turn and place. */
import { type Cell, CELL_COUNT, cellAt, columnOf, NEIGHBOURS, rowOf } from './grid.ts'
import { orientationOf, type Piece, PIECE_IDS, type Turn, TURN_COUNT } from './tiles.ts'

const PLACES = PIECE_IDS.length * TURN_COUNT * CELL_COUNT
const keyOf = (piece: Piece, turn: Turn, at: Cell): number => (piece * TURN_COUNT + turn) * CELL_COUNT + at

const UNDER = Array<readonly Cell[] | undefined>(PLACES)
const BESIDE = Array<readonly Cell[] | undefined>(PLACES)

/** The squares a piece covers, in the order of its cells. The place must be one it fits. */
export function squaresUnder(piece: Piece, turn: Turn, at: Cell): readonly Cell[] {
  return (UNDER[keyOf(piece, turn, at)] ??= orientationOf(piece, turn).cells.map(({ down, right }) =>
    cellAt(rowOf(at) + down, columnOf(at) + right),
  ))
}

/** The squares that share an edge with it, each once. */
export function squaresBeside(piece: Piece, turn: Turn, at: Cell): readonly Cell[] {
  return (BESIDE[keyOf(piece, turn, at)] ??= besides(squaresUnder(piece, turn, at)))
}

function besides(under: readonly Cell[]): readonly Cell[] {
  const near = new Set(under.flatMap((cell) => NEIGHBOURS[cell]))
  return [...near].filter((cell) => !under.includes(cell))
}
