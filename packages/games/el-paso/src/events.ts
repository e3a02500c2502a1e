/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { GameEvent, Seat } from '@waystation/kernel'
import type { BonusId } from './data/bonuses.ts'
import type { BuildingFaceId } from './data/buildings.ts'
import type { BreedId, WorkerId } from './data/cards.ts'
import type { ObjectiveId } from './data/objectives.ts'
import type { AuxiliaryId, DiscId } from './data/player-board.ts'
import type { PostId } from './data/posts.ts'
import type { SoloAction, SoloCardId } from './data/solo.ts'
import type { NodeId } from './data/trail.ts'
import type { TrainFaceId } from './data/train.ts'
import type { PlaceId } from './data/tiles.ts'

export type TileId = ObjectiveId | BonusId

interface Is<K extends string> extends GameEvent {
  readonly type: K
}
interface By<K extends string> extends Is<K> {
  readonly seat: Seat
}
interface Paid {
  /** Workers of the asked type, wild ones, and money. */
  readonly workers: number
  readonly wilds: number
  readonly dollars: number
}

export type Event =
  | (Is<'tableLaid'> & { readonly buildings: readonly BuildingFaceId[]; readonly train: readonly TrainFaceId[] })
  | (Is<'tilesShown'> & { readonly tiles: readonly TileId[] })
  | (Is<'sueArrives'> & { readonly row: readonly WorkerId[]; readonly cards: readonly SoloCardId[] })
  | (By<'capital'> & { readonly dollars: number; readonly tokens: number })
  | By<'turnBegins'>
  | (By<'placed'> & { readonly node: NodeId; readonly place: PlaceId })
  | (By<'moved'> & {
      readonly from: NodeId
      readonly node: NodeId
      readonly place: PlaceId
      readonly steps: number
      readonly cowboys: number
    })
  | (By<'cattleDiscarded'> & { readonly breed: BreedId; readonly dollars: number })
  | (By<'moneyGained'> & { readonly dollars: number })
  | (By<'certificatesGained'> & { readonly count: number })
  | (By<'tokensGained'> & { readonly count: number; readonly dollars: number })
  | (By<'hired'> & { readonly worker: WorkerId; readonly dollars: number })
  | (By<'cattleBought'> & { readonly breed: BreedId } & Paid)
  | (By<'trainUsed'> & { readonly train: TrainFaceId } & Paid)
  | (By<'built'> & { readonly node: NodeId; readonly place: BuildingFaceId } & Paid)
  | (By<'replaced'> & {
      readonly node: NodeId
      readonly place: BuildingFaceId
      readonly instead: BuildingFaceId
    } & Paid)
  | (By<'tileTaken'> & { readonly tile: TileId; readonly unseen: boolean; readonly dollars: number })
  | (Is<'tileShown'> & { readonly tile: TileId })
  | (By<'cattleGained'> & { readonly breed: BreedId; readonly dollars: number })
  | (By<'cattleRemoved'> & { readonly breed: BreedId; readonly dollars: number })
  | (By<'auxiliaryUsed'> & { readonly auxiliary: AuxiliaryId; readonly improved: boolean })
  | By<'tokenUsed'>
  | (By<'workerBonus'> & { readonly worker: WorkerId; readonly dollars: number; readonly certificates: number })
  /** Cards go to the owner's hand unseen by others, workers openly to the worker area. */
  | (By<'drew'> & {
      readonly count: number
      readonly workers: readonly WorkerId[]
      readonly secret?: { readonly [seat: number]: { readonly cards: readonly BreedId[] } }
    })
  | By<'reshuffled'>
  | (By<'reachedElPaso'> & { readonly dollars: number })
  | (By<'simmentalTaken'> & { readonly left: number })
  | Is<'lastSimmental'>
  | (By<'simmentalSpace'> & { readonly points: number })
  | (By<'handRevealed'> & {
      readonly cards: readonly BreedId[]
      readonly different: number
      readonly duplicates: number
      readonly permanent: number
    })
  | (By<'delivered'> & {
      readonly post: PostId
      readonly disc: DiscId
      readonly certificates: number
      readonly dollars: number
    })
  | By<'nothingDelivered'>
  | (By<'handDiscarded'> & { readonly cards: readonly BreedId[] })
  | (Is<'sueCard'> & { readonly card: SoloCardId })
  | Is<'sueReshuffled'>
  | (Is<'sueMoved'> & { readonly node: NodeId; readonly place: PlaceId; readonly steps: number })
  | (Is<'sueCattle'> & { readonly breed: BreedId })
  | (Is<'sueWorker'> & { readonly worker: WorkerId; readonly as: WorkerId })
  | (Is<'sueTrain'> & { readonly train: TrainFaceId })
  | (Is<'sueTile'> & { readonly tile: TileId })
  | (Is<'sueBuilt'> & { readonly node: NodeId; readonly place: BuildingFaceId })
  | (Is<'sueReplaced'> & { readonly node: NodeId; readonly place: BuildingFaceId; readonly instead: BuildingFaceId })
  | (Is<'sueIdle'> & { readonly action: SoloAction | 'delivery' })
  | (Is<'sueSimmental'> & { readonly left: number })
  | (Is<'sueSimmentalSpace'> & { readonly points: number })
  | (Is<'sueDelivered'> & { readonly post: PostId })
  | (Is<'lastTurns'> & { readonly turns: number })
  | (Is<'gameOver'> & { readonly winners: readonly Seat[]; readonly sue: number | null })
