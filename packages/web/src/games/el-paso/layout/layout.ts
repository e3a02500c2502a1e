/** The whole arrangement for each kind of screen; on a desk it follows the height of the stage. */
import type { Box } from '../../../art/ink.ts'
import type { Kind } from '../../../board/kinds.ts'
import { once } from '../../../board/kinds.ts'
import { box } from '../../../board/boxes.ts'
import type { SheetRange } from '../../../board/stage-size.ts'
import { flatcar, openStore, storeIn, storeInColumns, townIn, trainInLine, trainInRows, WIDE_PLATE } from './parts.ts'
import { DOCK_HEIGHT, dockRanch, middleRanch, openRanch, stripRanch, tallRanch, wideRanch } from './ranch.ts'
import { TOWN, tallTrail, wideTrail } from './trail.ts'
import { type Layout, REGIONS, type RegionName } from './types.ts'

/** On a desk. */
export const WIDE_SHEET: SheetRange = { width: 1004, lowest: 476, highest: 930, usual: 620 }
/** On a tablet held upright. */
export const MIDDLE_SHEET: SheetRange = { width: 800, lowest: 824, highest: 1064, usual: 1064 }
const TALL_WIDTH = 400
/** Of the sheets for one region. */
const ENLARGED = { ranch: 700, aboveRanch: 800 } as const
/** Of the cars in one line. */
const LINE_OF_CARS = 482

const ON_A_DESK: readonly RegionName[] = REGIONS.filter((region) => region !== 'sue')

/** Regions that are drawn anew when they are enlarged, on a smaller sheet: everything on it is larger. */
export const REDRAWN: readonly RegionName[] = ['train', 'store', 'ranch', 'sue']

/** Around 0 on a low sheet, 1 on one of usual height. */
const roominess = (height: number): number => (height - 500) / 120

function wide(height: number): Layout {
  const roomy = roominess(height)
  const width = WIDE_SHEET.width
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

/** A tablet held upright. */
function middle(height: number): Layout {
  const { width, lowest, highest } = MIDDLE_SHEET
  const roomy = (height - lowest) / (highest - lowest)
  const band = 146 + 60 * roomy
  const land = box(0, band + 4, width, 300 + 72 * roomy)
  const tile = { width: 110, height: 52 + 11 * roomy }
  const trail = wideTrail(land, tile, { width: 130, height: 63 + 15 * roomy }, roomy)
  const wall = trail.nodes['n-e'].y + tile.height + 12
  const scale = width / TOWN.of
  const town = box(TOWN.left * scale, wall, (TOWN.right - TOWN.left) * scale, trail.nodes['el-paso'].y - 6 - wall)
  const store = box(4, land.y + land.height + 4, width - 8, 150 + 50 * roomy)
  const ranch = store.y + store.height + 6
  return {
    kind: 'middle',
    width,
    height,
    shows: ON_A_DESK,
    trail,
    town: townIn(town, 5, null),
    train: trainInTwo(box(0, 0, width, band)),
    store: storeInColumns(store, 18 + 4 * roomy),
    ranch: middleRanch(box(2, ranch, width - 4, height - 4 - ranch)),
    sue: box(0, 0, 320, 400),
  }
}

/** Cars on the first rails, tiles on the second. */
function trainInTwo(rect: Box): Layout['train'] {
  const { y, width, height } = rect
  const row = (height - 12) / 2
  const [first, second] = [y + row + 3, y + 2 * row + 3]
  const line = trainInLine(box(0, y, width, row + 9), row - 20, 0)
  const wider = width / LINE_OF_CARS
  const cars = Object.fromEntries(
    Object.entries(line.cars).map(([id, car]) => [id, box(car.x * wider, car.y, car.width * wider, car.height)]),
  ) as Layout['train']['cars']
  const half = width / 2
  const tiles = (x: number): Box => box(x, second - row + 18, half - 12, row - 18)
  return {
    rect,
    rails: [first, second],
    cars,
    objectives: flatcar(tiles(6), second, 7, WIDE_PLATE),
    bonuses: flatcar(tiles(half + 6), second, 7, WIDE_PLATE),
  }
}

/** The region fills the sheet above one's own hand and workers; the ranch has it for itself. `shape`: height by width. */
function enlarged(shape: number, region: RegionName): Layout {
  const width = region === 'ranch' ? ENLARGED.ranch : ENLARGED.aboveRanch
  const height = shape * width
  const sheet = { ...wide(WIDE_SHEET.usual), width, height }
  if (region === 'sue') return { ...sheet, shows: ['sue'] }
  if (region === 'ranch') return { ...sheet, shows: ['ranch'], ranch: openRanch(box(2, 2, width - 4, height - 4)) }
  const ranch = stripRanch(box(2, height - 128, width - 4, 126))
  const room = box(0, 0, width, ranch.rect.y - 4)
  if (region === 'train') return { ...sheet, shows: ['train', 'ranch'], train: trainInTwo(room), ranch }
  return { ...sheet, shows: ['store', 'ranch'], store: openStore(box(4, 4, width - 8, room.height - 4)), ranch }
}

const SHEETS: { readonly [region in RegionName]: number } = {
  trail: 428,
  town: 340,
  train: 332,
  store: 396,
  ranch: 332,
  sue: 428,
}

/** Every region on a sheet of its own; the ranch is there as a whole, and on the dock without its slots. */
function tall(region: RegionName): Layout {
  const width = TALL_WIDTH
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
    ranch: tallRanch(full),
    sue: full,
  }
}

/** What is always at hand on a phone. */
export const dockLayout: () => Layout = once(() => ({ ...tall('ranch'), height: DOCK_HEIGHT, ranch: dockRanch() }))

/** The sheet of a kind of screen on which the board follows the height of the stage. */
export const sheetOf = (kind: Kind): SheetRange => (kind === 'middle' ? MIDDLE_SHEET : WIDE_SHEET)

/** `region`: the one that is drawn alone on a phone, or enlarged elsewhere. */
export const layoutFor = once((kind: Kind, height: number, region: RegionName): Layout => {
  if (kind === 'tall') return tall(region)
  if (REDRAWN.includes(region)) return enlarged(height / sheetOf(kind).width, region)
  return kind === 'middle' ? middle(height) : wide(height)
})
