/** A tile on the trail by name, as views, options and events show it. */
import type { Seat } from '@waystation/kernel'
import { type BuildingId, BUILDINGS } from './buildings.ts'
import {
  buildingFace,
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

function faceFor(tile: number): TileView {
  if (isNeutral(tile)) return { kind: 'neutral', letter: NEUTRAL_LETTERS[tile - FIRST_NEUTRAL] }
  if (isBuilding(tile)) {
    return { kind: 'building', building: BUILDINGS[buildingFace(tile)].id, owner: buildingOwner(tile) }
  }
  return { kind: isHazard(tile) ? 'hazard' : 'teepee', tile: supplyTileId(tile) }
}

const made: TileView[] = []
/** Null on an empty space. The same face is the same object. */
export const tileFace = (tile: number): TileView | null =>
  tile === EMPTY ? null : (made[tile] ??= Object.freeze(faceFor(tile)))
