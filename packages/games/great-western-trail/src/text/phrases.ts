/** Names and small phrases the wording is built from, in the language at hand. */
import type { Names } from '@waystation/kernel'
import { worded } from '@waystation/wording'
import type { Action } from '../data/actions.ts'
import type { AuxiliaryId } from '../data/auxiliaries.ts'
import type { BuildingId } from '../data/buildings.ts'
import type { BreedId } from '../data/cards.ts'
import type { CityId } from '../data/cities.ts'
import type { ObjectiveId } from '../data/objectives.ts'
import type { DiscId } from '../data/player-board.ts'
import type { SpaceId, StationId } from '../data/railroad.ts'
import type { MediumTileId } from '../data/rails/medium-towns.ts'
import type { TownId } from '../data/rails/towns.ts'
import type { StationMasterId } from '../data/station-masters.ts'
import type { NeutralLetter, SupplyTileId, WorkerId } from '../data/tiles.ts'
import type { NodeId } from '../data/trail.ts'
import type { CardId } from '../options.ts'
import type { TileView } from '../data/tile-face.ts'
import { aCard, cardInFull, cardName, someCards, theObjective } from './phrases/cards.ts'
import { locationName, marksOf, nodeName, spaceName, stationName } from './phrases/places.ts'
import { someTiles, theTile, tileName } from './phrases/tiles.ts'
import type { Words } from './words.ts'

export interface Say {
  card(id: CardId): string
  /** "a Jersey", "the objective “…”" */
  aCard(id: CardId): string
  cards(ids: readonly CardId[]): string
  breed(id: BreedId): string
  objective(id: ObjectiveId): string
  /** With its article. */
  theObjective(id: ObjectiveId): string
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
  /** Equal ones together: "green teepee and 2 craftsmen". */
  tiles(ids: readonly SupplyTileId[]): string
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
  town(id: TownId): string
  mediumTile(id: MediumTileId): string
  action(action: Action, arg: number | null): string
  /** Alternatives: "a or b". */
  either(actions: readonly Action[]): string
  list(items: readonly string[]): string
}

export { marksOf }

export function phrases(words: Words): Say {
  const say: Say = {
    card: (id) => cardName(words, id),
    aCard: (id) => aCard(words, id),
    cards: (ids) => someCards(words, ids),
    breed: (id) => words.breeds[id],
    objective: (id) => cardName(words, id),
    theObjective: (id) => theObjective(words, id),
    cardInFull: (id) => cardInFull(words, say, id),
    node: (id) => nodeName(words, id),
    site: (id) => [nodeName(words, id), ...marksOf(words, id)].join(', '),
    nodes: (ids) => words.list(ids.map((id) => nodeName(words, id))),
    location: (node, tile, names) => locationName(words, node, tile, names),
    neutral: (letter) => words.neutral(letter),
    building: (id) => words.building(Number.parseInt(id, 10), id.slice(-1)),
    tile: (id) => tileName(words, id),
    theTile: (id) => theTile(words, id),
    tiles: (ids) => someTiles(words, ids),
    worker: (id) => words.workers[id].name,
    aWorker: (id) => words.aWorker(id),
    workers: (id, count) => words.workerCount(id, count),
    city: (id) => words.cities[id],
    station: (id) => stationName(words, id),
    space: (id) => spaceName(words, id),
    master: (id) => words.masterNames[id],
    disc: (id) => words.discs[id].name,
    auxiliary: (id) => words.auxiliaries[id].name,
    auxiliaryClause: (id, times) => words.auxiliaryClauses[id](times),
    town: (id) => words.towns[id],
    mediumTile: (id) => words.mediumTiles[id],
    action: (action, arg) => clause(action, arg),
    either: (alternatives) => words.either(alternatives.map((action) => clause(action, null))),
    list: (items) => words.list(items),
  }
  const actions = words.actions(say)
  const clause = (action: Action, arg: number | null): string => worded(actions, 'type', action, arg)
  return say
}
