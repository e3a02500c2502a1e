/** The squares of a settlement board: eleven by eleven, columns a to k, rows 1 to 11 from the top. In the state a square is its index. */
export const SIZE = 11
export const CELL_COUNT = SIZE * SIZE
/** Index of a square, row by row. */
export type Cell = number

const LETTERS = 'abcdefghijk'
export type CellId = string

/** Looked up rather than divided: every question about a square begins here. */
const ROW_OF = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => Math.floor(cell / SIZE))
const COLUMN_OF = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => cell % SIZE)
export const rowOf = (cell: Cell): number => ROW_OF[cell]
export const columnOf = (cell: Cell): number => COLUMN_OF[cell]
export const cellAt = (row: number, column: number): Cell => row * SIZE + column
export const isOnBoard = (row: number, column: number): boolean =>
  row >= 0 && row < SIZE && column >= 0 && column < SIZE

export const CELL_IDS: readonly CellId[] = Array.from(
  { length: CELL_COUNT },
  (_, cell) => `${LETTERS[columnOf(cell)]}${rowOf(cell) + 1}`,
)
const INDEX_OF: ReadonlyMap<string, Cell> = new Map(CELL_IDS.map((id, cell) => [id, cell]))

export const isCellId = (id: string): boolean => INDEX_OF.has(id)

export function cellOf(id: CellId): Cell {
  const cell = INDEX_OF.get(id)
  if (cell === undefined) throw new Error(`no square named ${id}`)
  return cell
}

const DIRECTIONS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const

/** For each square the four lines of sight: squares outwards, nearest first. */
export const RAYS: readonly (readonly (readonly Cell[])[])[] = CELL_IDS.map((_, cell) =>
  DIRECTIONS.map(([down, right]) => {
    const out: Cell[] = []
    for (let n = 1; isOnBoard(rowOf(cell) + n * down, columnOf(cell) + n * right); n++) {
      out.push(cellAt(rowOf(cell) + n * down, columnOf(cell) + n * right))
    }
    return out
  }),
)

/** Squares that share an edge. */
export const NEIGHBOURS: readonly (readonly Cell[])[] = RAYS.map((rays) => rays.flatMap(([nearest]) => nearest ?? []))
