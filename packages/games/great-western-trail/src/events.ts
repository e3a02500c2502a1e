/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { GameEvent, Seat } from '@waystation/kernel'
import type { BuildingId } from './data/buildings.ts'
import type { CattleCardId } from './data/cards.ts'
import type { CityId } from './data/cities.ts'
import type { Arrow } from './data/job-market.ts'
import type { ObjectiveId } from './data/objectives.ts'
import type { AuxiliaryId, DiscId } from './data/player-board.ts'
import type { SpaceId, StationId } from './data/railroad.ts'
import type { StationMasterId } from './data/station-masters.ts'
import type { HazardId, SupplyTileId, WorkerId } from './data/tiles.ts'
import type { NodeId } from './data/trail.ts'
import type { CardId } from './options.ts'
import type { TileView } from './data/tile-face.ts'

interface Is<K extends string> extends GameEvent {
  readonly type: K
}
interface By<K extends string> extends Is<K> {
  readonly seat: Seat
}
interface OwnCards {
  readonly secret?: { readonly [seat: number]: { readonly cards: readonly CardId[] } }
}

export type Event =
  | By<'turnBegins'>
  | (By<'cattlemanPlaced'> & { readonly node: NodeId; readonly tile: TileView | null })
  | (By<'cattlemanMoved'> & {
      readonly from: NodeId
      readonly path: readonly NodeId[]
      readonly tile: TileView | null
    })
  /** `to` null is the bank; `short` could not be paid. */
  | (By<'feePaid'> & {
      readonly node: NodeId
      readonly tile: TileView | null
      readonly to: Seat | null
      readonly amount: number
      readonly short: number
    })
  | (By<'auxiliary'> & { readonly auxiliary: AuxiliaryId; readonly times: 1 | 2 })
  | (By<'gained'> & { readonly money: number; readonly certificates: number })
  | (By<'paid'> & { readonly money: number })
  | (By<'discarded'> & { readonly cards: readonly CardId[] })
  | (By<'removedCard'> & { readonly card: CardId })
  | (By<'drew'> & { readonly count: number } & OwnCards)
  | By<'reshuffled'>
  | (By<'hired'> & { readonly worker: WorkerId; readonly cost: number; readonly slot: number })
  | (By<'built'> & {
      readonly building: BuildingId
      readonly node: NodeId
      readonly cost: number
      readonly replaced?: BuildingId
    })
  | (By<'objectiveTaken'> & {
      readonly card: ObjectiveId
      readonly from: 'display' | 'deck'
      readonly to: 'discard' | 'hand'
    })
  | (By<'objectiveTakenUnseen'> & OwnCards)
  | (Is<'objectiveShown'> & { readonly card: ObjectiveId })
  | (By<'objectivePlayed'> & { readonly card: ObjectiveId })
  | (By<'engineMoved'> & { readonly from: SpaceId; readonly to: SpaceId })
  | (By<'stationUpgraded'> & { readonly station: StationId; readonly cost: number })
  | (By<'discTaken'> & { readonly disc: DiscId; readonly cost: number; readonly money: number })
  | (By<'stationDiscTaken'> & { readonly station: StationId })
  | (By<'stationMasterTaken'> & {
      readonly tile: StationMasterId
      readonly worker: WorkerId
      readonly station: StationId
    })
  | (By<'traded'> & { readonly tile: SupplyTileId; readonly node: NodeId; readonly money: number })
  | (By<'hazardRemoved'> & { readonly tile: HazardId; readonly node: NodeId; readonly cost: number })
  | (By<'cattleBought'> & { readonly cards: readonly CattleCardId[]; readonly cowboys: number; readonly cost: number })
  | (Is<'cattleAdded'> & { readonly cards: readonly CattleCardId[] })
  | (By<'copied'> & { readonly node: NodeId; readonly tile: TileView | null })
  | (By<'foresightPlaced'> & { readonly column: number; readonly tile: SupplyTileId; readonly node: NodeId | null })
  | (By<'workerPlaced'> & { readonly column: number; readonly worker: WorkerId; readonly row: number })
  | (Is<'tokenMoved'> & { readonly arrow: Arrow; readonly row: number })
  | (By<'herdSold'> & {
      readonly cards: readonly CardId[]
      readonly value: number
      readonly permanent: number
      readonly certificates: number
      readonly money: number
    })
  | (By<'delivered'> & { readonly city: CityId; readonly money: number })
  | (By<'transportPaid'> & { readonly money: number })
  | (Is<'foresightRefilled'> & { readonly tiles: readonly { readonly column: number; readonly tile: SupplyTileId }[] })
  | By<'endTriggered'>
  | (Is<'gameOver'> & { readonly winners: readonly Seat[] })
