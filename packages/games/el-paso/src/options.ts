/** Every answer a player can give. The objects themselves are made once, in options/interned.ts. */
import type { DoneOption, Option as KernelBase, PassOption } from '@waystation/kernel'
import type { BonusId } from './data/bonuses.ts'
import type { BreedId, WorkerId } from './data/cards.ts'
import type { ObjectiveId } from './data/objectives.ts'
import type { AuxiliaryId, DiscId } from './data/player-board.ts'
import type { PostId } from './data/posts.ts'
import type { NodeId } from './data/trail.ts'
import type { TrainId } from './data/train.ts'
import type { PlaceId } from './data/tiles.ts'

/** Where enumerated options go: a list that may hold others besides. */
export interface Sink<O extends Option> {
  push(option: O): unknown
}

interface Is<K extends string> extends KernelBase {
  readonly do: K
}
interface OnNode<K extends string> extends Is<K> {
  readonly node: NodeId
  readonly at: number
  readonly place: PlaceId
}
type OnBreed<K extends string> = K extends string ? Is<K> & { readonly breed: BreedId; readonly index: number } : never
type OnAuxiliary<K extends string> = K extends string
  ? Is<K> & { readonly auxiliary: AuxiliaryId; readonly index: number; readonly improved: boolean }
  : never
interface Priced {
  readonly dollars: number
}
/** Workers of the asked type and wild ones in their place. */
interface Staffed {
  readonly workers: number
  readonly wilds: number
}

export type PlaceOption = OnNode<'place'>
export type MoveOption = OnNode<'move'> & { readonly cowboys: number }
export type DiscardForMoney = OnBreed<'sell'> & Priced
export type MoneyOption = Is<'money'> & Priced
export type CertificatesOption = Is<'certificates'> & { readonly count: number }
export type TokensOption = Is<'tokens'> & { readonly count: number } & Priced
export type HireOption = Is<'hire'> & { readonly worker: WorkerId; readonly index: number } & Priced
export type BuyOption = OnBreed<'buy'> & Staffed
export type TrainOption = Is<'train'> & { readonly train: TrainId; readonly index: number } & Staffed
export type BuildOption = Is<'build'> & { readonly number: number }
export type SiteOption = Is<'site'> & { readonly node: NodeId; readonly at: number } & Staffed
export type TakeOption =
  | (Is<'takeObjective'> & { readonly tile: ObjectiveId; readonly index: number } & Priced)
  | (Is<'takeBonus'> & { readonly tile: BonusId; readonly index: number } & Priced)
  | (Is<'drawObjective'> & Priced)
  | (Is<'drawBonus'> & Priced)
export type AuxiliaryOption = OnAuxiliary<'auxiliary'>
export type OnlyAuxiliaryOption = OnAuxiliary<'onlyAuxiliary'>
export type CattleOption = OnBreed<'cattle'> & Priced
export type RemoveOption = OnBreed<'remove'>
export type ExchangeDiscardOption = OnBreed<'discard'>
export type DeliverOption = Is<'deliver'> & {
  readonly post: PostId
  readonly at: number
  readonly disc: DiscId
  readonly index: number
  readonly certificates: number
}
export type FreeOption = Is<'useToken'> | (Is<'bonus'> & { readonly worker: WorkerId; readonly index: number })

export type Option =
  | PlaceOption
  | MoveOption
  | DiscardForMoney
  | MoneyOption
  | CertificatesOption
  | TokensOption
  | HireOption
  | BuyOption
  | TrainOption
  | BuildOption
  | SiteOption
  | TakeOption
  | AuxiliaryOption
  | OnlyAuxiliaryOption
  | CattleOption
  | RemoveOption
  | ExchangeDiscardOption
  | Is<'exchangeAgain'>
  | Is<'reveal'>
  | DeliverOption
  | Is<'deliverNothing'>
  | FreeOption
  | DoneOption
  | PassOption
