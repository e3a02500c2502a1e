/** Every answer a player can give. The objects themselves are made once, in options/interned.ts. */
import type { DoneOption, OptionOf, PassOption } from '@waystation/kernel'
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

interface OnNode<K extends string> extends OptionOf<K> {
  readonly node: NodeId
  readonly at: number
  readonly place: PlaceId
}
type OnBreed<K extends string> = K extends string
  ? OptionOf<K> & { readonly breed: BreedId; readonly index: number }
  : never
type OnAuxiliary<K extends string> = K extends string
  ? OptionOf<K> & { readonly auxiliary: AuxiliaryId; readonly index: number; readonly improved: boolean }
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
export type MoneyOption = OptionOf<'money'> & Priced
export type CertificatesOption = OptionOf<'certificates'> & { readonly count: number }
export type TokensOption = OptionOf<'tokens'> & { readonly count: number } & Priced
export type HireOption = OptionOf<'hire'> & { readonly worker: WorkerId; readonly index: number } & Priced
export type BuyOption = OnBreed<'buy'> & Staffed
export type TrainOption = OptionOf<'train'> & { readonly train: TrainId; readonly index: number } & Staffed
export type BuildOption = OptionOf<'build'> & { readonly number: number }
export type SiteOption = OptionOf<'site'> & { readonly node: NodeId; readonly at: number } & Staffed
export type TakeOption =
  | (OptionOf<'takeObjective'> & { readonly tile: ObjectiveId; readonly index: number } & Priced)
  | (OptionOf<'takeBonus'> & { readonly tile: BonusId; readonly index: number } & Priced)
  | (OptionOf<'drawObjective'> & Priced)
  | (OptionOf<'drawBonus'> & Priced)
export type AuxiliaryOption = OnAuxiliary<'auxiliary'>
export type OnlyAuxiliaryOption = OnAuxiliary<'onlyAuxiliary'>
export type CattleOption = OnBreed<'cattle'> & Priced
export type RemoveOption = OnBreed<'remove'>
export type ExchangeDiscardOption = OnBreed<'discard'>
export type DeliverOption = OptionOf<'deliver'> & {
  readonly post: PostId
  readonly at: number
  readonly disc: DiscId
  readonly index: number
  readonly certificates: number
}
export type FreeOption =
  | OptionOf<'useToken'>
  | (OptionOf<'bonus'> & { readonly worker: WorkerId; readonly index: number })

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
  | OptionOf<'otherAction'>
  | TakeOption
  | AuxiliaryOption
  | OnlyAuxiliaryOption
  | CattleOption
  | RemoveOption
  | ExchangeDiscardOption
  | OptionOf<'exchangeAgain'>
  | OptionOf<'reveal'>
  | DeliverOption
  | OptionOf<'deliverNothing'>
  | FreeOption
  | DoneOption
  | PassOption
