/** Everything that can be clicked, focused or asked about on a sheet, in reading order. */
import type { TownId, View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Target } from '../../../adapter.ts'
import type { Spot } from '../../../board/Spots.tsx'
import type { Labels } from '../labels.ts'
import type { Layout, RegionName } from '../layout/types.ts'
import { annexSpots, newYorkSpots, northSpots } from '../north/spots.ts'
import { pokerSpots } from '../poker/spots.ts'
import { dockSpots, homeSpots } from './home.ts'
import { marketSpots } from './markets.ts'
import { railroadSpots } from './railroad.ts'
import { trailSpots } from './trail.ts'

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

const OF_REGION: { readonly [region in RegionName]: (scene: Scene) => readonly Spot[] } = {
  trail: trailSpots,
  railroad: (scene) => [...railroadSpots(scene), ...newYorkSpots(scene)],
  north: northSpots,
  markets: marketSpots,
  poker: pokerSpots,
  home: (scene) => [
    ...homeSpots(scene),
    ...annexSpots(scene),
    ...(scene.layout.kind === 'tall' ? [] : dockSpots(scene)),
  ],
}

export const spotsOf = (scene: Scene): Spot[] => scene.layout.shows.flatMap((region) => OF_REGION[region](scene))

/** What is always at hand on a phone. */
export const spotsOnDock = (scene: Scene): Spot[] => [...dockSpots(scene), ...annexSpots(scene)]
