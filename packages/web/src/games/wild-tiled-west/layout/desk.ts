/** On a desk: what comes in on the left, one's own land in the middle, what one has beside it or, on a squarer screen, above and below. */
import { SIZE } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import type { SheetRange } from '../../../board/stage-size.ts'
import { EMPTY, framed, RIM } from './parts.ts'
import { trayPlaces } from './trays.ts'
import type { Layout } from './types.ts'

/** From this height on, what one has stands above and below the land, and the land has all the width. */
const SQUARE = 740
const HIGHEST_WIDE = 692
export const DESK_SHEET: SheetRange = { width: 1184, lowest: 620, highest: 896, usual: 620 }

export const desk = (height: number): Layout =>
  height < SQUARE ? wide(Math.min(HIGHEST_WIDE, height)) : square(height)

/** What is higher than the lowest sheet goes to the squares first, and to all that is beside them. */
function wide(height: number): Layout {
  const more = height - DESK_SHEET.lowest
  const left = 480 - 0.55 * more
  const middle = left + 8
  const head = 28 + 0.2 * more
  const cell = (1080 - middle - RIM.width) / SIZE
  const below = height - 150 - 0.2 * more
  const half = (left - 6) * 0.42
  return {
    ...EMPTY,
    kind: 'wide',
    width: DESK_SHEET.width,
    height,
    years: box(0, 0, left, 54),
    trays: trayPlaces(box(0, 60, left, below - 66), 1),
    wrangle: box(0, below, half, height - below),
    supply: box(half + 6, below, left - half - 6, height - below),
    head: box(middle, 0, cell * SIZE + RIM.width, head),
    ...framed(middle, head, cell),
    purse: box(1088, 0, 96, 250),
    mine: box(1088, 256, 96, 182 + 0.4 * more),
    partners: box(1088, 444 + 0.4 * more, 96, 176 + 0.6 * more),
  }
}

function square(height: number): Layout {
  const { width } = DESK_SHEET
  const [head, purse, foot] = [34, 50, 66]
  const land = height - head - purse - foot - 10
  const cell = (land - RIM.height) / SIZE
  const own = cell * SIZE + RIM.width
  const left = width - own - 8
  const wrangle = { y: height - 256, height: 112 }
  const supply = { y: height - 140, height: 140 }
  const below = height - foot
  const beside = (x: number, wide: number): Box => box(left + 8 + x, below, wide, foot)
  return {
    ...EMPTY,
    kind: 'wide',
    width,
    height,
    years: box(0, 0, left, 54),
    trays: trayPlaces(box(0, 58, left, wrangle.y - 62), 1),
    wrangle: box(0, wrangle.y, left, wrangle.height),
    supply: box(0, supply.y, left, supply.height),
    head: box(left + 8, 0, own, head),
    purse: box(left + 8, head + 2, own, purse - 2),
    ...framed(left + 8, head + purse + 4, cell),
    mine: beside(0, own * 0.58),
    partners: beside(own * 0.58 + 6, own * 0.42 - 6),
  }
}
