/** Pieces of arrangements shared by all screens. */
import { AREA_IDS, type AreaId, PASTURES } from '@waystation/el-gaucho'
import type { AreaPlace, PasturePlace, Rect, Spot } from './types.ts'

export const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })

export const square = ({ x, y }: Spot, size: number): Rect => rect(x, y, size, size)

export interface Terraces {
  readonly left: number
  readonly top: number
  readonly pitch: number
  readonly tile: number
  readonly gap: number
  readonly stagger: readonly number[]
  /** How far left of the pasture its sign stands. */
  readonly sign: number
}

/** The shortest pasture is farthest away. */
export function terraces({ left, top, pitch, tile, gap, stagger, sign }: Terraces): PasturePlace[] {
  return PASTURES.map(({ id, spaces }, row) => {
    const x = left + stagger[row]
    const y = top + row * pitch
    const spots = Array.from({ length: spaces }, (_, i) => ({ x: x + i * (tile + gap), y }))
    const width = spaces * (tile + gap) - gap
    return { id, rect: rect(x - 8, y - 6, width + 16, tile + 12), spaces: spots, sign: { x: x - sign, y: y + tile } }
  })
}

/** The wild places on the left, the buildings of the estancia on the right. */
export const AREA_ORDER: readonly AreaId[] = ['steppe', 'sort', 'theft', 'wish', 'overseer', 'immediate-sale']

interface Village {
  readonly rect: Rect
  readonly columns: number
  readonly seats: number
}

export function village({ rect: box, columns, seats }: Village): AreaPlace[] {
  const rows = AREA_IDS.length / columns
  const width = box.width / columns
  const height = box.height / rows
  return AREA_ORDER.map((id, i) => {
    const plot = rect(
      box.x + (i % columns) * width + 4,
      box.y + Math.floor(i / columns) * height + 2,
      width - 8,
      height - 4,
    )
    return { id, rect: plot, seats: seatSpots(plot, seats) }
  })
}

function seatSpots({ x, y, width, height }: Rect, seats: number): Spot[] {
  const step = (width - 12) / seats
  return Array.from({ length: seats }, (_, i) => ({ x: x + 6 + step * (i + 0.5), y: y + height - 9 - (i % 2) * 2 }))
}

/** Dice lie loosely in the corral, in rows of so many, pushed about a little, always the same way. */
export function diceSlots({ x, y, width, height }: Rect, rows: readonly number[], pitch: number): Spot[] {
  const nudge = [1, -1, 0, -1, 1, 0]
  const spots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: x + width / 2 + (i - (count - 1) / 2) * pitch * 1.12 + nudge[(i + row) % nudge.length],
      y: y + height / 2 + 3 + (row - (rows.length - 1) / 2) * pitch * 1.16 + nudge[(i * 2 + row) % nudge.length],
    })),
  )
  return spots.map((_, i) => spots[(i * 7 + 2) % spots.length])
}

export const line = (x: number, y: number, count: number, step: number): Spot[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + i * step, y }))
