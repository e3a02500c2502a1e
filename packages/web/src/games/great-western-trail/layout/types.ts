/** Where everything lies, in the units of the drawing. On a phone every region is a sheet of its own. */
import type {
  AuxiliaryId,
  CattleCardId,
  CityId,
  DiscId,
  NodeId,
  SpaceId,
  StationId,
  View,
  WorkerId,
} from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import type { Kind } from '../../../board/kinds.ts'

export const REGIONS = ['trail', 'railroad', 'north', 'markets', 'poker', 'home'] as const
export type RegionName = (typeof REGIONS)[number]

/** What decides how a table is arranged. */
export interface Modules {
  readonly rails: boolean
  readonly poker: boolean
}
export const modulesOf = ({ map, poker }: View): Modules => ({ rails: map !== null, poker: poker !== null })

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface TrailLayout {
  readonly rect: Box
  /** A house on every neutral space and site, a tile on the others. */
  readonly nodes: { readonly [node in NodeId]: Box }
  /** Where the road between two spaces bends, by "from>to". */
  readonly bends: { readonly [edge: string]: readonly Spot[] }
  /** A line of water; empty: none. */
  readonly river: readonly Spot[]
  readonly cacti: readonly Spot[]
  /** A wagon and its fire, and a skull. */
  readonly camp: Spot
  readonly skull: Spot
  /** The feet of peaks, those behind first, and how high they rise. */
  readonly mountains: readonly (Spot & { readonly high: number })[]
  /** Signs beside sites: one more action for the owner of a building there. */
  readonly signs: { readonly [node: string]: Box }
  readonly road: number
  /** Size of a rider. */
  readonly rider: number
}

/** A place on the track and the way the rails run there, in degrees. */
export interface TrackSpot extends Spot {
  readonly turn: number
}

export interface RailroadLayout {
  readonly rect: Box
  /** Cities of the strip; those of the map are in the north. */
  readonly cities: { readonly [city in CityId]?: Box }
  readonly spaces: { readonly [space: SpaceId]: TrackSpot }
  readonly stations: { readonly [station in StationId]?: Box }
  /** Station master tiles, or the worker who has taken the place of one. */
  readonly masters: { readonly [station in StationId]?: Box }
  /** The rails as one line, and the sidings. */
  readonly track: string
  readonly sidings: string
  /** Where red crosses stand, by the space before. */
  readonly crosses: { readonly [space: number]: Spot }
  /** How large engines, numbers and rails are drawn; 1 on the whole board of a desk. */
  readonly scale: number
  /** The station masters beside New York; null: not played. */
  readonly newYork: Box | null
  /** The cities stand beside the track, not above it. */
  readonly upright: boolean
}

export interface MarketsLayout {
  readonly rect: Box
  readonly jobs: Box
  readonly cattle: Box
  /** A stack for each kind of card. */
  readonly stacks: { readonly [card in CattleCardId]?: Box }
  /** Chips with cowboys and money, by id of the purchase. */
  readonly prices: { readonly [purchase: string]: Box }
  readonly cattleDeck: Box
  readonly objectives: Box
  readonly cards: readonly Box[]
  readonly objectiveDeck: Box
  readonly foresight: Box
}

export interface HomeLayout {
  readonly rect: Box
  readonly purse: Box
  readonly hand: Box
  readonly card: { readonly width: number; readonly height: number }
  readonly drawPile: Box
  readonly discardPile: Box
  readonly auxiliaries: { readonly [auxiliary in AuxiliaryId]?: Box } | null
  /** Discs that are not beside an auxiliary action. */
  readonly discs: { readonly [disc in DiscId]?: Box } | null
  readonly workers: { readonly [worker in WorkerId]: readonly Box[] } | null
  readonly certificates: readonly Box[] | null
  readonly buildings: Box | null
  readonly won: Box | null
  readonly annex: Box | null
  /** Exchange tokens, where the annex is on another sheet. */
  readonly tokens: Box | null
}

export interface Layout {
  readonly kind: Kind
  readonly width: number
  readonly height: number
  /** What is drawn on this sheet. */
  readonly shows: readonly RegionName[]
  readonly trail: TrailLayout
  readonly railroad: RailroadLayout
  readonly markets: MarketsLayout
  readonly home: HomeLayout
  readonly north: Box | null
  readonly poker: Box | null
}
