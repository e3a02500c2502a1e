/** The measures of each kind of screen. */
import type { TileSize } from '../town/Tile.tsx'
import type { SheetRange, StageSize } from '../../../board/stage-size.ts'

/** A phone held upright, or any larger screen. */
export type TownKind = 'wide' | 'tall'

export interface Preset {
  readonly kind: TownKind
  readonly width: number
  /** Top of the first row of plots; above it is the sky, and on a phone the own ranch. */
  readonly top: number
  readonly horizon: number
  /** Steps from plot to plot and from row to row. */
  readonly pitch: { readonly x: number; readonly y: number }
  readonly tile: TileSize
  readonly cowboy: number
  readonly star: number
  readonly reach: { readonly width: number; readonly height: number }
  /** As wide as a finger is, on the narrowest screen of this kind. */
  readonly finger: number
  /** `scale`: of the cowboys at home. */
  readonly ranch: {
    readonly height: number
    readonly gap: number
    readonly scale: number
    /** Between the cowboys at home, at most. */
    readonly step: number
  }
  /** Four and five ranches stand in two rows. */
  readonly twoRows: boolean
  /** The ranches stand to the right of the town, in a column as wide as this; null: below it. */
  readonly beside: number | null
}

export const PRESETS: { readonly [kind in TownKind]: Preset } = {
  wide: {
    kind: 'wide',
    width: 1200,
    top: 70,
    horizon: 62,
    pitch: { x: 170, y: 102 },
    tile: { width: 154, height: 91, roof: 14, lines: 1, walk: 19, glyph: 15 },
    cowboy: 0.86,
    star: 1.05,
    reach: { width: 60, height: 60 },
    finger: 52,
    ranch: { height: 146, gap: 7, scale: 0.98, step: 66 },
    twoRows: false,
    beside: null,
  },
  tall: {
    kind: 'tall',
    width: 400,
    top: 152,
    horizon: 42,
    pitch: { x: 56.6, y: 86 },
    tile: { width: 51.5, height: 77, roof: 10, lines: 2, walk: 13, glyph: 11 },
    cowboy: 0.64,
    star: 0.66,
    reach: { width: 28, height: 48 },
    finger: 46,
    ranch: { height: 100, gap: 6, scale: 0.84, step: 50 },
    twoRows: false,
    beside: null,
  },
}

/** A desk, and a tablet, which is higher for its width. */
export const WIDE_SHEET: SheetRange = { width: 1200, lowest: 840, highest: 1300, usual: 840 }
/** As wide as a ranch beside the town. */
const COLUMN = 272
/** A low window: what is below the town there would leave land at both sides empty. */
export const LOW_SHEET: SheetRange = { width: WIDE_SHEET.width + COLUMN, lowest: 690, highest: 860, usual: 690 }
/** From this height for its width on the ranches have room below the town. */
const LOW = 0.57

export const isLow = (stage: StageSize | null): boolean => stage !== null && stage.height / stage.width < LOW

const ROWS_OF_TOWN = 6
/** With so much more height, many ranches stand in two rows. */
const TWO_ROWS = 170
/** From here on it is a tablet, on which fingers choose. */
const FINGERS = 60

/** The town has the whole height of the sheet. */
export function lower(preset: Preset, height: number): Preset {
  const { top, horizon, pitch, tile, ranch } = preset
  const more = Math.max(0, height - LOW_SHEET.lowest)
  const sky = more * 0.1
  const row = (height - 4 - top - sky) / ROWS_OF_TOWN - pitch.y
  return {
    ...preset,
    top: top + sky,
    horizon: horizon + sky,
    pitch: { ...pitch, y: pitch.y + row },
    tile: { ...tile, height: tile.height + row },
    ranch: { ...ranch, step: 70 },
    beside: COLUMN,
  }
}

/** What is higher than the usual sheet goes to the houses, to the sky, and to the ranches. */
export function higher(preset: Preset, height: number, seats: number): Preset {
  const more = height - WIDE_SHEET.usual
  if (more <= 0) return preset
  const twoRows = more >= TWO_ROWS && seats > 3
  const { top, horizon, pitch, tile, ranch } = preset
  const ranches = twoRows ? more * 0.08 + 132 : more * 0.3
  const sky = more * 0.07
  const row = (more - sky - ranches) / ROWS_OF_TOWN
  const each = twoRows ? (ranch.height + ranches - ranch.gap) / 2 : ranch.height + ranches
  const fingers = more >= FINGERS
  return {
    ...preset,
    top: top + sky,
    horizon: horizon + sky,
    pitch: { ...pitch, y: pitch.y + row },
    tile: { ...tile, height: tile.height + row, roof: tile.roof + row * 0.12, walk: tile.walk + row * 0.12 },
    ranch: { ...ranch, height: each, step: fingers ? 70 : ranch.step },
    ...(fingers && { reach: { width: 66, height: 66 }, finger: 66 }),
    twoRows,
  }
}
