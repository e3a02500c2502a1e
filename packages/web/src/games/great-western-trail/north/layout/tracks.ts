/**
 * The rails as they are drawn, from town to town, to turnouts and to the gates of the network. Which towns they join follows from
 * it, and a test compares that with the rules.
 */
import type { CityId, TownId } from '@waystation/great-western-trail'

/** Where a network may begin: the town hall of Kansas City, and cities with a disc. */
export const GATES = [
  'kansas-city',
  'columbia',
  'st-louis',
  'chicago',
  'detroit',
  'cleveland',
  'pittsburgh',
] as const satisfies readonly CityId[]
export type GateId = (typeof GATES)[number]

export const JUNCTIONS = ['green', 'memphis', 'blue-low', 'blue-high', 'red', 'montreal'] as const
export type JunctionId = (typeof JUNCTIONS)[number]

/** The end of a rail. */
export type Stop = { readonly town: TownId } | { readonly junction: JunctionId } | { readonly gate: GateId }

export interface Track {
  readonly from: Stop
  readonly to: Stop
}

const town = (id: TownId): Stop => ({ town: id })
const junction = (id: JunctionId): Stop => ({ junction: id })
const gate = (id: GateId): Stop => ({ gate: id })
const track = (from: Stop, to: Stop): Track => ({ from, to })

export const TRACKS: readonly Track[] = [
  track(gate('kansas-city'), town('green-gate')),
  track(town('green-gate'), town('green-west')),
  track(town('green-gate'), town('memphis')),
  track(town('memphis'), junction('green')),
  track(junction('green'), town('green-station')),
  track(junction('green'), town('green-corner')),
  track(junction('memphis'), town('memphis')),
  track(gate('columbia'), junction('memphis')),
  track(gate('st-louis'), junction('memphis')),
  track(gate('st-louis'), town('purple-gate')),
  track(town('purple-gate'), town('purple-west')),
  track(gate('chicago'), town('blue-gate')),
  track(town('blue-gate'), junction('blue-low')),
  track(junction('blue-low'), town('blue-middle')),
  track(junction('blue-low'), junction('blue-high')),
  track(junction('blue-high'), town('blue-north')),
  track(junction('blue-high'), town('denver')),
  track(town('blue-north'), town('san-francisco')),
  track(gate('chicago'), town('milwaukee')),
  track(town('milwaukee'), town('red-west')),
  track(town('red-west'), junction('red')),
  track(junction('red'), town('green-bay')),
  track(junction('red'), town('red-station')),
  track(town('green-bay'), town('red-crossroads')),
  track(town('red-crossroads'), town('red-south')),
  track(town('red-crossroads'), town('red-north')),
  track(town('red-north'), town('minneapolis')),
  track(town('red-crossroads'), town('red-east')),
  track(town('red-east'), town('toronto')),
  track(gate('cleveland'), town('toronto')),
  track(town('red-east'), junction('montreal')),
  track(junction('montreal'), town('montreal')),
  track(junction('montreal'), town('red-corner')),
  track(gate('detroit'), town('teal-gate')),
  track(town('teal-gate'), town('teal-west')),
  track(gate('pittsburgh'), town('violet-gate')),
  track(town('violet-gate'), town('violet-east')),
]

const same = (a: Stop, b: Stop): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Towns that a train reaches from here without passing another town or a gate. */
export function reachedFrom(start: Stop): readonly TownId[] {
  const seen: Stop[] = [start]
  const towns: TownId[] = []
  for (const stop of seen) {
    if (stop !== start && !('junction' in stop)) {
      if ('town' in stop) towns.push(stop.town)
      continue
    }
    for (const { from, to } of TRACKS) {
      const next = same(from, stop) ? to : same(to, stop) ? from : null
      if (next !== null && !seen.some((other) => same(other, next))) seen.push(next)
    }
  }
  return towns
}
