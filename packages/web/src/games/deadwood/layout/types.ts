/** Where everything lies on the board, in the units of its drawing. */
import type { CowboyType, CrossingId, PlotId } from '@waystation/deadwood'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../art/ink.ts'
import type { TownKind } from './presets.ts'
import type { TileSize } from '../town/Tile.tsx'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the three types of cowboys stand, feet on the point. */
export type GangPlace = { readonly [type in CowboyType]: Spot }

export interface RanchPlace {
  readonly seat: Seat
  readonly rect: Box
  /** Name and money. */
  readonly head: Box
  readonly money: Spot
  /** Left edge of the tokens, top of their line. */
  readonly tokens: { readonly cartridges: Spot; readonly ponies: Spot; readonly posters: Spot; readonly size: number }
  readonly gang: GangPlace
  readonly reserve: GangPlace
  /** Size of the letters of how many there are and what they cost. */
  readonly price: number
  /** Size of cowboys at home, 1 is 60 high. */
  readonly scale: number
  /** Null where there is no room for a word. */
  readonly reserveSign: Spot | null
}

export interface Layout {
  readonly kind: TownKind
  readonly width: number
  readonly height: number
  readonly horizon: number
  /** Town and outskirts, without the ranches. */
  readonly land: Box
  readonly tile: TileSize
  /** From row to row. */
  readonly pitch: number
  /** Size of a cowboy in town. */
  readonly cowboy: number
  readonly plots: { readonly [plot in PlotId]: Box }
  readonly crossings: { readonly [crossing in CrossingId]: Spot }
  /** How far a crossing's target reaches. */
  readonly reach: { readonly width: number; readonly height: number }
  readonly star: number
  /** The least height and width of what can be chosen. */
  readonly finger: number
  readonly bootHill: Box
  readonly mine: Box
  readonly gauge: Box
  readonly stacks: readonly Box[]
  /** Where drawn and consulted tiles lie. */
  readonly tray: Box
  readonly trayColumns: number
  readonly showdown: Box
  readonly ranches: readonly RanchPlace[]
}
