/** Where everything is, in the units of the board's SVG. One arrangement per kind of screen; the drawing code knows only this. */
import type { AreaId, Breed, PastureId, TileId } from '@waystation/el-gaucho'
import type { Seat } from '@waystation/kernel'

/** A phone held upright, or any larger screen. */
export type GroundKind = 'wide' | 'tall'

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Rect extends Spot {
  readonly width: number
  readonly height: number
}

export interface PasturePlace {
  readonly id: PastureId
  /** Fenced ground. */
  readonly rect: Rect
  /** Top left corner of each space, covered ones included. */
  readonly spaces: readonly Spot[]
  /** Where the sign with the total stands. */
  readonly sign: Spot
}

export interface AreaPlace {
  readonly id: AreaId
  readonly rect: Rect
  /** Feet of the gaucho of each seat. */
  readonly seats: readonly Spot[]
}

export interface HerdPlace {
  readonly breed: Breed
  readonly rect: Rect
  readonly tiles: readonly (Spot & { readonly id: TileId })[]
  readonly tag: Spot
}

export interface RanchPlace {
  readonly seat: Seat
  readonly rect: Rect
  /** Width of a tile here. */
  readonly tile: number
  readonly herds: readonly HerdPlace[]
  /** Own start tiles, and tiles on their way home. */
  readonly loose: readonly (Spot & { readonly id: TileId })[]
  /** Start tiles of somebody else, face down. */
  readonly hidden: readonly Spot[]
  readonly supply: Spot
  readonly pesos: Spot
}

/** What does not change during a game. */
export interface Ground {
  readonly kind: GroundKind
  readonly width: number
  readonly trackHeight: number
  /** Sky and pampa, and where the village is. */
  readonly scene: Rect
  readonly pampa: Rect
  readonly village: Rect
  readonly horizon: number
  readonly tile: number
  readonly pastures: readonly PasturePlace[]
  readonly steppe: { readonly tile: number; readonly spots: readonly Spot[]; readonly pile: Spot }
  readonly areas: readonly AreaPlace[]
  readonly gaucho: number
  /** `reach`: how large a die is to a finger. */
  readonly corral: {
    readonly rect: Rect
    readonly die: number
    readonly reach: number
    readonly slots: readonly Spot[]
  }
  readonly tray: { readonly rect: Rect; readonly slots: readonly Spot[] }
  readonly wishes: readonly Spot[]
  /** Tiles of the ranches are as large as fits, between these sizes. */
  readonly ranches: {
    readonly top: number
    readonly columns: number
    readonly tile: number
    readonly leastTile: number
    readonly minHeight: number
  }
}

export interface Layout extends Ground {
  readonly height: number
  readonly ranch: readonly RanchPlace[]
  readonly track: Rect
}
