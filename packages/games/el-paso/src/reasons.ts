/** The reasons there are for something not being an option; each is worded in every language. */
import type { Planned, Reason, Seat } from '@waystation/kernel'
import type { Action } from './data/actions.ts'
import type { State } from './state.ts'
import type { Step } from './steps.ts'
import { FACES } from './data/tiles.ts'

export const REASON_CODES = [
  'not-your-turn',
  'finish-exchange',
  'start-on-neutral',
  'objective-first',
  'no-location',
  'behind-you',
  'too-far',
  'no-move-here',
  'space-taken',
  'no-building-fits',
  'choose-the-building',
  'no-market-here',
  'no-hire-here',
  'second-hire-differs',
  'no-train-here',
  'no-builders-here',
  'no-marker-left',
  'no-space-affordable',
  'no-tile-here',
  'stack-empty',
  'needs-workers',
  'needs-money',
  'deliver-at-el-paso',
  'value-too-low',
  'own-disc-there',
  'disc-gone',
  'black-corners',
  'no-disc-fits',
  'auxiliary-locked',
  'no-auxiliary-here',
  'auxiliary-done',
  'certificates-full',
  'removal-limit',
  'hand-empty',
  'nothing-to-draw',
  'no-token',
  'hand-is-open',
  'no-such-worker',
  'cowboy-while-moving',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

/** Sections of the rules help, in reading order; reasons point to them. */
export const SECTION_IDS = [
  'goal',
  'setup',
  'turn',
  'move',
  'location',
  'draw',
  'discard',
  'certificates',
  'exchange',
  'hire',
  'worker-bonus',
  'market',
  'train',
  'tiles',
  'build',
  'auxiliary',
  'move-on',
  'gain-cattle',
  'remove',
  'el-paso',
  'delivery',
  'discs',
  'end',
  'scoring',
  'objectives',
  'solo-setup',
  'solo-turn',
  'solo-actions',
  'options',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

export function because(code: ReasonCode, section: SectionId, params: Reason['params'] = {}): Reason[] {
  return [{ code, section, params }]
}

/** What a seat is being asked, and about. */
export interface Question {
  readonly s: Readonly<State>
  readonly seat: Seat
  readonly step: Planned<Step>
}

/** Printed actions that are still open at this question. */
export function openActions({ step }: Question): Action[] {
  if (step.do !== 'act') return []
  return FACES[step.face].flatMap((slot, i) => (((step.slots >> i) & 1) === 1 ? slot : []))
}

export function openAction<K extends Action['type']>(q: Question, type: K): Extract<Action, { type: K }> | undefined {
  return openActions(q).find((action): action is Extract<Action, { type: K }> => action.type === type)
}
