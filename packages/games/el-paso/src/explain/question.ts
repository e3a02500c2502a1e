/** What the seat that asks is being asked itself. */
import type { Planned, Seat } from '@waystation/kernel'
import type { Action } from '../data/actions.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import { FACES } from '../data/tiles.ts'

/** What a seat is being asked, and about. */
export interface Asked {
  readonly s: Readonly<State>
  readonly seat: Seat
  readonly step: Planned<Step>
}

/** Printed actions that are still open at this question. */
export function openActions({ step }: Asked): Action[] {
  if (step.do !== 'act') return []
  return FACES[step.face].flatMap((slot, i) => (((step.slots >> i) & 1) === 1 ? slot : []))
}

export function openAction<K extends Action['type']>(q: Asked, type: K): Extract<Action, { type: K }> | undefined {
  return openActions(q).find((action): action is Extract<Action, { type: K }> => action.type === type)
}
