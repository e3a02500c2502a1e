/** Small phrases the wording is built from, in the language at hand. */
import type { AreaId } from '../data/action-areas.ts'
import { type Breed, BREEDS, type TileId, tileOf, valueOf } from '../data/cattle.ts'
import { type PastureId, PASTURES } from '../data/pampa.ts'
import type { AreaWords, Words } from './words.ts'

/** Small phrases the wording is built from, in the language at hand. */
export interface Say {
  tile(id: TileId): string
  theTile(id: TileId): string
  tiles(ids: readonly TileId[]): string
  area(id: AreaId): AreaWords
  pasture(id: PastureId): string
  breed(breed: Breed): string
  dice(dice: readonly number[]): string
  list(items: readonly (string | number)[]): string
}

export function phrases(words: Words): Say {
  const theTile = (id: TileId): string => words.theTile(breedName(id), valueOf(tileOf(id)))
  return {
    tile: (id) => words.tile(breedName(id), valueOf(tileOf(id))),
    theTile,
    tiles: (ids) => words.list(ids.map(theTile)),
    area: (id) => words.areas[id],
    pasture: (id) => words.pasture(pastureNumber(id)),
    breed: (breed) => words.breeds[breed],
    dice: (dice) => dice.join(' + '),
    list: (items) => words.list(items.map(String)),
  }
}

const pastureNumber = (id: PastureId): number => PASTURES.findIndex((pasture) => pasture.id === id) + 1

export function breedName(id: TileId): Breed {
  const found = BREEDS.find((breed) => id.startsWith(breed))
  if (found === undefined) throw new Error(`${id} has no breed`)
  return found
}
