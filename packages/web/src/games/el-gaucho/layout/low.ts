/** A low desk: as wide as the stage, under less sky, with wider and lower ranches. */
import type { Measures } from './measures.ts'
import { line, rect } from './parts.ts'

/** Before herds make it higher. */
export const LOW_HEIGHT = 736
export const LOW_WIDTHS = { least: 1200, most: 1480 }

export function low(width: number): Measures {
  const more = width - LOW_WIDTHS.least
  const [land, town] = [more * 0.5, more * 0.5]
  const [west, top] = [690 + land, 56]
  const pen = 318 + town * 0.6
  return {
    width,
    trackHeight: 44,
    horizon: 66,
    tile: 78,
    gaucho: 0.78,
    pampa: rect(0, top, 672 + land, 446),
    village: rect(west, top, 510 + town, 446),
    terraces: {
      left: 92 + land * 0.2,
      top: top + 26,
      pitch: 102,
      gap: 9 + land * 0.04,
      stagger: [44 + land * 0.24, 30 + land * 0.16, 16 + land * 0.08, 4],
      sign: 14,
    },
    steppe: { tile: 50, spots: line(444 + land, top + 32, 4, 55), pile: { x: 552 + land * 0.8, y: top + 116 } },
    areas: { rect: rect(west + 16, top - 2, 492 + town, 312), columns: 2 },
    corral: { rect: rect(west + 16, top + 310, pen, 132), die: 44, reach: 48, pitch: 47 },
    tray: {
      rect: rect(west + pen + 22, top + 320, width - west - pen - 26, 112),
      slots: line(width - 140, top + 383, 3, 53),
    },
    wishes: line(west + 192 + town * 0.5, top + 288, 6, 52),
    ranches: { top: top + 452, tile: 60, leastTile: 48, minHeight: 168 },
  }
}
