/** The three arrangements: a wide desk, a tablet held upright, a phone. */
import { diceSlots, inset, line, rect, terraces, village } from './parts.ts'
import type { Ground } from './types.ts'

export function wide(seats: number): Ground {
  const corral = rect(704, 396, 322, 128)
  const tray = rect(1036, 404, 156, 112)
  const box = rect(704, 82, 492, 312)
  return {
    kind: 'wide',
    width: 1200,
    scene: rect(0, 0, 1200, 530),
    pampa: rect(0, 84, 700, 446),
    village: rect(690, 84, 510, 446),
    horizon: 96,
    tile: 78,
    pastures: terraces({ left: 92, top: 110, pitch: 102, tile: 78, gap: 9, stagger: [44, 30, 16, 4] }),
    steppe: { tile: 50, spots: line(452, 116, 4, 55), pile: { x: 560, y: 200 } },
    areas: village({ rect: box, columns: 2, seats }),
    gaucho: 0.86,
    corral: { rect: corral, die: 44, slots: diceSlots(inset(corral, 24), 5, 2) },
    tray: { rect: tray, slots: line(1066, 466, 3, 49) },
    wishes: line(922, 376, 6, 50),
    ranches: { top: 536, columns: seats, tile: 48, minHeight: 204 },
  }
}

export function middle(seats: number): Ground {
  const corral = rect(16, 790, 540, 140)
  const tray = rect(572, 798, 212, 124)
  const box = rect(4, 540, 792, 240)
  return {
    kind: 'middle',
    width: 800,
    scene: rect(0, 0, 800, 940),
    pampa: rect(0, 92, 800, 440),
    village: rect(0, 526, 800, 414),
    horizon: 100,
    tile: 82,
    pastures: terraces({ left: 120, top: 116, pitch: 104, tile: 82, gap: 10, stagger: [40, 28, 16, 4] }),
    steppe: { tile: 56, spots: line(530, 122, 4, 61), pile: { x: 672, y: 214 } },
    areas: village({ rect: box, columns: 3, seats }),
    gaucho: 0.92,
    corral: { rect: corral, die: 48, slots: diceSlots(inset(corral, 26), 5, 2) },
    tray: { rect: tray, slots: line(620, 866, 3, 58) },
    wishes: line(490, 762, 6, 54),
    ranches: { top: 948, columns: 2, tile: 52, minHeight: 150 },
  }
}

export function tall(seats: number): Ground {
  const corral = rect(6, 370, 268, 122)
  const tray = rect(278, 378, 118, 106)
  const box = rect(2, 498, 396, 232)
  return {
    kind: 'tall',
    width: 400,
    scene: rect(0, 0, 400, 736),
    pampa: rect(0, 62, 400, 300),
    village: rect(0, 360, 400, 376),
    horizon: 66,
    tile: 54,
    pastures: terraces({ left: 42, top: 78, pitch: 72, tile: 54, gap: 4, stagger: [12, 8, 4, 2] }),
    steppe: { tile: 44, spots: line(222, 82, 4, 44.5), pile: { x: 318, y: 148 } },
    areas: village({ rect: box, columns: 3, seats }),
    gaucho: 0.62,
    corral: { rect: corral, die: 40, slots: diceSlots(inset(corral, 16), 5, 2) },
    tray: { rect: tray, slots: line(300, 436, 3, 37) },
    wishes: line(82, 352, 6, 47),
    ranches: { top: 744, columns: 1, tile: 46, minHeight: 90 },
  }
}
