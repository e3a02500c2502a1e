/** What the seat that asks is being asked itself. */
import type { Planned, Reason, Seat } from '@waystation/kernel'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import { because, type SectionId } from '../reasons.ts'

/** What a target waits for. */
export const NEEDS = [
  'move',
  'hire',
  'build',
  'deliver',
  'upgrade',
  'buy',
  'auxiliary',
  'disc',
  'objective',
  'location',
  'shop',
] as const
export type Need = (typeof NEEDS)[number]

/** The question being put to this seat, if any. */
export function question(s: Readonly<State>, seat: Seat): Planned<Step> | null {
  const step = s.agenda[s.agenda.length - 1]
  return step !== undefined && 'seat' in step && step.seat === seat ? step : null
}

/** Nothing is missing but the moment: either it is someone else's turn, or the action has to come up first. */
export const notNow = (s: Readonly<State>, seat: Seat, need: Need, section: SectionId): Reason[] => [
  question(s, seat) === null ? because('not-your-turn', 'turn') : because('needs-action', section, { need }),
]
