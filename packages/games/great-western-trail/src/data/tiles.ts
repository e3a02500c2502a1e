/**
 * Tiles that lie on the trail, in the Kansas City supply or on the job market. A state holds one number per space:
 * 0 nothing, 1-7 neutral buildings A-G, 8-25 hazards, 26-27 teepees, 28-30 workers, from 32 private
 * buildings, each with the side it shows.
 * Hands and points of the hazards, and what lies in which pile: another implementation, likely.
 */

export const EMPTY = 0
export const NEUTRAL_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type NeutralLetter = (typeof NEUTRAL_LETTERS)[number]
export const FIRST_NEUTRAL = 1

export const HAZARD_TYPES = ['flood', 'drought', 'rockfall'] as const
export type HazardType = (typeof HAZARD_TYPES)[number]
export type Hand = 'green' | 'black'

/** The same six tiles for each type of hazard. */
const HAZARD_FACES = [
  { hand: 'green', vp: 4 },
  { hand: 'green', vp: 4 },
  { hand: 'green', vp: 3 },
  { hand: 'green', vp: 2 },
  { hand: 'black', vp: 3 },
  { hand: 'black', vp: 2 },
] as const
export type HazardId = `hazard-${HazardType}-${1 | 2 | 3 | 4 | 5 | 6}`

export interface Hazard {
  readonly id: HazardId
  readonly type: HazardType
  readonly hand: Hand
  readonly vp: number
}

const NUMBERS = [1, 2, 3, 4, 5, 6] as const
export const HAZARDS: readonly Hazard[] = HAZARD_TYPES.flatMap((type) =>
  NUMBERS.map((n): Hazard => ({ id: `hazard-${type}-${n}`, type, ...HAZARD_FACES[n - 1] })),
)
export const FIRST_HAZARD = 8
export const GREEN_TEEPEE = 26
export const BLUE_TEEPEE = 27

export const WORKERS = ['cowboy', 'craftsman', 'engineer'] as const
export type WorkerId = (typeof WORKERS)[number]
export const COWBOY = 0
export const CRAFTSMAN = 1
export const ENGINEER = 2
export const FIRST_WORKER = 28

/** Private buildings: 32 for each seat in turn, plus the face (an index of BUILDINGS): what is built is never turned over. */
const FIRST_BUILDING = 32
const SEAT_BLOCK = 32
export const buildingTile = (seat: number, face: number): number => FIRST_BUILDING + seat * SEAT_BLOCK + face
export const buildingOwner = (tile: number): number => (tile - FIRST_BUILDING) >> 5
export const buildingFace = (tile: number): number => tile & (SEAT_BLOCK - 1)
/** Tiles are numbered below this, for four seats. */
export const TILE_NUMBERS = buildingTile(4, 0)

export const isNeutral = (tile: number): boolean => tile >= FIRST_NEUTRAL && tile < FIRST_HAZARD
export const isHazard = (tile: number): boolean => tile >= FIRST_HAZARD && tile < GREEN_TEEPEE
export const isTeepee = (tile: number): boolean => tile === GREEN_TEEPEE || tile === BLUE_TEEPEE
export const isWorker = (tile: number): boolean => tile >= FIRST_WORKER && tile < FIRST_BUILDING
export const isBuilding = (tile: number): boolean => tile >= FIRST_BUILDING

export const hazardOf = (tile: number): Hazard => HAZARDS[tile - FIRST_HAZARD]
/** 0 flood, 1 drought, 2 rockfall. */
export const hazardType = (tile: number): number => Math.floor((tile - FIRST_HAZARD) / NUMBERS.length)

/** The tiles that come out of the Kansas City supply, by name. */
export type SupplyTileId = HazardId | 'green-teepee' | 'blue-teepee' | WorkerId
export function supplyTileId(tile: number): SupplyTileId {
  if (tile === GREEN_TEEPEE) return 'green-teepee'
  if (tile === BLUE_TEEPEE) return 'blue-teepee'
  return isWorker(tile) ? WORKERS[tile - FIRST_WORKER] : hazardOf(tile).id
}

const copies = (tile: number, count: number): number[] => Array<number>(count).fill(tile)
const workers = (each: number): number[] => WORKERS.flatMap((_, w) => copies(FIRST_WORKER + w, each))

/** Each pile of the supply shows this many tiles on its foresight spaces. */
export const FORESIGHT_TILES = 2

/** The three piles of the Kansas City supply, by the number on the back of the tiles. */
export const SUPPLY: readonly [readonly number[], readonly number[], readonly number[]] = [
  [...HAZARDS.map((_, i) => FIRST_HAZARD + i), ...copies(GREEN_TEEPEE, 9), ...copies(BLUE_TEEPEE, 8)],
  workers(11),
  [...workers(7), ...copies(GREEN_TEEPEE, 2), ...copies(BLUE_TEEPEE, 3)],
]
