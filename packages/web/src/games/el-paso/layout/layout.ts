/** The whole arrangement for each kind of screen; on a desk it follows the height of the stage. */
import type { Kind } from '../../../board/kinds.ts'
import { once } from '../../../board/kinds.ts'
import { box } from '../../../board/boxes.ts'
import { flatcar, ranchOf, slotsIn, storeIn, storeInColumns, townIn, trainInLine, trainInRows } from './parts.ts'
import { TOWN, tallTrail, wideTrail } from './trail.ts'
import { type Layout, REGIONS, type RegionName } from './types.ts'

export const WIDTHS = { wide: 1004, middle: 800, tall: 400 } as const
/** Lowest and highest sheet on a desk, and the steps between: a window that is dragged is not drawn anew all the time. */
const LOWEST = 476
const HIGHEST = 668
/** Where the page scrolls, and the sheet may be as high as it likes. */
export const USUAL_HEIGHT = 620
const STEP = 12

/** The height of the sheet for a stage of this shape. */
export function heightFor(stage: { readonly width: number; readonly height: number }): number {
  const height = (stage.height / stage.width) * WIDTHS.wide
  return LOWEST + Math.floor((Math.min(HIGHEST, Math.max(LOWEST, height)) - LOWEST) / STEP) * STEP
}

const ON_A_DESK: readonly RegionName[] = REGIONS.filter((region) => region !== 'sue')

/** Around 0 on a low sheet, 1 on one of usual height. */
const roominess = (height: number): number => (height - 500) / 120

function wide(height: number): Layout {
  const roomy = roominess(height)
  const width = WIDTHS.wide
  const band = 86 + 18 * roomy
  const ranch = box(2, height - 128 - 24 * roomy, width - 4, 126 + 24 * roomy)
  const top = band + 3
  const land = box(0, top, 764, ranch.y - 4 - top)
  const tile = { width: 105, height: 54 + 9 * roomy }
  const trail = wideTrail(land, tile, { width: 128, height: 64 + 12 * roomy }, roomy)
  const wall = trail.nodes['n-e'].y + tile.height + 12
  const town = box(TOWN.left, wall, TOWN.right - TOWN.left, trail.nodes['el-paso'].y - 6 - wall)
  return {
    kind: 'wide',
    width,
    height,
    shows: ON_A_DESK,
    trail,
    town: townIn(town, 5, null),
    train: trainInLine(box(0, 0, width, band), 54 + 12 * roomy, 44 + 8 * roomy),
    store: storeIn(box(768, top, 234, land.height), roomy > 0.4, 18 + 2 * roomy),
    ranch: wideRanch(ranch),
    sue: box(0, 0, 320, 400),
  }
}

function wideRanch(rect: Layout['ranch']['rect']): Layout['ranch'] {
  const { x, y, height } = rect
  const body = y + 30
  const inner = height - 36
  const pile = (inner - 4) / 2
  return ranchOf({
    rect,
    head: 25,
    purse: box(x + 640, y, 356, 25),
    hand: box(x + 8, body, 330, inner),
    card: 60,
    piles: [box(x + 344, body, 42, pile), box(x + 344, body + pile + 4, 42, pile)],
    workers: box(x + 394, body, 184, inner),
    slip: 26,
    slots: box(x + 586, body, 270, inner),
    tiles: box(x + 862, body, 134, inner),
  })
}

function middle(): Layout {
  const width = WIDTHS.middle
  const land = box(0, 210, width, 372)
  const tile = { width: 110, height: 63 }
  const trail = wideTrail(land, tile, { width: 130, height: 78 }, 1)
  const wall = trail.nodes['n-e'].y + tile.height + 12
  const scale = width / TOWN.of
  const town = box(TOWN.left * scale, wall, (TOWN.right - TOWN.left) * scale, trail.nodes['el-paso'].y - 6 - wall)
  const { x, y } = box(2, 792, width - 4, 268)
  return {
    kind: 'middle',
    width,
    height: 1064,
    shows: ON_A_DESK,
    trail,
    town: townIn(town, 5, null),
    train: { ...trainInTwo(), rect: box(0, 0, width, 206) },
    store: storeInColumns(box(4, 586, width - 8, 200), 22),
    ranch: ranchOf({
      rect: box(x, y, width - 4, 268),
      head: 26,
      purse: box(x + 420, y, 372, 26),
      hand: box(x + 8, y + 34, 430, 108),
      card: 68,
      piles: [box(x + 446, y + 34, 50, 52), box(x + 446, y + 90, 50, 52)],
      workers: box(x + 510, y + 34, 278, 108),
      slip: 46,
      slots: box(x + 8, y + 150, 430, 110),
      tiles: box(x + 448, y + 150, 340, 110),
    }),
    sue: box(0, 0, 320, 400),
  }
}

