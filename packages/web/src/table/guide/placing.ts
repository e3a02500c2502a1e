/** Where a lesson stands: beside what it points at, never over it, nor over the prompt. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 16

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** Top left corner of the lesson; where nothing fits, at the foot of the room it has. */
export function beside(thing: Box | null, { width, height }: Size, room: Box): { left: number; top: number } {
  const foot = { left: (room.left + room.right - width) / 2, top: room.bottom - height }
  if (thing === null) return foot
  const x = clamp((thing.left + thing.right - width) / 2, room.left, room.right - width)
  const y = clamp((thing.top + thing.bottom - height) / 2, room.top, room.bottom - height)
  const ways = [
    { left: x, top: thing.bottom + GAP },
    { left: thing.right + GAP, top: y },
    { left: thing.left - GAP - width, top: y },
    { left: x, top: thing.top - GAP - height },
  ]
  const fits = ({ left, top }: { left: number; top: number }): boolean =>
    left >= room.left && top >= room.top && left + width <= room.right && top + height <= room.bottom
  return ways.find(fits) ?? foot
}
