/** The animals and dice on the illustrations; their captions count them. */
import { smallOf, type TileId, tileOf } from '@waystation/el-gaucho'
import { best, price, value } from '../herd.ts'

/** Two dice of a turn: each alone, or both together. */
export const DICE = [3, 4] as const

/** Stood on with the large number, lain on with the small one. */
export const STANDING: TileId = 'brown-07'
export const LYING: TileId = 'white-08'

/** A pasture where every animal carries a gaucho. */
export const COMPLETE: readonly { readonly tile: TileId; readonly seat: number; readonly standing: boolean }[] = [
  { tile: 'spotted-05', seat: 0, standing: true },
  { tile: 'black-09', seat: 1, standing: false },
  { tile: 'ochre-06', seat: 1, standing: true },
]

/** A line that rises, an animal that joins it, and one that does not. */
export const HERD: readonly TileId[] = ['ochre-02', 'ochre-05', 'ochre-09']
export const JOINS: TileId = 'ochre-11'
export const SELLS: TileId = 'ochre-04'

/** Sort puts the animal behind so many of the line. */
export const SORTED = 1

const under = (standing: boolean): number[] =>
  COMPLETE.filter((animal) => animal.standing === standing).map(({ tile }) => value(tile))

/** What the captions tell. */
export const FIGURES = {
  dice: DICE,
  total: DICE[0] + DICE[1],
  large: value(STANDING),
  lainOn: value(LYING),
  small: smallOf(tileOf(LYING)),
  goHome: under(true),
  stay: under(false),
  herd: HERD.length,
  best: best(HERD),
  price: price(HERD),
  joins: value(JOINS),
  sells: value(SELLS),
}
