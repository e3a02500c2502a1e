/** What can be on the agenda, in the order of the rulebook. */
import type { StepBy, StepOf } from '@waystation/kernel'
import type { Tile } from './data/cattle.ts'

export type Step =
  | StepOf<'prepare'>
  | StepBy<'keepTiles'>
  | StepBy<'placeFirstGaucho'>
  | StepOf<'round'>
  | StepBy<'turn'>
  | StepBy<'takeDice'>
  | StepBy<'spendDice'>
  | StepBy<'wish'>
  | StepBy<'immediateSale'>
  | StepBy<'theft'>
  | StepBy<'overseer'>
  | StepBy<'wakeAnother'>
  | StepBy<'lookAtSteppe'>
  | StepBy<'steppe'>
  | (StepBy<'settle'> & { readonly tile: Tile })
  | StepOf<'refillSteppe'>
  | StepOf<'roundUp'>
  | StepBy<'bringHome'>
  | StepOf<'refillPampa'>
  | StepOf<'endOfRound'>
  | StepOf<'finalCollection'>
  | StepOf<'finalSale'>
