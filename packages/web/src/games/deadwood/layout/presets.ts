/** The measures of each kind of screen. */
import type { TileSize } from '../town/Tile.tsx'
import type { Kind } from '../../../board/kinds.ts'

export interface Preset {
  readonly kind: Kind
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
  readonly ranch: { readonly height: number; readonly gap: number; readonly scale: number }
}

export const PRESETS: { readonly [kind in Kind]: Preset } = {
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
    ranch: { height: 146, gap: 7, scale: 0.98 },
  },
  middle: {
    kind: 'middle',
    width: 800,
    top: 76,
    horizon: 66,
    pitch: { x: 113.5, y: 98 },
    tile: { width: 104, height: 87, roof: 13, lines: 1, walk: 16, glyph: 12.5 },
    cowboy: 0.8,
    star: 0.9,
    reach: { width: 54, height: 60 },
    finger: 46,
    ranch: { height: 150, gap: 8, scale: 0.98 },
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
    ranch: { height: 100, gap: 6, scale: 0.84 },
  },
}
