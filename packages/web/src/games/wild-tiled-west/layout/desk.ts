/** On a desk: what comes in on the left, one's own land in the middle, what one has beside it or, on a squarer screen, above and below. */
import { SIZE } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import type { SheetRange } from '../../../board/stage-size.ts'
import { EMPTY, framed, RIM } from './parts.ts'
import { trayPlaces } from './trays.ts'
import type { Layout } from './types.ts'

/** From this height on, what one has stands above and below the land, and the land has all the width. */
const SQUARE = 800
const HIGHEST_WIDE = 740
/** Up to this height the squares have all of it, and whose they are stands beside them. */
const LOW = 650
const USUAL = 620
export const DESK_SHEET: SheetRange = { width: 1184, lowest: 596, highest: 1110, usual: USUAL }

export function desk(height: number): Layout {
  if (height < LOW) return low(height)
  return height < SQUARE ? wide(Math.min(HIGHEST_WIDE, height)) : square(height)
}

/** The years, the trays, and below them what cows and partners bring. */
function leftOfLand(
  width: number,
  below: number,
  height: number,
): Pick<Layout, 'years' | 'trays' | 'wrangle' | 'supply'> {
  const half = (width - 6) * 0.42
  return {
    years: box(0, 0, width, 54),
    trays: trayPlaces(box(0, 60, width, below - 66), 1),
    wrangle: box(0, below, half, height - below),
    supply: box(half + 6, below, width - half - 6, height - below),
  }
}

/** On a low laptop nothing is above the squares. */
function low(height: number): Layout {
  const cell = Math.min(55, (height - RIM.height) / SIZE)
  const right = { x: 1088, width: 96 }
  const left = right.x - 8 - cell * SIZE - RIM.width - 8
  const below = height - 150
  let y = 0
  const next = (high: number): Box => {
    const at = box(right.x, y, right.width, high)
    y += high + 5
    return at
  }
  return {
    ...EMPTY,
    kind: 'wide',
    width: DESK_SHEET.width,
    height,
    ...leftOfLand(left, below, height),
    ...framed(left + 8, (height - RIM.height - cell * SIZE) / 2, cell),
    head: next(56),
    purse: next(214),
    mine: next(172),
    partners: next(height - y),
  }
}

/** What is higher than the usual sheet goes to the squares first, and to all that is beside them. */
function wide(height: number): Layout {
  const more = height - USUAL
  const left = Math.max(430, 480 - 0.55 * more)
  const middle = left + 8
  const head = 28 + 0.2 * more
  const cell = (1080 - middle - RIM.width) / SIZE
  const below = height - 150 - 0.2 * more
  return {
    ...EMPTY,
    kind: 'wide',
    width: DESK_SHEET.width,
    height,
    ...leftOfLand(left, below, height),
    head: box(middle, 0, cell * SIZE + RIM.width, head),
    ...framed(middle, head, cell),
    purse: box(1088, 0, 96, 250),
    mine: box(1088, 256, 96, 182 + 0.4 * more),
    partners: box(1088, 444 + 0.4 * more, 96, 176 + 0.6 * more),
  }
}

/** Up to this height the squares take what there is; beyond it, everything around them does. */
const LARGEST_SQUARES = 896
/** With so much more, there is room for the lands of the others. */
const OTHERS_FROM = 150

function square(full: number): Layout {
  const { width } = DESK_SHEET
  const more = Math.max(0, full - LARGEST_SQUARES)
  const others = more < OTHERS_FROM ? 0 : more
  const [spare, height] = [more - others, full - others]
  const [head, purse, foot] = [34 + spare * 0.1, 50 + spare * 0.24, 66 + spare * 0.46]
  const land = height - head - purse - foot - 10
  const cell = (land - RIM.height) / SIZE
  const own = cell * SIZE + RIM.width
  const left = width - own - 8
  const wrangle = { y: full - 256 - more * 0.3, height: 112 + more * 0.15 }
  const supply = { y: full - 140 - more * 0.15, height: 140 + more * 0.15 }
  const below = height - foot
  const beside = (x: number, wide: number): Box => box(left + 8 + x, below, wide, foot)
  return {
    ...EMPTY,
    kind: 'wide',
    width,
    height: full,
    years: box(0, 0, left, 54),
    trays: trayPlaces(box(0, 58, left, wrangle.y - 62), 1),
    wrangle: box(0, wrangle.y, left, wrangle.height),
    supply: box(0, supply.y, left, supply.height),
    head: box(left + 8, 0, own, head),
    purse: box(left + 8, head + 2, own, purse - 2),
    ...framed(left + 8, head + purse + 4, cell),
    mine: beside(0, own * 0.58),
    partners: beside(own * 0.58 + 6, own * 0.42 - 6),
    ...(others > 0 && { others: box(left + 8, height + 6, own, others - 6) }),
  }
}
