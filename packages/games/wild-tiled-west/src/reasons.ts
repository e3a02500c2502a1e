/** Reason codes, each worded in every language, and the sections of the rules help they point to. */
import { reasonsOf } from '@waystation/kernel'

export const REASON_CODES = [
  'game-over',
  'not-your-turn',
  'answer-first',
  'stack-exhausted',
  'no-die',
  'behind-another',
  'too-expensive',
  'fits-nowhere',
  'choose-turn-first',
  'draft-first',
  'off-board',
  'covers-hill',
  'covers-mine',
  'covers-field',
  'covers-fixed',
  'covers-tile',
  'covers-icon',
  'not-on-start',
  'not-on-signpost',
  'not-linked',
  'no-bandit',
  'not-in-sight',
  'no-hill',
  'hill-taken',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

export const because = reasonsOf<ReasonCode, SectionId>()

/** Sections of the rules help, in reading order; reasons point to them. */
export const SECTION_IDS = [
  'goal',
  'preparation',
  'year',
  'dice',
  'turn',
  'draft',
  'placing',
  'resolving',
  'mines',
  'towns',
  'buildings',
  'cattle',
  'sheriffs',
  'tussle',
  'aces',
  'end',
  'conquest',
  'solo',
] as const
export type SectionId = (typeof SECTION_IDS)[number]
