/** What the spots of every region are made from. */
import type { TownId, View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Target } from '../../../adapter.ts'
import type { Spot } from '../../../board/Spots.tsx'
import type { Labels } from '../labels.ts'
import type { Layout } from '../layout/types.ts'

export interface Scene {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  /** What can be chosen now, and what is chosen. */
  readonly lit: ReadonlySet<Target>
  /** Whose place is shown. */
  readonly seat: Seat
  /** The town whose trade spaces are to be chosen from. */
  readonly near?: TownId | null
}

export const spot = (target: Target, rect: Spot['rect'], label: string, round = 5, key: string = target): Spot => ({
  key,
  target,
  rect,
  label,
  round,
})
