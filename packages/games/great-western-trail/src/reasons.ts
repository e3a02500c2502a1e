/** Reasons and what they are made of. */
import type { Reason } from '@waystation/kernel'

export const REASON_CODES = [
  'not-your-turn',
  'needs-action',
  'not-a-location',
  'too-far',
  'not-ahead',
  'never-kansas-city',
  'placing-first',
  'site-taken',
  'craftsmen',
  'money',
  'left-supply',
  'token-row',
  'row-full',
  'not-there',
  'value',
  'delivery-value',
  'already-delivered',
  'already-upgraded',
  'engine-elsewhere',
  'no-disc',
  'cowboys',
  'auxiliary-locked',
  'engine-back',
  'nothing-to-draw',
  'disc-gone',
  'white-frame',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

export const reason = (code: ReasonCode, section: SectionId, params: Reason['params'] = {}): Reason => ({
  code,
  section,
  params,
})

/** Sections of the rules help, in reading order; reasons point to them. */
export const SECTION_IDS = [
  'goal',
  'setup',
  'turn',
  'movement',
  'fees',
  'location',
  'auxiliary',
  'kansas-city',
  'job-market',
  'delivery',
  'discs',
  'hire',
  'build',
  'engine',
  'stations',
  'trade',
  'cattle',
  'certificates',
  'objectives',
  'ending',
  'scoring',
  'special-cases',
] as const
export type SectionId = (typeof SECTION_IDS)[number]