/** Cars on the first rails, tiles on the second. */
function trainInTwo(): Layout['train'] {
  const rows = trainInRows(box(0, 0, WIDTHS.middle, 410))
  const [first, second] = [100, 200]
  const line = trainInLine(box(0, 0, 0, first + 6), 76, 0)
  const cars = Object.fromEntries(
    Object.entries(line.cars).map(([id, { x, y, width, height }]) => [id, box(x * 1.66, y, width * 1.66, height)]),
  ) as Layout['train']['cars']
  const half = WIDTHS.middle / 2
  const car = (x: number) => ({ ...box(x, second - 78, half - 12, 78) })
  return {
    ...rows,
    rails: [first, second],
    cars,
    objectives: flatcar(car(6), second, 7),
    bonuses: flatcar(car(half + 6), second, 7),
  }
}

const SHEETS: { readonly [region in RegionName]: number } = {
  trail: 428,
  town: 340,
  train: 332,
  store: 396,
  ranch: 360,
  sue: 428,
}

/** Every region on a sheet of its own; the ranch is there as a whole, and on the dock without its slots. */
function tall(region: RegionName): Layout {
  const width = WIDTHS.tall
  const height = SHEETS[region]
  const trail = tallTrail(box(0, 0, width, height))
  const full = box(0, 0, width, height)
  return {
    kind: 'tall',
    width,
    height,
    shows: [region],
    trail,
    town:
      region === 'trail'
        ? townIn(box(168, 152, 146, 190), 3, null)
        : townIn(box(4, 6, width - 8, 210), 6, box(10, 226, width - 20, 108)),
    train: trainInRows(full),
    store: storeIn(full, true, 24),
    ranch: tallRanch(height),
    sue: full,
  }
}

/** The rest of the ranch, on a sheet of its own: what is always at hand is on the dock. */
function tallRanch(height: number): Layout['ranch'] {
  return {
    ...dockRanch(),
    rect: box(0, 0, WIDTHS.tall, height),
    drawPile: box(12, 34, 56, 74),
    discardPile: box(78, 34, 56, 74),
    slots: slotsIn(box(8, 116, 384, 116), 5),
    tiles: box(8, 240, 384, height - 248),
  }
}

/** Hand above, workers and tokens below: everything as wide as a finger. */
function dockRanch(): Layout['ranch'] {
  const width = WIDTHS.tall
  const row = 104
  const card = (x: number, wide: number): Layout['sue'] => box(x, row, wide, 48)
  const nowhere = box(0, 0, 0, 0)
  return {
    rect: box(0, 0, width, DOCK_HEIGHT),
    head: box(0, 0, width, 25),
    purse: box(110, 0, 290, 25),
    hand: box(5, 30, width - 10, 70),
    card: { width: 58, height: 70 },
    drawPile: nowhere,
    discardPile: nowhere,
    workers: { cowboy: card(6, 42), builder: card(56, 36), engineer: card(148, 36), wild: card(240, 46) },
    slips: { cowboy: nowhere, builder: card(94, 48), engineer: card(186, 48), wild: card(288, 48) },
    token: card(344, 50),
    slots: null,
    tiles: null,
  }
}

const DOCK_HEIGHT = 156

/** What is always at hand on a phone. */
export const dockLayout: () => Layout = once(() => ({ ...tall('ranch'), height: DOCK_HEIGHT, ranch: dockRanch() }))

export const layoutFor = once((kind: Kind, height: number, region: RegionName): Layout => {
  if (kind === 'tall') return tall(region)
  return kind === 'middle' ? middle() : wide(height)
})
