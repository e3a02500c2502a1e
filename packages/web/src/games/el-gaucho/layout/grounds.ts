/** The ground of each kind of screen, from its measures. */
import { high } from './high.ts'
import { low } from './low.ts'
import type { Measures } from './measures.ts'
import { diceSlots, line, rect, terraces, village } from './parts.ts'
import type { Ground, GroundKind } from './types.ts'

const MEASURES: { readonly [kind in GroundKind]: Measures } = {
  wide: {
    width: 1200,
    trackHeight: 58,
    horizon: 96,
    tile: 78,
    gaucho: 0.78,
    pampa: rect(0, 84, 672, 446),
    village: rect(690, 84, 510, 446),
    terraces: { left: 92, top: 110, pitch: 102, gap: 9, stagger: [44, 30, 16, 4], sign: 14 },
    steppe: { tile: 50, spots: line(444, 116, 4, 55), pile: { x: 552, y: 200 } },
    areas: { rect: rect(706, 82, 492, 312), columns: 2 },
    corral: { rect: rect(706, 394, 318, 132), die: 44, reach: 48, pitch: 47 },
    tray: { rect: rect(1030, 404, 166, 112), slots: line(1060, 467, 3, 53) },
    wishes: line(882, 372, 6, 52),
    ranches: { top: 536, tile: 60, leastTile: 48, minHeight: 214 },
  },
  tall: {
    width: 400,
    trackHeight: 92,
    horizon: 50,
    tile: 54,
    gaucho: 0.6,
    pampa: rect(0, 46, 400, 276),
    village: rect(0, 320, 400, 350),
    terraces: { left: 44, top: 62, pitch: 66, gap: 3.6, stagger: [1, 3, 4, 5], sign: 10 },
    steppe: { tile: 44.8, spots: line(217, 67, 4, 45.4), pile: { x: 326, y: 131 } },
    areas: { rect: rect(2, 456, 396, 210), columns: 3 },
    corral: { rect: rect(1, 322, 266, 134), die: 40, reach: 45.2, pitch: 45 },
    tray: { rect: rect(268, 334, 128, 112), slots: line(289, 400, 3, 43) },
    wishes: line(72, 390, 6, 51),
    ranches: { top: 678, columns: 1, tile: 56, leastTile: 46, minHeight: 90 },
  },
}

/** `sheet`: of a desk or a tablet whose shape is not the usual one. */
export function groundOf(
  kind: GroundKind,
  seats: number,
  width: number | null = null,
  height: number | null = null,
): Ground {
  const measures = kind === 'wide' && width !== null ? shaped(width, height, seats) : MEASURES[kind]
  const { terraces: steps, areas, corral, ranches, ...same } = measures
  return {
    ...same,
    kind,
    scene: rect(0, 0, same.width, same.village.y + same.village.height),
    pastures: terraces({ ...steps, tile: same.tile }),
    areas: village({ ...areas, seats }),
    corral: { ...corral, slots: diceSlots(corral.rect, [4, 5], corral.pitch) },
    ranches: { columns: seats, ...ranches },
  }
}

const shaped = (width: number, height: number | null, seats: number): Measures =>
  height === null ? low(width) : high(width, height, seats)
