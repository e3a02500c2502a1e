/** A tablet, or any stage that is high for its width: as high as it, with less land at the sides and room for fingers. */
import type { Measures } from './measures.ts'
import { line, rect } from './parts.ts'

export const HIGH_WIDTHS = { least: 1040, most: 1200 }
/** The lowest in which every place has its room. */
export const LEAST_HEIGHT = 850
export const MOST_HEIGHT = 1400
/** With so much more height, four ranches stand in two rows. */
const TWO_ROWS = 160
const GAP = 8
const TILE = 78
const DIE = 40
const REACH = 60

/** A cart with two dice side by side and one on top of them. */
const CART = 132

export function high(width: number, height: number, seats: number): Measures {
  const more = width - HIGH_WIDTHS.least
  const extra = Math.max(0, height - LEAST_HEIGHT)
  const land = 586 + more * 0.52
  const west = land + 12
  const town = width - west
  const top = 66 + extra * 0.06
  const places = 360 + extra * 0.24
  const pens = top + places
  const bottom = pens + 154 + extra * 0.04
  const track = 50 + Math.min(14, extra * 0.05)
  const rows = seats === 4 && extra >= TWO_ROWS ? 2 : 1
  const ranches = bottom + 6
  const gap = 4 + more * 0.028
  const left = 74 + more * 0.1
  const cart = width - 4 - CART
  const slot = { x: cart + CART / 2, y: bottom - 48 }
  return {
    width,
    trackHeight: track,
    horizon: top + 12,
    tile: TILE,
    gaucho: 0.78,
    pampa: rect(0, top, land, bottom - top),
    village: rect(west, top, town, bottom - top),
    terraces: {
      left,
      top: top + 26,
      pitch: (bottom - top - 26 - TILE - 30) / 3,
      gap,
      stagger: [8 + more * 0.2, 10 + more * 0.12, 7 + more * 0.06, 4],
      sign: 14,
    },
    steppe: {
      tile: 57,
      spots: line(land - 242, top + 34, 4, 59),
      pile: { x: land - 116, y: top + 36 + (bottom - top) * 0.24 },
    },
    areas: { rect: rect(west + 10, top - 2, town - 12, places), columns: 2 },
    corral: {
      rect: rect(west + 8, pens + 2, cart - west - 14, bottom - pens - 6),
      die: DIE,
      reach: REACH,
      pitch: REACH / 1.12,
    },
    tray: {
      rect: rect(cart, bottom - 154, CART, 150),
      slots: [
        { x: slot.x - REACH / 2, y: slot.y },
        { x: slot.x + REACH / 2, y: slot.y },
        { x: slot.x, y: slot.y - REACH + 14 },
      ],
    },
    wishes: line(west + (town - 5 * REACH) / 2, pens - 20, 6, REACH),
    ranches: {
      top: ranches,
      tile: 60,
      leastTile: rows === 2 ? 52 : 48,
      minHeight: (height - ranches - track - GAP) / rows - GAP,
      columns: Math.ceil(seats / rows),
    },
  }
}
