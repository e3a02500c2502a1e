/** The three arrangements: a wide desk, a tablet held upright, a phone. */
import { diceSlots, line, rect, terraces, village } from './parts.ts'
import type { Ground } from './types.ts'

export function wide(seats: number): Ground {
  const corral = rect(706, 394, 318, 132)
  const tray = rect(1030, 404, 166, 112)
  return {
    kind: 'wide',
    width: 1200,
    scene: rect(0, 0, 1200, 530),
    pampa: rect(0, 84, 672, 446),
    village: rect(690, 84, 510, 446),
    horizon: 96,
    tile: 78,
    pastures: terraces({ left: 92, top: 110, pitch: 102, tile: 78, gap: 9, stagger: [44, 30, 16, 4], sign: 14 }),
    steppe: { tile: 50, spots: line(444, 116, 4, 55), pile: { x: 552, y: 200 } },
    areas: village({ rect: rect(706, 82, 492, 312), columns: 2, seats }),
    gaucho: 0.78,
    corral: { rect: corral, die: 44, reach: 48, slots: diceSlots(corral, [4, 5], 47) },
    tray: { rect: tray, slots: line(1060, 467, 3, 53) },
    wishes: line(882, 372, 6, 52),
    ranches: { top: 536, columns: seats, tile: 60, leastTile: 48, minHeight: 214 },
  }
}

export function middle(seats: number): Ground {
  const corral = rect(16, 788, 540, 146)
  const tray = rect(572, 798, 212, 124)
  return {
    kind: 'middle',
    width: 800,
    scene: rect(0, 0, 800, 940),
    pampa: rect(0, 92, 800, 440),
    village: rect(0, 526, 800, 414),
    horizon: 100,
    tile: 82,
    pastures: terraces({ left: 120, top: 116, pitch: 104, tile: 82, gap: 10, stagger: [40, 28, 16, 4], sign: 14 }),
    steppe: { tile: 56, spots: line(530, 122, 4, 61), pile: { x: 672, y: 214 } },
    areas: village({ rect: rect(4, 540, 792, 240), columns: 3, seats }),
    gaucho: 0.86,
    corral: { rect: corral, die: 48, reach: 54, slots: diceSlots(corral, [4, 5], 54) },
    tray: { rect: tray, slots: line(620, 866, 3, 58) },
    wishes: line(470, 756, 6, 60),
    ranches: { top: 948, columns: 2, tile: 58, leastTile: 52, minHeight: 150 },
  }
}

export function tall(seats: number): Ground {
  const corral = rect(1, 322, 266, 134)
  const tray = rect(268, 334, 128, 112)
  return {
    kind: 'tall',
    width: 400,
    scene: rect(0, 0, 400, 670),
    pampa: rect(0, 46, 400, 276),
    village: rect(0, 320, 400, 350),
    horizon: 50,
    tile: 54,
    pastures: terraces({ left: 41, top: 62, pitch: 66, tile: 54, gap: 4, stagger: [1, 3, 4, 5], sign: 5 }),
    steppe: { tile: 44.8, spots: line(217, 67, 4, 45.4), pile: { x: 326, y: 131 } },
    areas: village({ rect: rect(2, 456, 396, 210), columns: 3, seats }),
    gaucho: 0.6,
    corral: { rect: corral, die: 40, reach: 45.2, slots: diceSlots(corral, [4, 5], 45) },
    tray: { rect: tray, slots: line(289, 400, 3, 43) },
    wishes: line(72, 390, 6, 51),
    ranches: { top: 678, columns: 1, tile: 56, leastTile: 46, minHeight: 90 },
  }
}
