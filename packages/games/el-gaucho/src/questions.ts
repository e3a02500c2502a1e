/** The questions; each has its own wording. */

export const QUESTIONS = [
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
  'settle',
  'findGaucho',
  'bringHome',
] as const
export type Question = (typeof QUESTIONS)[number]
