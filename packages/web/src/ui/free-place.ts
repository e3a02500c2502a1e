/** Where a few words stand: beside their thing, inside the room they have, and off everything that may be chosen. */
import type { Box } from '../art/ink.ts'

type Size = Pick<Box, 'width' | 'height'>
type Corner = Pick<Box, 'x' | 'y'>

export interface FreePlace extends Corner {
  /** Whether something to be avoided lies under it all the same. */
  readonly hides: boolean
}

/** Steps in which the room is searched where there is no place beside the thing. */
const STEPS = 24

/**
 * Below the thing, above, right or left of it, or else the nearest place in the room that hides nothing; where there is none,
 * the one that hides least.
 */
export function freePlace(size: Size, thing: Box, avoid: readonly Box[], room: Box, gap = 8): FreePlace {
  const beside = sides(size, thing, room, gap).filter((at) => inside(at, size, room))
  const free = (at: Corner): boolean => !avoid.some((other) => overlap(at, size, other) > 0)
  const found = beside.find(free) ?? nearest(grid(size, room).filter(free), size, thing)
  if (found !== undefined) return { ...found, hides: overlap(found, size, thing) > 0 }
  const cost = (at: Corner): number => avoid.reduce((sum, other) => sum + overlap(at, size, other), 0)
  const least = beside.length > 0 ? beside : [clamped(sides(size, thing, room, gap)[1], size, room)]
  return { ...least.reduce((best, at) => (cost(at) < cost(best) ? at : best)), hides: true }
}

/** Centred on each side of the thing, then level with either end of it. */
function sides({ width, height }: Size, thing: Box, room: Box, gap: number): readonly Corner[] {
  const right = thing.x + thing.width
  const bottom = thing.y + thing.height
  const along = (at: number, size: number, from: number, all: number): number =>
    Math.max(from, Math.min(at, from + all - size))
  const columns = [(thing.x + right - width) / 2, thing.x, right - width].map((x) =>
    along(x, width, room.x, room.width),
  )
  const rows = [(thing.y + bottom - height) / 2, thing.y, bottom - height].map((y) =>
    along(y, height, room.y, room.height),
  )
  return [0, 1, 2].flatMap((i) => [
    { x: columns[i], y: bottom + gap },
    { x: columns[i], y: thing.y - height - gap },
    { x: right + gap, y: rows[i] },
    { x: thing.x - width - gap, y: rows[i] },
  ])
}

function inside({ x, y }: Corner, { width, height }: Size, room: Box): boolean {
  return x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height
}

function clamped({ x, y }: Corner, { width, height }: Size, room: Box): Corner {
  return {
    x: Math.max(room.x, Math.min(x, room.x + room.width - width)),
    y: Math.max(room.y, Math.min(y, room.y + room.height - height)),
  }
}

function grid({ width, height }: Size, room: Box): readonly Corner[] {
  const free = { x: room.width - width, y: room.height - height }
  if (free.x < 0 || free.y < 0) return []
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
  return steps.flatMap((v) => steps.map((u) => ({ x: room.x + u * free.x, y: room.y + v * free.y })))
}

function nearest(places: readonly Corner[], { width, height }: Size, thing: Box): Corner | undefined {
  const far = ({ x, y }: Corner): number =>
    Math.hypot(x + width / 2 - thing.x - thing.width / 2, y + height / 2 - thing.y - thing.height / 2)
  return places.reduce<Corner | undefined>(
    (best, at) =>
      overlap(at, { width, height }, thing) === 0 && (best === undefined || far(at) < far(best)) ? at : best,
    undefined,
  )
}

/** The area that both cover. */
function overlap({ x, y }: Corner, { width, height }: Size, other: Box): number {
  const wide = Math.min(x + width, other.x + other.width) - Math.max(x, other.x)
  const high = Math.min(y + height, other.y + other.height) - Math.max(y, other.y)
  return wide > 0 && high > 0 ? wide * high : 0
}
