/** The whole arrangement: the town as an inverted pyramid, the outskirts in its lower corners, the ranches around. */
import { CROSSING_IDS, CROSSINGS, type CrossingId, PLOT_IDS, type PlotId, ROWS } from '@waystation/deadwood'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../art/ink.ts'
import { once, seatOrder } from '../../../board/kinds.ts'
import { higher, lower, type Preset, PRESETS, type TownKind, WIDE_SHEET } from './presets.ts'
import { ranchPlace } from './ranch.ts'
import type { Layout, RanchPlace, Spot } from './types.ts'

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

export const layoutFor = once(
  /** `height`: of a sheet that fills its stage; `low`: of one that is low for its width. */
  (kind: TownKind, seats: number, viewer: Seat | null, height: number = WIDE_SHEET.usual, low = false): Layout => {
    const { wide, tall } = PRESETS
    return layoutOf(kind === 'tall' ? tall : low ? lower(wide, height) : higher(wide, height, seats), seats, viewer)
  },
)

function plotBox({ width, top, pitch, tile }: Preset, row: number, column: number): Box {
  const left = (width - ROWS[row] * pitch.x) / 2
  return box(left + column * pitch.x + (pitch.x - tile.width) / 2, top + row * pitch.y, tile.width, tile.height)
}

function plotBoxes(preset: Preset): { [plot in PlotId]: Box } {
  const boxes = ROWS.flatMap((length, row) => Array.from({ length }, (_, column) => plotBox(preset, row, column)))
  return Object.fromEntries(PLOT_IDS.map((id, i) => [id, boxes[i]]))
}

/** Between the rows, where the corners of three plots meet. */
function crossingSpots(preset: Preset): { [crossing in CrossingId]: Spot } {
  const boxes = Object.values(plotBoxes(preset))
  const middle = ({ x, width }: Box): number => x + width / 2
  return Object.fromEntries(
    CROSSING_IDS.map((id, i) => {
      const three = CROSSINGS[i].map((plot) => boxes[plot])
      const rows = new Set(three.map(({ y }) => y))
      const pair = [...rows].map((y) => three.filter((each) => each.y === y)).find((each) => each.length === 2) ?? three
      const upper = Math.min(...rows)
      return [id, { x: (middle(pair[0]) + middle(pair[1])) / 2, y: upper + (preset.pitch.y + preset.tile.height) / 2 }]
    }),
  )
}

/** Corners beside the pyramid: what is free to the left of a row, and its mirror image. */
function corners(preset: Preset, townHeight: number) {
  const { width, top, pitch, kind } = preset
  const bottom = top + townHeight
  const free = (row: number): number => (width - ROWS[row] * pitch.x) / 2 - (kind === 'tall' ? 3 : 12)
  const edge = kind === 'tall' ? 3 : 12
  const tall = kind === 'tall'
  const upper = top + 3 * pitch.y + (tall ? 2 : 6)
  const lower = top + 4 * pitch.y + (tall ? 68 : 44)
  const side = tall ? free(3) : Math.min(free(3), 236)
  const low = free(4) - edge
  return {
    gauge: box(edge, upper, side - edge, lower - upper - 6),
    bootHill: box(edge, lower, low, bottom - lower),
    mine: box(width - edge - low, lower, low, bottom - lower),
    stacks: stackBoxes(box(width - side, upper, side - edge, lower - upper - 6), tall),
  }
}

/** Three stacks side by side, or one below the other where it is narrow. */
function stackBoxes(room: Box, narrow: boolean): Box[] {
  const gap = narrow ? 3 : 5
  return [0, 1, 2].map((i) =>
    narrow
      ? box(room.x, room.y + (i * (room.height + gap)) / 3, room.width, (room.height - 2 * gap) / 3)
      : box(room.x + (i * (room.width + gap)) / 3, room.y, (room.width - 2 * gap) / 3, room.height),
  )
}

function layoutOf(preset: Preset, seats: number, viewer: Seat | null): Layout {
  const { kind, width, top, pitch, tile, beside } = preset
  const townHeight = ROWS.length * pitch.y
  const ranches = ranchPlaces(preset, top + townHeight + (kind === 'tall' ? 4 : 8), seats, viewer)
  const height = Math.max(...ranches.map(({ rect }) => rect.y + rect.height), top + townHeight) + 4
  const middle = width / 2
  const span = kind === 'wide' ? 620 : 388
  return {
    kind,
    width: width + (beside ?? 0),
    height,
    horizon: preset.horizon,
    land: box(0, 0, width, top + townHeight),
    tile,
    pitch: pitch.y,
    cowboy: preset.cowboy,
    plots: plotBoxes(preset),
    crossings: crossingSpots(preset),
    reach: preset.reach,
    star: preset.star,
    finger: preset.finger,
    ...corners(preset, townHeight),
    tray: beside === null ? trayBox(kind, width, ranches, viewer) : box(width + 4, top, beside - 8, townHeight),
    trayColumns: kind === 'tall' ? 5 : beside === null ? 9 : 1,
    showdown: box(middle - span / 2, top + pitch.y * (kind === 'tall' ? 0.9 : 1), span, kind === 'tall' ? 262 : 300),
    ranches,
  }
}

/** Drawn tiles lie over the ranches, where they hide no plot: over the own one where that is alone. */
function trayBox(kind: TownKind, width: number, ranches: readonly RanchPlace[], viewer: Seat | null): Box {
  const { y, height } = ranches[kind === 'wide' ? 0 : (viewer ?? 0)].rect
  return box(4, y - 2, width - 8, height + 4)
}

/** Of two players a ranch would be higher than its things need. */
const HIGHEST_BESIDE = 240

/** One below the other beside the town. */
function ranchesBeside(preset: Preset, column: number, bottom: number, seats: number): RanchPlace[] {
  const { width, ranch } = preset
  const height = Math.min(HIGHEST_BESIDE, (bottom + ranch.gap) / seats - ranch.gap)
  return Array.from({ length: seats }, (_, seat) =>
    ranchPlace(preset, seat, box(width + ranch.gap, seat * (height + ranch.gap), column - ranch.gap, height)),
  )
}

/** Side by side below the town, in two rows where there is the height; on a phone one below the other, the own one above the town. */
function ranchPlaces(preset: Preset, below: number, seats: number, viewer: Seat | null): RanchPlace[] {
  const { kind, width, ranch, twoRows, beside } = preset
  if (beside !== null) return ranchesBeside(preset, beside, below - 8, seats)
  const columns = kind === 'tall' ? 1 : Math.ceil(seats / (twoRows ? 2 : 1))
  const w = (width - ranch.gap * (columns + 1)) / columns
  const first = kind === 'tall' ? 1 : 0
  const places = seatOrder(kind, seats, viewer).map((seat, i) => {
    const at = i - first
    const y = at < 0 ? 46 : below + Math.floor(at / columns) * (ranch.height + ranch.gap)
    const x = at < 0 ? ranch.gap : ranch.gap + (at % columns) * (w + ranch.gap)
    return ranchPlace(preset, seat, box(x, y, w, ranch.height))
  })
  return places.sort((a, b) => a.seat - b.seat)
}
