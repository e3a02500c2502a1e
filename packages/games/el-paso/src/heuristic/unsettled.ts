/** In the middle of a turn the evaluation says little: the actions of a place belong together. */
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'

/** Questions at which nothing is under way. */
const SETTLED: ReadonlySet<string> = new Set<Step['do']>(['firstObjective', 'place', 'move'])

export function unsettled(s: Readonly<State>): boolean {
  const step = s.agenda[s.agenda.length - 1]
  return step !== undefined && !SETTLED.has(step.do)
}
