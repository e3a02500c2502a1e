/** The questions; each has its own wording. */

export const QUESTIONS = [
  'firstObjective',
  'place',
  'move',
  'act',
  'visit',
  'trainCard',
  'site',
  'secondAuxiliary',
  'exchangeAgain',
  'exchangeDiscard',
  'removeCattle',
  'revealHand',
  'deliver',
  'rewardHire',
  'rewardObjective',
  'freeMoment',
] as const
export type Question = (typeof QUESTIONS)[number]
