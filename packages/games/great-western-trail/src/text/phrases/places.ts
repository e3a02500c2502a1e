/** Places of the trail and the track by name. */
import type { Names } from '@waystation/kernel'
import { type SpaceId, spaceId, type StationId, STATIONS } from '../../data/railroad.ts'
import type { TileView } from '../../data/tile-face.ts'
import { HAZARD_TYPES } from '../../data/tiles.ts'
import { nodeAt, type NodeId, NODES } from '../../data/trail.ts'
import type { Words } from '../words.ts'
import { theTile, tileName } from './tiles.ts'

const numberIn = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0)

/** Reads a trail space's id: site-a1, flood-3, site-teepee-2, teepee-minus-1. */
export function nodeName({ places, cities }: Words, id: NodeId): string {
  if (id === 'start') return places.start
  if (id === 'kansas-city') return cities[id]
  const hazard = HAZARD_TYPES.find((type) => id.includes(type))
  if (hazard !== undefined) return (id.startsWith('site') ? places.hazardSite : places.hazard)(hazard, numberIn(id))
  if (id.startsWith('site-teepee')) return places.villageSite(numberIn(id))
  if (id.startsWith('teepee')) return places.village(id.includes('minus') ? -numberIn(id) : numberIn(id))
  const name = id.slice(id.indexOf('-') + 1).toUpperCase()
  return id.startsWith('site') ? places.site(name) : places.neutral(name)
}

export function stationName(words: Words, id: StationId): string {
  if (id === 'station-green') return words.mapStations.green
  return id === 'station-red' ? words.mapStations.red : words.station(numberIn(id))
}

/** A space of the track without its station. */
export function bareSpaceName(words: Words, id: SpaceId): string {
  if (numberIn(id) === 0) return words.trackStart
  return id.startsWith('turnout') ? words.turnout(numberIn(id)) : words.space(numberIn(id))
}

export function spaceName(words: Words, id: SpaceId): string {
  const name = bareSpaceName(words, id)
  const station = STATIONS.find(({ at }) => spaceId(at) === id)
  return station === undefined ? name : words.spaceOfStation(name, stationName(words, station.id))
}

export function locationName(words: Words, node: NodeId, tile: TileView | null, names: Names): string {
  const { locations } = words
  if (tile === null) return nodeName(words, node)
  if (tile.kind === 'neutral') return locations.neutral(tile.letter)
  if (tile.kind === 'building') {
    const name = words.building(numberIn(tile.building), tile.building.slice(-1))
    return locations.building(name, names(tile.owner), nodeName(words, node))
  }
  return tile.kind === 'teepee'
    ? locations.teepee(tileName(words, tile.tile), nodeName(words, node))
    : theTile(words, tile.tile)
}

/** What is printed at a building site. */
export function marksOf({ zones }: Words, id: NodeId): string[] {
  const { woods, special } = NODES[nodeAt(id)]
  return [...(woods ? [zones.woods] : []), ...(special === undefined ? [] : [zones.special])]
}
