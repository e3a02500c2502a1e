/** Where a player's network reaches: gates that are open, towns with an own shop, and the rails that lead on from them. */
import type { PlayerView } from '@waystation/great-western-trail'
import { type GateId, GATES, JUNCTIONS, type Stop, type Track, TRACKS } from '../layout/tracks.ts'

/** The town hall of Kansas City is always open, the other gates with an own disc in their city. */
export const isOpen = (gate: GateId, { cities }: PlayerView): boolean =>
  gate === 'kansas-city' || cities.some(({ city }) => city === gate)

const openGates = (player: PlayerView): readonly GateId[] => GATES.filter((gate) => isOpen(gate, player))

/** Rails on which a shop could be reached from what a player has. */
export function networkOf(player: PlayerView): readonly Track[] {
  const starts: Stop[] = [
    ...openGates(player).map((gate): Stop => ({ gate })),
    ...(player.annex?.shops ?? []).map((town): Stop => ({ town })),
  ]
  const reached = new Set(starts.map(nameOf))
  const tracks = new Set<Track>()
  // Through turnouts, of which at most two follow each other.
  for (let pass = 0; pass <= JUNCTIONS.length; pass++) {
    for (const track of TRACKS) {
      const ends = [track.from, track.to]
      if (!ends.some((end) => reached.has(nameOf(end)))) continue
      tracks.add(track)
      for (const end of ends) if ('junction' in end) reached.add(nameOf(end))
    }
  }
  return [...tracks]
}

const nameOf = (stop: Stop): string => JSON.stringify(stop)
