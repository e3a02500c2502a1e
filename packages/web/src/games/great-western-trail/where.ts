/** Where on the sheet the thing lies that an option is about; null where it is on another sheet or nowhere. */
import type { Box } from '../../art/ink.ts'
import type { Target } from '../../adapter.ts'
import type { Spot } from '../../board/Spots.tsx'

/** The spot of the first thing one clicks for it. */
export function boxOf(targets: readonly Target[], spots: readonly Spot[]): Box | null {
  for (const target of targets) {
    const found = spots.find((spot) => spot.target === target)
    if (found !== undefined) return found.glow ?? found.rect
  }
  return null
}
