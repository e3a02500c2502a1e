/** Cities, stations, and the spaces of the track: those that can be chosen, or on which an engine stands. */
import { STATIONS, type SpaceId } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import type { Spot } from '../../../board/Spots.tsx'
import { around, grown } from '../../../board/boxes.ts'
import type { RailroadLayout } from '../layout/types.ts'
import { thingTarget } from '../targets.ts'
import { type Scene, spot } from './scene.ts'

/** 44 pixels on a phone 390 wide, whose sheet is 400. */
const FINGER = 45.4

/** The ring of a city lies on its frame: points stand between it and the next. */
const FRAME = 2.6

/** A finger has room outside the line for its spaces, and inside for the sidings. */
function uprightHit({ spaces, rect }: RailroadLayout, space: SpaceId): Box {
  const { x, y, turn } = spaces[space]
  const inward = (turn > 0 ? 1 : -1) * (space.startsWith('turnout') ? 1 : -1)
  const top = Math.max(rect.y, y - FINGER / 2)
  return around(Math.min(x + inward * 14, rect.x + rect.width - FINGER / 2), top + FINGER / 2, FINGER, FINGER)
}

export function railroadSpots({ view, layout: { railroad, kind }, labels, lit }: Scene): readonly Spot[] {
  const cities = view.cities.flatMap(({ city }) => {
    const rect = railroad.cities[city]
    return rect === undefined ? [] : [{ ...spot(`city ${city}`, rect, labels.city(city)), glow: grown(rect, -FRAME) }]
  })
  const stations = STATIONS.flatMap(({ id }) => {
    const rect = railroad.stations[id]
    return rect === undefined ? [] : [spot(`station ${id}`, rect, labels.station(id), 4)]
  })
  const masters = view.stationMasters.flatMap(({ station, master, worker }) => {
    const rect = railroad.masters[station]
    const id = master ?? worker
    return rect === undefined || id === null
      ? []
      : [spot(thingTarget(id), rect, labels.words.discs(labels.name(id), []), 4, `master ${station}`)]
  })
  const spaces = (Object.keys(railroad.spaces) as SpaceId[]).flatMap((space) => {
    const engines = view.players.filter(({ engine }) => engine === space).map(({ seat }) => seat)
    const target = `space ${space}`
    if (!lit.has(target) && engines.length === 0) return []
    const { x, y } = railroad.spaces[space]
    const hit = kind === 'tall' ? uprightHit(railroad, space) : around(x, y, 25, 25)
    return [{ ...spot(target, hit, labels.track(space, engines), 8), glow: around(x, y, 22, 17) }]
  })
  const open = spaces.filter(({ target }) => lit.has(target))
  return [...cities, ...spaces.filter(({ target }) => !lit.has(target)), ...masters, ...stations, ...open]
}
