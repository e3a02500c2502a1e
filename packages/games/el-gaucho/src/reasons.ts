/** Reason codes, each worded in every language, and the sections of the rules help they point to. */
import { reasonsOf } from '@waystation/kernel'

/** Reason codes; each is worded in every language. */
export const REASON_CODES = [
  'not-your-turn',
  'finish-first',
  'take-dice-first',
  'no-pair-makes-it',
  'dice-do-not-match',
  'tile-taken',
  'already-standing',
  'no-gaucho-left',
  'area-touched',
  'area-needs',
  'sort-at-round-up',
  'no-herd-to-sell',
  'nothing-to-steal',
  'nobody-lying',
  'steppe-empty',
  'no-free-space',
  'sale-needs-gaucho',
  'herd-too-small',
  'theft-needs-gaucho',
  'dice-must-be-used',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

export const because = reasonsOf<ReasonCode, SectionId>()

/** Sections of the rules help, in reading order; reasons point to them. */
export const SECTION_IDS = [
  'goal',
  'preparation',
  'preliminary-round',
  'turn',
  'pampa',
  'areas',
  'more-gauchos',
  'round-up',
  'herds',
  'special-actions',
  'sort',
  'wish',
  'immediate-sale',
  'theft',
  'overseer',
  'steppe',
  'ending',
  'final-count',
] as const
export type SectionId = (typeof SECTION_IDS)[number]
