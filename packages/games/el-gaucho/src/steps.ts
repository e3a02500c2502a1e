/** What can be on the agenda, in the order of the rulebook. */
import type { Seat } from '@waystation/kernel'
import type { Tile } from './data/cattle.ts'

interface Of<K extends string> {
  readonly do: K
}
interface By<K extends string> extends Of<K> {
  readonly seat: Seat
}

export type Step =
  | Of<'prepare'>
  | By<'keepTiles'>
  | By<'placeFirstGaucho'>
  | Of<'round'>
  | By<'turn'>
  | By<'takeDice'>
  | By<'spendDice'>
  | By<'wish'>
  | By<'immediateSale'>
  | By<'theft'>
  | By<'overseer'>
  | By<'wakeAnother'>
  | By<'lookAtSteppe'>
  | By<'steppe'>
  | (By<'settle'> & { readonly tile: Tile })
  | Of<'refillSteppe'>
  | Of<'roundUp'>
  | By<'bringHome'>
  | Of<'refillPampa'>
  | Of<'endOfRound'>
  | Of<'finalCollection'>
  | Of<'finalSale'>
