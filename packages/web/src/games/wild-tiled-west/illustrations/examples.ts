/** The tiles on the illustrations, and the figures that captions tell. */
import {
  MIN_COWS,
  SET_OF_FOUR,
  SET_OF_THREE,
  type Suit,
  SUITS,
  type TileId,
  TOMBSTONE_POINTS,
  WRANGLE_POINTS,
} from '@waystation/wild-tiled-west'

export const LAND: readonly TileId[] = ['wild-corral', 'main-street', 'canyon-road', 'diamond-steps', 'footpath']

/** One tile in every turn it has. */
export const TURNED: TileId = 'ranch-road'

/** A white, a red, a pink and a yellow sign. */
export const SIGNED: readonly TileId[] = ['grand-saloon', 'town-hall', 'stables', 'barn']

/** Three of a suit, and one of each. */
export const SAME: readonly Suit[] = [SUITS[0], SUITS[0], SUITS[0]]

export const FIGURES = {
  three: SET_OF_THREE,
  four: SET_OF_FOUR,
  tombstone: TOMBSTONE_POINTS,
  cows: MIN_COWS,
  wrangled: WRANGLE_POINTS[MIN_COWS],
}
