/** Everything that can be clicked, focused or asked about on a sheet, in reading order. */
import type { View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Target } from '../../../adapter.ts'
import type { Spot } from '../../../board/Spots.tsx'
import type { Labels } from '../labels.ts'
import type { Layout } from '../layout/types.ts'

export interface Scene {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly lit: ReadonlySet<Target>
  /** Whose place is shown. */
  readonly seat: Seat
}

export const spot = (target: Target, rect: Spot['rect'], label: string, round = 5, key: string = target): Spot => ({
  key,
  target,
  rect,
  label,
  round,
})
