/** The ground of each kind of screen, from its measures. */
import type { Kind } from '../../../board/kinds.ts'
import type { StageSize } from '../../../board/stage-size.ts'
import { diceSlots, line, rect, type Terraces, terraces, village } from './parts.ts'
import type { Ground, Rect } from './types.ts'

type Same = 'width' | 'trackHeight' | 'horizon' | 'tile' | 'gaucho' | 'pampa' | 'village' | 'steppe' | 'tray' | 'wishes'

interface Measures extends Pick<Ground, Same> {
  readonly terraces: Omit<Terraces, 'tile'>
  readonly areas: { readonly rect: Rect; readonly columns: number }
  readonly corral: { readonly rect: Rect; readonly die: number; readonly reach: number; readonly pitch: number }
  /** Without columns: all side by side. */
  readonly ranches: Omit<Ground['ranches'], 'columns'> & { readonly columns?: number }
}

const MEASURES: { readonly [kind in Kind]: Measures } = {
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
  middle: {
    width: 800,
    trackHeight: 58,
    horizon: 100,
    tile: 82,
    gaucho: 0.86,
    pampa: rect(0, 92, 800, 440),
    village: rect(0, 526, 800, 414),
    terraces: { left: 120, top: 116, pitch: 104, gap: 10, stagger: [40, 28, 16, 4], sign: 14 },
    steppe: { tile: 56, spots: line(530, 122, 4, 61), pile: { x: 672, y: 214 } },
    areas: { rect: rect(4, 540, 792, 240), columns: 3 },
    corral: { rect: rect(16, 788, 540, 146), die: 48, reach: 54, pitch: 54 },
    tray: { rect: rect(572, 798, 212, 124), slots: line(620, 866, 3, 58) },
    wishes: line(470, 756, 6, 60),
    ranches: { top: 948, columns: 2, tile: 58, leastTile: 52, minHeight: 150 },
  },
  tall: {
    width: 400,
    trackHeight: 92,
    horizon: 50,
    tile: 54,
    gaucho: 0.6,
    pampa: rect(0, 46, 400, 276),
    village: rect(0, 320, 400, 350),
    terraces: { left: 41, top: 62, pitch: 66, gap: 4, stagger: [1, 3, 4, 5], sign: 5 },
    steppe: { tile: 44.8, spots: line(217, 67, 4, 45.4), pile: { x: 326, y: 131 } },
    areas: { rect: rect(2, 456, 396, 210), columns: 3 },
    corral: { rect: rect(1, 322, 266, 134), die: 40, reach: 45.2, pitch: 45 },
    tray: { rect: rect(268, 334, 128, 112), slots: line(289, 400, 3, 43) },
    wishes: line(72, 390, 6, 51),
    ranches: { top: 678, columns: 1, tile: 56, leastTile: 46, minHeight: 90 },
  },
}

/** A low desk: as wide as the stage, under less sky, with wider and lower ranches. */
function low(width: number): Measures {
  const more = width - MEASURES.wide.width
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

/** Of a low board before herds make it higher. */
const LOW_HEIGHT = 736
/** How much wider than high a stage is on which a low board is larger than the usual one. */
const LOW_FROM = 1.55
const WIDEST = 1480
/** A window that is dragged is not drawn anew all the time. */
const STEP = 20

/** Width of the low board that fills a stage; null: the usual one fits better. */
export function lowWidth(stage: StageSize | null): number | null {
  if (stage === null || stage.width / stage.height < LOW_FROM) return null
  const width = (stage.width / stage.height) * LOW_HEIGHT
  return Math.floor(Math.max(MEASURES.wide.width, Math.min(WIDEST, width)) / STEP) * STEP
}

/** `width`: of a low desk. */
export function groundOf(kind: Kind, seats: number, width: number | null = null): Ground {
  const measures = kind === 'wide' && width !== null ? low(width) : MEASURES[kind]
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
