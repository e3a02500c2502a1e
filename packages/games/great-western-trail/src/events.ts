/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { EventBy, EventOf, Seat } from '@waystation/kernel'
import type { BuildingId } from './data/buildings.ts'
import type { CattleCardId } from './data/cards.ts'
import type { CityId } from './data/cities.ts'
import type { Arrow } from './data/job-market.ts'
import type { ObjectiveId } from './data/objectives.ts'
import type { AuxiliaryId } from './data/auxiliaries.ts'
import type { DiscId } from './data/player-board.ts'
import type { TownId } from './data/rails/towns.ts'
import type { SpaceId, StationId } from './data/railroad.ts'
import type { StationMasterId } from './data/station-masters.ts'
import type { HazardId, SupplyTileId, WorkerId } from './data/tiles.ts'
import type { NodeId } from './data/trail.ts'
import type { CardId } from './options/cards.ts'
import type { TileView } from './data/tile-face.ts'

interface OwnCards {
  readonly secret?: { readonly [seat: number]: { readonly cards: readonly CardId[] } }
}

export type Event =
  | EventBy<'turnBegins'>
  | (EventBy<'cattlemanPlaced'> & { readonly node: NodeId; readonly tile: TileView | null })
  | (EventBy<'cattlemanMoved'> & {
      readonly from: NodeId
      readonly path: readonly NodeId[]
      readonly tile: TileView | null
    })
  /** `to` null is the bank; `short` could not be paid. */
  | (EventBy<'feePaid'> & {
      readonly node: NodeId
      readonly tile: TileView | null
      readonly to: Seat | null
      readonly amount: number
      readonly short: number
    })
  | (EventBy<'auxiliary'> & { readonly auxiliary: AuxiliaryId; readonly times: 1 | 2 })
  | (EventBy<'gained'> & { readonly money: number; readonly certificates: number })
  | (EventBy<'paid'> & { readonly money: number })
  | (EventBy<'discarded'> & { readonly cards: readonly CardId[] })
  | (EventBy<'removedCard'> & { readonly card: CardId })
  | (EventBy<'drew'> & { readonly count: number } & OwnCards)
  | EventBy<'reshuffled'>
  | (EventBy<'hired'> & { readonly worker: WorkerId; readonly cost: number; readonly slot: number })
  | (EventBy<'built'> & {
      readonly building: BuildingId
      readonly node: NodeId
      readonly cost: number
      readonly replaced?: BuildingId
    })
  | (EventBy<'objectiveTaken'> & {
      readonly card: ObjectiveId
      readonly from: 'display' | 'deck'
      readonly to: 'discard' | 'hand'
    })
  | (EventBy<'objectiveTakenUnseen'> & OwnCards)
  | (EventOf<'objectiveShown'> & { readonly card: ObjectiveId })
  | (EventBy<'objectivePlayed'> & { readonly card: ObjectiveId })
  | (EventBy<'engineMoved'> & { readonly from: SpaceId; readonly to: SpaceId })
  | (EventBy<'stationUpgraded'> & { readonly station: StationId; readonly cost: number })
  | (EventBy<'discTaken'> & { readonly disc: DiscId; readonly cost: number; readonly money: number })
  | (EventBy<'stationDiscTaken'> & { readonly station: StationId })
  | (EventBy<'stationMasterTaken'> & {
      readonly tile: StationMasterId
      readonly worker: WorkerId
      readonly station: StationId
    })
  | (EventBy<'traded'> & { readonly tile: SupplyTileId; readonly node: NodeId; readonly money: number })
  | (EventBy<'hazardRemoved'> & { readonly tile: HazardId; readonly node: NodeId; readonly cost: number })
  | (EventBy<'cattleBought'> & {
      readonly cards: readonly CattleCardId[]
      readonly cowboys: number
      readonly cost: number
    })
  | (EventOf<'cattleAdded'> & { readonly cards: readonly CattleCardId[] })
  | (EventBy<'copied'> & { readonly node: NodeId; readonly tile: TileView | null })
  | (EventBy<'foresightPlaced'> & {
      readonly column: number
      readonly tile: SupplyTileId
      readonly node: NodeId | null
    })
  | (EventBy<'workerPlaced'> & { readonly column: number; readonly worker: WorkerId; readonly row: number })
  | (EventOf<'tokenMoved'> & { readonly arrow: Arrow; readonly row: number })
  | (EventBy<'herdSold'> & {
      readonly cards: readonly CardId[]
      readonly value: number
      readonly permanent: number
      readonly certificates: number
      readonly money: number
    })
  | (EventBy<'delivered'> & { readonly city: CityId; readonly money: number })
  | (EventBy<'transportPaid'> & { readonly money: number })
  | (EventOf<'foresightRefilled'> & {
      readonly tiles: readonly { readonly column: number; readonly tile: SupplyTileId }[]
    })
  | (EventBy<'sideChosen'> & { readonly building: BuildingId })
  | (EventBy<'buildingTurned'> & { readonly building: BuildingId })
  | (EventBy<'satDown'> & { readonly worker: WorkerId; readonly vp: number; readonly money: number })
  | (EventBy<'cardLaid'> & { readonly price: number } & OwnCards)
  | (EventBy<'handsShown'> & {
      readonly hands: readonly { readonly seat: Seat; readonly cards: readonly CardId[]; readonly value: number }[]
    })
  /** What cannot be shared stays on the table. */
  | (EventOf<'potWon'> & { readonly winners: readonly Seat[]; readonly each: number; readonly left: number })
  | (EventBy<'shopPlaced'> & { readonly town: TownId; readonly left: number })
  | EventBy<'exchangeTokenTaken'>
  | (EventBy<'exchangeTokenUsed'> & { readonly count: number })
  | (EventBy<'cattleTaken'> & { readonly card: CattleCardId })
  | (EventBy<'newYorkMasterTaken'> & { readonly tile: StationMasterId })
  | EventBy<'endTriggered'>
  | (EventOf<'gameOver'> & { readonly winners: readonly Seat[] })
