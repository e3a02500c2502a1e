/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { EventBy, EventOf, Seat } from '@waystation/kernel'
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

interface Paid {
  /** Workers of the asked type, wild ones, and money. */
  readonly workers: number
  readonly wilds: number
  readonly dollars: number
}

export type Event =
  | (EventOf<'tableLaid'> & { readonly buildings: readonly BuildingFaceId[]; readonly train: readonly TrainFaceId[] })
  | (EventOf<'tilesShown'> & { readonly tiles: readonly TileId[] })
  | (EventOf<'sueArrives'> & { readonly row: readonly WorkerId[]; readonly cards: readonly SoloCardId[] })
  | (EventBy<'capital'> & { readonly dollars: number; readonly tokens: number })
  | EventBy<'turnBegins'>
  | (EventBy<'placed'> & { readonly node: NodeId; readonly place: PlaceId })
  | (EventBy<'moved'> & {
      readonly from: NodeId
      readonly node: NodeId
      readonly place: PlaceId
      readonly steps: number
      readonly cowboys: number
    })
  | (EventBy<'cattleDiscarded'> & { readonly breed: BreedId; readonly dollars: number })
  | (EventBy<'moneyGained'> & { readonly dollars: number })
  | (EventBy<'certificatesGained'> & { readonly count: number })
  | (EventBy<'tokensGained'> & { readonly count: number; readonly dollars: number })
  | (EventBy<'hired'> & { readonly worker: WorkerId; readonly dollars: number })
  | (EventBy<'cattleBought'> & { readonly breed: BreedId } & Paid)
  | (EventBy<'trainUsed'> & { readonly train: TrainFaceId } & Paid)
  | (EventBy<'built'> & { readonly node: NodeId; readonly place: BuildingFaceId } & Paid)
  | (EventBy<'replaced'> & {
      readonly node: NodeId
      readonly place: BuildingFaceId
      readonly instead: BuildingFaceId
    } & Paid)
  | (EventBy<'tileTaken'> & { readonly tile: TileId; readonly unseen: boolean; readonly dollars: number })
  | (EventOf<'tileShown'> & { readonly tile: TileId })
  | (EventBy<'cattleGained'> & { readonly breed: BreedId; readonly dollars: number })
  | (EventBy<'cattleRemoved'> & { readonly breed: BreedId; readonly dollars: number })
  | (EventBy<'auxiliaryUsed'> & { readonly auxiliary: AuxiliaryId; readonly improved: boolean })
  | EventBy<'tokenUsed'>
  | (EventBy<'workerBonus'> & { readonly worker: WorkerId; readonly dollars: number; readonly certificates: number })
  /** Cards go to the owner's hand unseen by others, workers openly to the worker area. */
  | (EventBy<'drew'> & {
      readonly count: number
      readonly workers: readonly WorkerId[]
      readonly secret?: { readonly [seat: number]: { readonly cards: readonly BreedId[] } }
    })
  | EventBy<'reshuffled'>
  | (EventBy<'reachedElPaso'> & { readonly dollars: number })
  | (EventBy<'simmentalTaken'> & { readonly left: number })
  | EventOf<'lastSimmental'>
  | (EventBy<'simmentalSpace'> & { readonly points: number })
  | (EventBy<'handRevealed'> & {
      readonly cards: readonly BreedId[]
      readonly different: number
      readonly duplicates: number
      readonly permanent: number
    })
  | (EventBy<'delivered'> & {
      readonly post: PostId
      readonly disc: DiscId
      readonly certificates: number
      readonly dollars: number
    })
  | EventBy<'nothingDelivered'>
  | (EventBy<'handDiscarded'> & { readonly cards: readonly BreedId[] })
  | (EventOf<'sueCard'> & { readonly card: SoloCardId })
  | EventOf<'sueReshuffled'>
  | (EventOf<'sueMoved'> & { readonly node: NodeId; readonly place: PlaceId; readonly steps: number })
  | (EventOf<'sueCattle'> & { readonly breed: BreedId })
  | (EventOf<'sueWorker'> & { readonly worker: WorkerId; readonly as: WorkerId })
  | (EventOf<'sueTrain'> & { readonly train: TrainFaceId })
  | (EventOf<'sueTile'> & { readonly tile: TileId })
  | (EventOf<'sueBuilt'> & { readonly node: NodeId; readonly place: BuildingFaceId })
  | (EventOf<'sueReplaced'> & {
      readonly node: NodeId
      readonly place: BuildingFaceId
      readonly instead: BuildingFaceId
    })
  | (EventOf<'sueIdle'> & { readonly action: SoloAction | 'delivery' })
  | (EventOf<'sueSimmental'> & { readonly left: number })
  | (EventOf<'sueSimmentalSpace'> & { readonly points: number })
  | (EventOf<'sueDelivered'> & { readonly post: PostId })
  | (EventOf<'lastTurns'> & { readonly turns: number })
  | (EventOf<'gameOver'> & { readonly winners: readonly Seat[]; readonly sue: number | null })
