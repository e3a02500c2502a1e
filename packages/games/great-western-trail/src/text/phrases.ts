/** Names and small phrases the wording is built from, in the language at hand. */
import type { Names } from '@waystation/kernel'
import { worded } from '@waystation/wording'
import type { Action } from '../data/actions.ts'
import type { BuildingId } from '../data/buildings.ts'
import { type BreedId, CATTLE } from '../data/cards.ts'
import type { CityId } from '../data/cities.ts'
import { OBJECTIVES, type ObjectiveId } from '../data/objectives.ts'
import type { AuxiliaryId, DiscId } from '../data/player-board.ts'
import { type SpaceId, spaceId, type StationId, STATIONS } from '../data/railroad.ts'
import { STATION_MASTERS, type StationMasterId } from '../data/station-masters.ts'
import { HAZARD_TYPES, HAZARDS, type NeutralLetter, type SupplyTileId, type WorkerId } from '../data/tiles.ts'
import { nodeAt, type NodeId, NODES } from '../data/trail.ts'
import type { CardId } from '../options.ts'
import type { TileView } from '../data/tile-face.ts'
import type { Words } from './words.ts'

export interface Say {
  card(id: CardId): string
  cards(ids: readonly CardId[]): string
  breed(id: BreedId): string
  objective(id: ObjectiveId): string
  /** With what an objective card does when played. */
  cardInFull(id: CardId): string
  node(id: NodeId): string
  /** A building site with its marks. */
  site(id: NodeId): string
  nodes(ids: readonly NodeId[]): string
  /** The tile that lies there, or the space itself. */
  location(node: NodeId, tile: TileView | null, names: Names): string
  neutral(letter: NeutralLetter): string
  building(id: BuildingId): string
  tile(id: SupplyTileId): string
  theTile(id: SupplyTileId): string
  worker(id: WorkerId): string
  aWorker(id: WorkerId): string
  workers(id: WorkerId, count: number): string
  city(id: CityId): string
  station(id: StationId): string
  space(id: SpaceId): string
  master(id: StationMasterId): string
  disc(id: DiscId): string
  auxiliary(id: AuxiliaryId): string
  auxiliaryClause(id: AuxiliaryId, times: 1 | 2): string
  action(action: Action, arg: number | null): string
  /** Alternatives: "a or b". */
  either(actions: readonly Action[]): string
  list(items: readonly string[]): string
}

const numberIn = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0)

/** Counts repeated names: "Jersey, Jersey" becomes "2 x Jersey". */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`))
}

function tasksOf(words: Words, id: ObjectiveId): string {
  const card = OBJECTIVES.find((o) => o.id === id)
  return card === undefined ? '' : counted(card.tasks.map((task) => words.tasks[task])).join(' + ')
}

function cardName(words: Words, id: CardId): string {
  const objective = OBJECTIVES.find((o) => o.id === id)
  if (objective !== undefined) return words.objective(tasksOf(words, objective.id), objective.vp)
  const cattle = CATTLE.find((c) => c.id === id)
  if (cattle === undefined) throw new Error(`${id} is no card`)
  return cattle.id === cattle.breed
    ? words.breeds[cattle.breed]
    : words.cardWithPoints(words.breeds[cattle.breed], cattle.vp)
}

function tileName(words: Words, id: SupplyTileId): string {
  if (id === 'green-teepee') return words.teepees.green.name
  if (id === 'blue-teepee') return words.teepees.blue.name
  const hazard = HAZARDS.find((h) => h.id === id)
  if (hazard !== undefined) return words.hazard(words.hazards[hazard.type], hazard.hand, hazard.vp)
  return words.workers[id as WorkerId].name
}

/** Reads a trail space's id: site-a1, flood-3, site-teepee-2, teepee-minus-1. */
function nodeName({ places, cities }: Words, id: NodeId): string {
  if (id === 'start') return places.start
  if (id === 'kansas-city') return cities[id]
  const hazard = HAZARD_TYPES.find((type) => id.includes(type))
  if (hazard !== undefined) return (id.startsWith('site') ? places.hazardSite : places.hazard)(hazard, numberIn(id))
  if (id.startsWith('site-teepee')) return places.villageSite(numberIn(id))
  if (id.startsWith('teepee')) return places.village(id.includes('minus') ? -numberIn(id) : numberIn(id))
  const name = id.slice(id.indexOf('-') + 1).toUpperCase()
  return id.startsWith('site') ? places.site(name) : places.neutral(name)
}

function spaceName(words: Words, id: SpaceId): string {
  if (numberIn(id) === 0) return words.trackStart
  const name = id.startsWith('turnout') ? words.turnout(numberIn(id)) : words.space(numberIn(id))
  const station = STATIONS.find(({ at }) => spaceId(at) === id)
  return station === undefined ? name : words.spaceOfStation(name, words.station(numberIn(station.id)))
}

function locationName(words: Words, node: NodeId, tile: TileView | null, names: Names): string {
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

/** With its article. */
function theTile(words: Words, id: SupplyTileId): string {
  const hazard = HAZARDS.find((h) => h.id === id)
  if (hazard !== undefined) return words.locations.hazard(hazard.type, hazard.hand, hazard.vp)
  return id.endsWith('teepee') ? words.theTeepee(tileName(words, id)) : words.theWorker(id as WorkerId)
}

/** What is printed at a building site. */
export function marksOf({ zones }: Words, id: NodeId): string[] {
  const { woods, special } = NODES[nodeAt(id)]
  return [...(woods ? [zones.woods] : []), ...(special === undefined ? [] : [zones.special])]
}

function masterName(words: Words, id: StationMasterId): string {
  const found = STATION_MASTERS.find((m) => m.id === id)
  return found === undefined ? id : words.masterNames[found.bonus]
}

export function phrases(words: Words): Say {
  const say: Say = {
    card: (id) => cardName(words, id),
    cards: (ids) => words.list(counted(ids.map((id) => cardName(words, id)))),
    breed: (id) => words.breeds[id],
    objective: (id) => cardName(words, id),
    cardInFull: (id) => {
      const immediate = OBJECTIVES.find((o) => o.id === id)?.immediate ?? []
      return immediate.length === 0
        ? cardName(words, id)
        : words.objectiveWith(cardName(words, id), say.either(immediate))
    },
    node: (id) => nodeName(words, id),
    site: (id) => [nodeName(words, id), ...marksOf(words, id)].join(', '),
    nodes: (ids) => words.list(ids.map((id) => nodeName(words, id))),
    location: (node, tile, names) => locationName(words, node, tile, names),
    neutral: (letter) => words.neutral(letter),
    building: (id) => words.building(numberIn(id), id.slice(-1)),
    tile: (id) => tileName(words, id),
    theTile: (id) => theTile(words, id),
    worker: (id) => words.workers[id].name,
    aWorker: (id) => words.aWorker(id),
    workers: (id, count) => words.workerCount(id, count),
    city: (id) => words.cities[id],
    station: (id) => words.station(numberIn(id)),
    space: (id) => spaceName(words, id),
    master: (id) => masterName(words, id),
    disc: (id) => words.discs[id].name,
    auxiliary: (id) => words.auxiliaries[id].name,
    auxiliaryClause: (id, times) => words.auxiliaryClauses[id](times),
    action: (action, arg) => clause(action, arg),
    either: (alternatives) => words.either(alternatives.map((action) => clause(action, null))),
    list: (items) => words.list(items),
  }
  const actions = words.actions(say)
  const clause = (action: Action, arg: number | null): string => worded(actions, 'type', action, arg)
  return say
}
