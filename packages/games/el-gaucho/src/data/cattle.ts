/** The 60 cattle tiles: five breeds, values 1 to 12 each. In the state a tile is its index, elsewhere its id. */

/** Source: reviews of the printed game; the rulebook names white, black and brown. */
export const BREEDS = ['brown', 'ochre', 'black', 'white', 'spotted'] as const
export type Breed = (typeof BREEDS)[number]

export const HIGHEST_VALUE = 12
export const TILE_COUNT = BREEDS.length * HIGHEST_VALUE

/**
 * The small number of each large number, 1 to 12. The rulebook shows 11 -> 5; the rest is [house]: half, rounded down,
 * at least 1.
 */
export const SMALL_NUMBERS = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6] as const

/** Index of a tile: breed by breed, value by value. */
export type Tile = number
/** Readable name of a tile, such as "brown-04". */
export type TileId = `${Breed}-${string}`

export const TILE_IDS: readonly TileId[] = BREEDS.flatMap((breed) =>
  SMALL_NUMBERS.map((_, i): TileId => `${breed}-${String(i + 1).padStart(2, '0')}`),
)

const INDEX_OF: ReadonlyMap<string, Tile> = new Map(TILE_IDS.map((id, tile) => [id, tile]))

export function tileOf(id: string): Tile {
  const tile = INDEX_OF.get(id)
  if (tile === undefined) throw new Error(`no cattle tile named ${id}`)
  return tile
}

const VALUES: readonly number[] = TILE_IDS.map((_, tile) => (tile % HIGHEST_VALUE) + 1)
const SMALLS: readonly number[] = VALUES.map((value) => SMALL_NUMBERS[value - 1])
const BREED_INDEX: readonly number[] = TILE_IDS.map((_, tile) => Math.floor(tile / HIGHEST_VALUE))

/** The large number: what standing a gaucho costs, and what the animal is worth. */
export const valueOf = (tile: Tile): number => VALUES[tile]
/** The small number: what laying a gaucho costs, and raising it. */
export const smallOf = (tile: Tile): number => SMALLS[tile]
export const breedOf = (tile: Tile): number => BREED_INDEX[tile]
