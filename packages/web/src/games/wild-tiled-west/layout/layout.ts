/** The whole arrangement: what comes in on the left, one's own land in the middle, what one has beside it; a phone shows one part at a time. */
import { SIZE } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import { type Kind, once } from '../../../board/kinds.ts'
import type { SheetRange } from '../../../board/stage-size.ts'
import { trayPlaces } from './trays.ts'
import type { Grid, Layout } from './types.ts'

export const REGIONS = ['trays', 'mine', 'others', 'goals'] as const
export type RegionName = (typeof REGIONS)[number]

const EMPTY = {
  years: null,
  trays: null,
  offers: null,
  wrangle: null,
  supply: null,
  head: null,
  frame: null,
  grid: null,
  purse: null,
  mine: null,
  partners: null,
  others: null,
} as const

const framed = (x: number, y: number, cell: number): { readonly frame: Box; readonly grid: Grid } => ({
  frame: box(x, y, cell * SIZE + 24, cell * SIZE + 22),
  grid: { x: x + 18, y: y + 16, cell },
})

/** On a desk. */
export const WIDE_SHEET: SheetRange = { width: 1184, lowest: 620, highest: 692, usual: 620 }

/** What is higher than the lowest sheet goes to the squares first, and to all that is beside them. */
function wide(height: number): Layout {
  const more = height - WIDE_SHEET.lowest
  const left = 480 - 0.55 * more
  const middle = left + 8
  const head = 28 + 0.2 * more
  const cell = (1080 - middle - 24) / SIZE
  const below = height - 150 - 0.2 * more
  const half = (left - 6) * 0.456
  return {
    ...EMPTY,
    kind: 'wide',
    width: WIDE_SHEET.width,
    height,
    years: box(0, 0, left, 54),
    trays: trayPlaces(box(0, 60, left, below - 66), 1),
    wrangle: box(0, below, half, height - below),
    supply: box(half + 6, below, left - half - 6, height - below),
    head: box(middle, 0, cell * SIZE + 24, head),
    ...framed(middle, head, cell),
    purse: box(1088, 0, 96, 250),
    mine: box(1088, 256, 96, 182 + 0.4 * more),
    partners: box(1088, 444 + 0.4 * more, 96, 176 + 0.6 * more),
  }
}

/** On a tablet held upright. */
export const MIDDLE_SHEET: SheetRange = { width: 800, lowest: 800, highest: 872, usual: 872 }
const MIDDLE_TRAYS = { width: 480, height: 392 }

/** One's own land above, with all that is counted beside it; below, the trays and the others. */
function middle(height: number): Layout {
  const { width } = MIDDLE_SHEET
  const below = height - MIDDLE_TRAYS.height
  const head = 28
  const cell = (below - 6 - head - 22) / SIZE
  const right = cell * SIZE + 24 + 6
  const beside = (y: number, high: number): Box => box(right, y, width - right, high)
  const wrangle = (width - right - 6) * 0.44
  const goals = { y: 252, height: below - 6 - 252 }
  const trays = MIDDLE_TRAYS.width
  return {
    ...EMPTY,
    kind: 'middle',
    width,
    height,
    head: box(0, 0, cell * SIZE + 24, head),
    ...framed(0, head, cell),
    purse: beside(0, 44),
    mine: beside(48, 62),
    years: beside(114, 54),
    partners: beside(172, 76),
    wrangle: box(right, goals.y, wrangle, goals.height),
    supply: box(right + wrangle + 6, goals.y, width - right - wrangle - 6, goals.height),
    trays: trayPlaces(box(0, below, trays, MIDDLE_TRAYS.height), 1),
    others: box(trays + 6, below, width - trays - 6, MIDDLE_TRAYS.height - 2),
  }
}

const TALL_WIDTH = 400

