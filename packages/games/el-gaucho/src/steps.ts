/** What can be on the agenda, in the order of the rulebook. */
import type { StepBy, StepOf } from '@waystation/kernel'

/** What was agreed on before the game. */
export interface Preparation {
  readonly startPlayer: 'drawn' | 'rolled'
  readonly removedBreed: 'drawn' | 'chosen'
}

export type Step =
  | (StepOf<'prepare'> & Preparation)
  | StepBy<'chooseBreed'>
  | (StepOf<'layOut'> & Pick<Preparation, 'startPlayer'>)
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
  | StepBy<'findGaucho'>
  | StepBy<'settle'>
  | StepOf<'refillSteppe'>
  | StepOf<'roundUp'>
  | StepBy<'bringHome'>
  | StepOf<'refillPampa'>
  | StepOf<'endOfRound'>
  | StepOf<'finalCollection'>
  | StepOf<'finalSale'>
