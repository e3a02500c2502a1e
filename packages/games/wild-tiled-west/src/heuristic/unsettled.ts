/** Where the evaluation says little: a piece in hand, or a gain not yet taken. */
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'

/** Questions at which nothing is under way. */
const SETTLED: ReadonlySet<Step['do']> = new Set(['turn', 'takeBoard', 'keepPartner', 'hillBandit'])

export function unsettled(s: Readonly<State>): boolean {
  const step = s.agenda[s.agenda.length - 1]
  return step !== undefined && !SETTLED.has(step.do as Step['do'])
}
