/** Where everything lies, in the units of the drawing. What is not shown on a screen is null there. */
import type { TileId } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import type { Kind } from '../../../board/kinds.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The eleven by eleven squares. */
export interface Grid extends Point {
  /** Of one square. */
  readonly cell: number
}

export interface TrayPlaces {
  readonly rect: Box
  /** 1: as on a desk. */
  readonly scale: number
  /** Height of the wood below the rows. */
  readonly foot: number
  readonly top: number
  readonly rows: number
  readonly stacks: { readonly [tile in TileId]: Box }
  readonly notches: { readonly prairie: readonly Point[]; readonly river: readonly Point[] }
  /** From the left edge to the river, and from it to the right edge. */
  readonly banks: readonly [number, number]
  readonly alleys: readonly [Box, Box]
  readonly sawmill: Box
}

export interface OfferPlaces extends Box {
  readonly columns: number
  /** Height of a row. */
  readonly row: number
}

export interface Layout {
  readonly kind: Kind
  readonly width: number
  readonly height: number
  readonly years: Box | null
  readonly trays: TrayPlaces | null
  /** Stacks within reach once more, large enough for a finger. */
  readonly offers: OfferPlaces | null
  readonly wrangle: Box | null
  readonly supply: Box | null
  /** Name and board above the squares. */
  readonly head: Box | null
  readonly frame: Box | null
  readonly grid: Grid | null
  /** Gold, bullets, bandits, tombstones, aces, score. */
  readonly purse: Box | null
  readonly mine: Box | null
  readonly partners: Box | null
  /** Small boards of the others, where the page has no room for them beside the names. */
  readonly others: Box | null
}
