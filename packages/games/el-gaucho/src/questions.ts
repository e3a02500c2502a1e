/** The questions; each has its own wording. */

export const QUESTIONS = [
  'chooseBreed',
  'keepTiles',
  'placeFirstGaucho',
  'takeDice',
  'spendDice',
  'wish',
  'immediateSale',
  'theft',
  'overseer',
  'wakeAnother',
  'steppe',
  'findGaucho',
  'settle',
  'bringHome',
] as const
export type Question = (typeof QUESTIONS)[number]
