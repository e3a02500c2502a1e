/** The four trays as one board: rows of the prairie left and right, columns of the river between them. */
import { LINES, TILE_IDS, type TileId } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import type { Point, TrayPlaces } from './types.ts'

const ROWS = 10
/** Rows of the right half are not all equally high: one of them holds a tile of three by three. */
const RIGHT_ROWS = [1, 1, 0.92, 0.92, 1, 1, 1.3, 1, 0.93, 0.93]

function edgesOf(top: number, height: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const edges = [top]
  for (const share of shares) edges.push(edges[edges.length - 1] + (share * height) / all)
  return edges
}

/** The rows in which a stack lies, from 0, and whether it is the nearer or the farther one. */
function rowsOf(tile: TileId): { readonly rows: readonly number[]; readonly far: boolean } {
  const lines = LINES.prairie.map((line) => line.indexOf(TILE_IDS.indexOf(tile)))
  const rows = lines.flatMap((at, row) => (at < 0 ? [] : [row]))
  return { rows, far: lines.some((at) => at === 1) }
}

const RIVER_TOPS = [0, 1, 4, 5]

/** `foot`: height of the wood below the rows, on which alleys lie. */
export function trayPlaces(rect: Box, scale: number, foot: number = 31 * scale): TrayPlaces {
  const { x, y, width, height } = rect
  const rim = 6 * scale
  const notch = 25 * scale
  const near = 62 * scale
  const far = 50 * scale
  const top = y + 31 * scale
  const rows = height - 31 * scale - foot
  const river = (width - 2 * (rim + notch + near + far)) / 4
  const banks = [x + rim + notch + near + far, x + width - rim - notch - near - far] as const
  const left = edgesOf(top, rows, Array<number>(ROWS).fill(1))
  const right = edgesOf(top, rows, RIGHT_ROWS)

  const stackBox = (tile: TileId): Box => {
    const column = RIVER_TOPS.findIndex((line) => LINES.river[line].includes(TILE_IDS.indexOf(tile)))
    if (column >= 0) {
      const at = LINES.river[RIVER_TOPS[column]].indexOf(TILE_IDS.indexOf(tile))
      return box(banks[0] + column * river, top + (at * rows) / 4, river, rows / 4)
    }
    const { rows: own, far: farther } = rowsOf(tile)
    const onRight = own[0] >= ROWS
    const edges = onRight ? right : left
    const [from, to] = [edges[own[0] % ROWS], edges[(own[own.length - 1] % ROWS) + 1]]
    const inner = onRight
      ? x + width - rim - notch - near - (farther ? far : 0)
      : x + rim + notch + (farther ? near : 0)
    return box(inner, from, farther ? far : near, to - from)
  }

  const prairie = LINES.prairie.map((_, row): Point => {
    const edges = row < ROWS ? left : right
    const middle = (edges[row % ROWS] + edges[(row % ROWS) + 1]) / 2
    return { x: row < ROWS ? x + rim + notch / 2 : x + width - rim - notch / 2, y: middle }
  })
  // 1, 2, 5 and 6 are at the top, 3, 4, 7 and 8 at the bottom of the same columns.
  const columns = [0, 1, 0, 1, 2, 3, 2, 3]
  const bottoms = [2, 3, 6, 7]
  const riverNotches = columns.map(
    (column, i): Point => ({
      x: banks[0] + (column + 0.5) * river,
      y: bottoms.includes(i) ? y + height - foot / 2 : y + 15 * scale,
    }),
  )
  const token = { y: y + height - foot + 3 * scale, height: foot - 5 * scale }
  const onWood = (left: number, wide: number): Box => box(left, token.y, wide, token.height)
  const alley = Math.max(44 * scale, token.height)
  return {
    rect,
    scale,
    foot,
    top,
    rows,
    stacks: Object.fromEntries(TILE_IDS.map((tile) => [tile, stackBox(tile)])) as { [tile in TileId]: Box },
    notches: { prairie, river: riverNotches },
    banks,
    alleys: [onWood(x + rim, alley), onWood(x + rim + alley + 6 * scale, alley + 12 * scale)],
    sawmill: onWood(x + width - rim - 86 * scale, 86 * scale),
  }
}