/** Parts of a phone's board, each as if it stood alone at the top. */
const TALL: { readonly [region in RegionName]: Layout } = {
  trays: {
    ...EMPTY,
    kind: 'tall',
    width: TALL_WIDTH,
    height: 472,
    years: box(2, 2, 396, 52),
    // Alleys large enough for a finger.
    trays: trayPlaces(box(2, 58, 396, 412), 0.83, 50),
  },
  mine: {
    ...EMPTY,
    kind: 'tall',
    width: TALL_WIDTH,
    height: 452,
    purse: box(0, 0, TALL_WIDTH, 42),
    ...framed(0, 44, 34.1),
  },
  others: { ...EMPTY, kind: 'tall', width: TALL_WIDTH, height: 452, others: box(0, 0, TALL_WIDTH, 452) },
  goals: {
    ...EMPTY,
    kind: 'tall',
    width: TALL_WIDTH,
    height: 452,
    wrangle: box(2, 2, 396, 132),
    supply: box(2, 140, 396, 164),
    mine: box(2, 310, 396, 60),
    partners: box(2, 376, 396, 74),
  },
}

/** The sheet of a kind of screen on which the board follows the height of the stage. */
export const sheetOf = (kind: Kind): SheetRange => (kind === 'middle' ? MIDDLE_SHEET : WIDE_SHEET)

/** `offers` is the number of stacks within reach; `region` null: all parts of a phone's board below each other; `height`: of a sheet that fills its stage. */
export const layoutFor = once((kind: Kind, region: RegionName | null, offers: number, height: number): Layout => {
  if (kind === 'wide') return wide(height)
  if (kind === 'middle') return middle(height)
  return region === null ? stacked(offers) : region === 'trays' ? withOffers(TALL.trays, offers) : TALL[region]
})

/** More than a finger needs, with room for a picture and its price. */
const OFFER = { height: 84, most: 15 }
export const OFFERS_IN_ROW = 5

/** What can be taken comes first, large enough for a finger; the trays below show why. */
function withOffers(layout: Layout, offers: number): Layout {
  if (offers === 0 || offers > OFFER.most || layout.trays === null || layout.years === null) return layout
  const by = Math.ceil(offers / OFFERS_IN_ROW) * OFFER.height + 4
  const { rect, scale, foot } = layout.trays
  return {
    ...layout,
    years: { ...layout.years, y: layout.years.y + by },
    trays: trayPlaces({ ...rect, y: rect.y + by }, scale, foot),
    offers: box(2, 2, 396, by - 4),
    height: layout.height + by,
  }
}

/** Where there are no tabs, everything of a phone's board stands below each other. */
function stacked(offers: number): Layout {
  const parts = [TALL.mine, withOffers(TALL.trays, offers), TALL.goals, TALL.others]
  let top = 0
  let all: Layout = { ...EMPTY, kind: 'tall', width: TALL_WIDTH, height: 0 }
  for (const part of parts) {
    all = { ...all, ...lowered(part, top), height: top + part.height }
    top += part.height + 8
  }
  return all
}

type Shown = Partial<{ -readonly [part in keyof Layout]: Layout[part] }>

function lowered(part: Layout, by: number): Shown {
  const down = (at: Box | null): Box | null => at && { ...at, y: at.y + by }
  const shown: Shown = {}
  if (part.years !== null) shown.years = down(part.years)
  if (part.trays !== null) {
    const { rect, scale, foot } = part.trays
    shown.trays = trayPlaces({ ...rect, y: rect.y + by }, scale, foot)
  }
  if (part.offers !== null) shown.offers = down(part.offers)
  if (part.wrangle !== null) shown.wrangle = down(part.wrangle)
  if (part.supply !== null) shown.supply = down(part.supply)
  if (part.frame !== null) shown.frame = down(part.frame)
  if (part.grid !== null) shown.grid = { ...part.grid, y: part.grid.y + by }
  if (part.purse !== null) shown.purse = down(part.purse)
  if (part.mine !== null) shown.mine = down(part.mine)
  if (part.partners !== null) shown.partners = down(part.partners)
  if (part.others !== null) shown.others = down(part.others)
  return shown
}
