/** Everything that can be clicked, focused or asked about on a sheet, in reading order. */
import type { Spot } from '../../../board/Spots.tsx'
import type { RegionName } from '../layout/types.ts'
import { annexSpots, newYorkSpots, northSpots } from '../north/spots.ts'
import { pokerSpots } from '../poker/spots.ts'
import { dockSpots, homeSpots } from './home.ts'
import { marketSpots } from './markets.ts'
import { railroadSpots } from './railroad.ts'
import type { Scene } from './scene.ts'
import { trailSpots } from './trail.ts'

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
