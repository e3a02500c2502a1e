/**
 * The four tile trays, joined two by two: twenty rows of the prairie, read from the outer edges, and four columns of the river, each with a
 * notch at its top and one at its bottom. Which stack lies where is our own design [house].
 */
import { pieceOf, type Tile, type TileId } from './tiles.ts'

const PRAIRIE_ROWS: readonly (readonly TileId[])[] = [
  ['footpath', 'cattle-lane'],
  ['footpath', 'cattle-lane'],
  ['stock-pen', 'cattle-lane'],
  ['barn', 'stables'],
  ['main-street', 'stables'],
  ['ranch-road', 'gunsmith'],
  ['canyon-road', 'gunsmith'],
  ['canyon-road', 'diamond-steps'],
  ['wheelwright', 'diamond-steps'],
  ['heart-square', 'diamond-steps'],
  ['meadow-corner', 'blacksmith'],
  ['crossroads', 'blacksmith'],
  ['town-common', 'wild-corral'],
  ['town-common', 'wild-corral'],
  ['general-store', 'wild-corral'],
  ['saloon', 'claim-stake'],
  ['club-backstreets', 'claim-stake'],
  ['outlaw-hideout', 'claim-stake'],
  ['spade-trail', 'bunkhouse'],
  ['spade-trail', 'bunkhouse'],
]

const RIVER_COLUMNS: readonly (readonly TileId[])[] = [
  ['spade-crossing', 'bank', 'schoolhouse', 'wide-range'],
  ['high-noon', 'undertaker', 'assay-office', 'club-gulch'],
  ['showdown', 'hotel', 'grand-saloon', 'church'],
  ['heart-drive', 'sheriffs-office', 'town-hall', 'sawmill'],
]

export const DICE = ['prairie', 'river'] as const
export type Die = (typeof DICE)[number]
export const FACES_OF: { readonly [die in Die]: number } = {
  prairie: PRAIRIE_ROWS.length,
  river: RIVER_COLUMNS.length * 2,
}

const down = (column: number): readonly TileId[] => RIVER_COLUMNS[column]
const up = (column: number): readonly TileId[] => [...RIVER_COLUMNS[column]].reverse()

/** By notch minus one: the stacks of that row or column, nearest first. Numbers 1, 2, 5, 6 are at the top, 3, 4, 7, 8 at the bottom. */
export const LINES: { readonly [die in Die]: readonly (readonly Tile[])[] } = {
  prairie: PRAIRIE_ROWS.map((row) => row.map(pieceOf)),
  river: [down(0), down(1), up(0), up(1), down(2), down(3), up(2), up(3)].map((line) => line.map(pieceOf)),
}

/** Gold for every stack jumped over (Drafter une tuile, exemple). */
export const JUMP_COST = 1
