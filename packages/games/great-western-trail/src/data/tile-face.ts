/** A tile on the trail by name, as views, options and events show it. */
import type { Seat } from '@waystation/kernel'
import { type BuildingId, faceOf } from './buildings.ts'
import {
  buildingNumber,
  buildingOwner,
  EMPTY,
  FIRST_NEUTRAL,
  isBuilding,
  isHazard,
  isNeutral,
  NEUTRAL_LETTERS,
  type NeutralLetter,
  type SupplyTileId,
  supplyTileId,
} from './tiles.ts'

export type TileView =
  | { readonly kind: 'neutral'; readonly letter: NeutralLetter }
  | { readonly kind: 'building'; readonly building: BuildingId; readonly owner: Seat }
  | { readonly kind: 'hazard' | 'teepee'; readonly tile: SupplyTileId }

function faceFor(tile: number, sides: number): TileView {
  if (isNeutral(tile)) return { kind: 'neutral', letter: NEUTRAL_LETTERS[tile - FIRST_NEUTRAL] }
  if (isBuilding(tile)) {
    return { kind: 'building', building: faceOf(buildingNumber(tile), sides).id, owner: buildingOwner(tile) }
  }
  return { kind: isHazard(tile) ? 'hazard' : 'teepee', tile: supplyTileId(tile) }
}

/** A tile and the side it shows, as one number. */
export const faceKey = (tile: number, sides: number): number =>
  2 * tile + (isBuilding(tile) ? (sides >> buildingNumber(tile)) & 1 : 0)

const made: TileView[] = []
/** Null on an empty space. The same face is the same object. */
export function tileFace(tile: number, sides: number): TileView | null {
  if (tile === EMPTY) return null
  const key = faceKey(tile, sides)
  return (made[key] ??= Object.freeze(faceFor(tile, sides)))
}
