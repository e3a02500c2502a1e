/**
 * The board: six rows of plots, each shifted half a plot, as an inverted pyramid. The rulebook prints no row sizes; they
 * are deduced from 27 plots, four rail rows and two choices for every rail tile. In the state a plot is its index.
 */
export const ROWS = [7, 6, 5, 4, 3, 2] as const

export type Plot = number
/** Row and column from the top left, such as "r1c3". */
export type PlotId = `r${number}c${number}`

interface Position {
  readonly row: number
  readonly column: number
}

const POSITIONS: readonly Position[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row: row + 1, column: column + 1 })),
)

export const PLOT_COUNT = POSITIONS.length
export const PLOT_IDS: readonly PlotId[] = POSITIONS.map(({ row, column }): PlotId => `r${row}c${column}`)
const INDEX_OF: ReadonlyMap<string, Plot> = new Map(PLOT_IDS.map((id, plot) => [id, plot]))

export const isPlotId = (id: string): boolean => INDEX_OF.has(id)
export const rowOf = (plot: Plot): number => POSITIONS[plot].row
export const columnOf = (plot: Plot): number => POSITIONS[plot].column

export function plotOf(id: string): Plot {
  const plot = INDEX_OF.get(id)
  if (plot === undefined) throw new Error(`no plot named ${id}`)
  return plot
}

function existing(positions: readonly Position[]): readonly Plot[] {
  return positions.flatMap(({ row, column }) => INDEX_OF.get(`r${row}c${column}`) ?? [])
}

/** Plots that share a part of an edge, up to six. */
export const NEIGHBOURS: readonly (readonly Plot[])[] = POSITIONS.map(({ row, column }) =>
  existing([
    { row, column: column - 1 },
    { row, column: column + 1 },
    { row: row - 1, column },
    { row: row - 1, column: column + 1 },
    { row: row + 1, column: column - 1 },
    { row: row + 1, column },
  ]),
)

/** A point where three plots meet; the sheriff stands on one. */
export type Crossing = number
export type CrossingId = `crossing-${string}`

/** Along the lower edge of each row, left to right: two plots above and one below, then one above and two below. */
function crossingsUnder(row: number): readonly (readonly Plot[])[] {
  const length = ROWS[row - 1]
  return Array.from({ length: 2 * length - 3 }, (_, i) => {
    const column = (i >> 1) + 1
    return i % 2 === 0
      ? existing([
          { row, column },
          { row, column: column + 1 },
          { row: row + 1, column },
        ])
      : existing([
          { row, column: column + 1 },
          { row: row + 1, column },
          { row: row + 1, column: column + 1 },
        ])
  })
}

export const CROSSINGS: readonly (readonly Plot[])[] = ROWS.slice(1).flatMap((_, i) => crossingsUnder(i + 1))
export const CROSSING_IDS: readonly CrossingId[] = CROSSINGS.map(
  (_, i): CrossingId => `crossing-${String(i + 1).padStart(2, '0')}`,
)

export function crossingOf(id: string): Crossing {
  const crossing = CROSSING_IDS.findIndex((known) => known === id)
  if (crossing < 0) throw new Error(`no crossing named ${id}`)
  return crossing
}

export const isCrossingId = (id: string): boolean => CROSSING_IDS.some((known) => known === id)

/** Rail tiles before the station; they climb one row at a time from the bottom. */
export const RAIL_TILES = 4

/** Where the first rail tile may lie: the two plots of the bottom row. */
export const LINE_START: readonly Plot[] = POSITIONS.flatMap(({ row }, plot) => (row === ROWS.length ? [plot] : []))

/** The two plots after each plot of the line. */
export const LINE_NEXT: readonly (readonly Plot[])[] = POSITIONS.map(({ row, column }) =>
  row < 3
    ? []
    : existing([
        { row: row - 1, column },
        { row: row - 1, column: column + 1 },
      ]),
)
