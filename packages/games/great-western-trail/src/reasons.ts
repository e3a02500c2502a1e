/** Reasons and what they are made of. */
import type { Planned, Reason, Seat } from '@waystation/kernel'
import type { State } from './state.ts'
import type { Step } from './steps.ts'
import type { SectionId } from './text/words.ts'

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

/** What a target waits for. */
export type Need = 'move' | 'hire' | 'build' | 'deliver' | 'upgrade' | 'buy' | 'auxiliary' | 'disc'

export const reason = (code: ReasonCode, section: SectionId, params: Reason['params'] = {}): Reason => ({
  code,
  section,
  params,
})

/** The question being put to this seat, if any. */
export function question(s: Readonly<State>, seat: Seat): Planned<Step> | null {
  const step = s.agenda[s.agenda.length - 1]
  return step !== undefined && 'seat' in step && step.seat === seat ? step : null
}

/** Nothing is missing but the moment: either it is someone else's turn, or the action has to come up first. */
export const notNow = (s: Readonly<State>, seat: Seat, need: Need, section: SectionId): Reason[] => [
  question(s, seat) === null ? reason('not-your-turn', 'turn') : reason('needs-action', section, { need }),
]

type Countable = 'money' | 'craftsmen' | 'cowboys'
export const shortOf = (code: Countable, section: SectionId, needs: number, have: number): Reason[] =>
  have < needs ? [reason(code, section, { needs, have })] : []
