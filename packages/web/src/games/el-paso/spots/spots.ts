/** Everything that can be clicked, focused or asked about on a sheet, in reading order. */
import { type View } from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import type { Target } from '../../../adapter.ts'
import type { Spot } from '../../../board/Spots.tsx'
import type { Labels } from '../labels.ts'
import type { Layout, RegionName } from '../layout/types.ts'
import type { SueStops } from '../sue/stops.ts'
import { dockSpots, ranchSpots } from './ranch.ts'
import { storeSpots } from './store.ts'
import { townSpots } from './town.ts'
import { trailSpots } from './trail.ts'
import { trainSpots } from './train.ts'

/** What a player's own place is drawn from. */
export interface RanchScene {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly lit: ReadonlySet<Target>
  /** Whose ranch is shown. */
  readonly seat: Seat
}

export interface Scene extends RanchScene {
  readonly stops: SueStops
}

const OF_REGION: { readonly [region in RegionName]: (scene: Scene) => readonly Spot[] } = {
  trail: trailSpots,
  town: townSpots,
  train: trainSpots,
  store: storeSpots,
  ranch: (scene) => [...ranchSpots(scene), ...(scene.layout.kind === 'tall' ? [] : dockSpots(scene))],
  sue: () => [],
}

export const spotsOf = (scene: Scene): Spot[] => scene.layout.shows.flatMap((region) => OF_REGION[region](scene))

/** What is always at hand on a phone. */
export const spotsOnDock = (scene: RanchScene): Spot[] => [...dockSpots(scene)]
