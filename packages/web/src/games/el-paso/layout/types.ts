/** Where everything lies, in the units of the drawing. On a phone every region is a sheet of its own. */
import type { BreedId, DiscId, NodeId, PostId, TrainId, WorkerId } from '@waystation/el-paso'
import type { Box } from '../../../art/ink.ts'
import type { Kind } from '../../../board/kinds.ts'

export const REGIONS = ['trail', 'town', 'train', 'store', 'ranch', 'sue'] as const
export type RegionName = (typeof REGIONS)[number]

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface TrailLayout {
  readonly rect: Box
  /** Tiles on the trail; El Paso is the gate of the town. */
  readonly nodes: { readonly [node in NodeId]: Box }
  /** Where the road between two spaces bends, by "from>to"; straight where nothing is said. */
  readonly bends: { readonly [edge: string]: Spot }
  readonly road: number
  readonly simmental: Box
  /** Size of a rider. */
  readonly rider: number
}

export interface TownLayout {
  readonly rect: Box
  readonly posts: { readonly [post in PostId]: Box }
  /** Own discs below the posts, where the ranch is on another sheet. */
  readonly discs: { readonly [disc in DiscId]: Box } | null
}

/** Three tiles face up and the stack they come from, on a flat car. */
export interface Flatcar {
  readonly rect: Box
  readonly tiles: readonly Box[]
  readonly stack: Box
  readonly rail: number
}

export interface TrainLayout {
  readonly rect: Box
  readonly rails: readonly number[]
  readonly cars: { readonly [train in TrainId]: Box }
  readonly objectives: Flatcar
  readonly bonuses: Flatcar
}

export type MarketBreed = Extract<BreedId, 'black-angus' | 'corriente' | 'shorthorn' | 'hereford'>

export interface StoreLayout {
  readonly rect: Box
  /** A board with a word on it above each part; null where there is no room. */
  readonly signs: { readonly market: Box; readonly hands: Box; readonly yard: Box } | null
  /** Cards without the line of prices below them. */
  readonly market: { readonly [breed in MarketBreed]: Box }
  readonly hands: { readonly [worker in WorkerId]: Box }
  /** By number of the building, from 1. */
  readonly yard: readonly Box[]
  /** Height of a line of prices. */
  readonly prices: number
}

export interface RanchLayout {
  readonly rect: Box
  readonly head: Box
  /** The purse in the head. */
  readonly purse: Box
  readonly hand: Box
  readonly card: { readonly width: number; readonly height: number }
  readonly drawPile: Box
  readonly discardPile: Box
  readonly workers: { readonly [worker in WorkerId]: Box }
  /** Exchange tokens to be used; null: in the purse. */
  readonly token: Box | null
  /** What discarding a worker gives. */
  readonly slips: { readonly [worker in WorkerId]: Box }
  /** A slot for each disc: auxiliary actions first, then abilities. Null on the dock. */
  readonly slots: { readonly [disc in DiscId]: Box } | null
  readonly tiles: Box | null
  /** What is known of cards that cannot be seen; null where there is no room. */
  readonly shelves: {
    readonly discard: Box
    readonly lastHand: Box
    /** The whole deck; null where there is no room for that. */
    readonly herd: Box | null
  } | null
}

export interface Layout {
  readonly kind: Kind
  readonly width: number
  readonly height: number
  /** What is drawn on this sheet. */
  readonly shows: readonly RegionName[]
  readonly trail: TrailLayout
  readonly town: TownLayout
  readonly train: TrainLayout
  readonly store: StoreLayout
  readonly ranch: RanchLayout
  readonly sue: Box
}
