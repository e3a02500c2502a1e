/** Reason codes, each worded in every language, and the sections of the rules help they point to. */
import { reasonsOf } from '@waystation/kernel'

export const REASON_CODES = [
  'game-over',
  'not-your-turn',
  'answer-first',
  'ranch-empty',
  'empty-plot',
  'rail-tile',
  'station',
  'own-cowboy',
  'protected',
  'fee-unpaid',
  'no-own-cowboy',
  'off-the-line',
  'plot-taken',
  'not-beside-building',
  'not-activated',
  'no-opponent',
  'office-first',
  'sheriff-here',
  'no-building-there',
  'saloon-first',
  'none-in-reserve',
  'too-expensive',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

export const because = reasonsOf<ReasonCode, SectionId>()

/** Sections of the rules help, in reading order; reasons point to them. */
export const SECTION_IDS = [
  'goal',
  'preparation',
  'turn',
  'ranch',
  'town',
  'duels',
  'sheriff',
  'buildings',
  'saloon',
  'church',
  'store',
  'construction',
  'fortune-teller',
  'courthouse',
  'grifter',
  'railway',
  'outskirts',
  'end',
  'final-duel',
] as const
export type SectionId = (typeof SECTION_IDS)[number]
