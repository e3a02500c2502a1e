/** Why an auxiliary action cannot be done. */
import type { Reason, Seat } from '@waystation/kernel'
import { AUX_CERTIFICATE, AUX_DRAW, AUX_ENGINE, AUX_REMOVE } from '../data/player-board.ts'
import { timesOpen } from '../rules/auxiliary.ts'
import { canReverse } from '../rules/engine.ts'
import { drawable } from '../rules/herd.ts'
import { offersAuxiliary } from '../rules/location.ts'
import type { State } from '../state.ts'
import { reason } from '../reasons.ts'
import { shortOf } from './shortages.ts'
import { notNow, question } from './question.ts'

/** Whether the question at hand has room for an auxiliary action. */
function isAsked(s: Readonly<State>, seat: Seat): boolean {
  const step = question(s, seat)
  if (step?.do === 'act') return !step.acted || offersAuxiliary(step.slots)
  return step?.do === 'immediate' && offersAuxiliary([step.slot])
}

export function whyNotAuxiliary(s: Readonly<State>, seat: Seat, auxiliary: number): Reason[] {
  const p = s.players[seat]
  if (timesOpen(p, auxiliary) === 0) return [reason('auxiliary-locked', 'auxiliary')]
  const paid = auxiliary === AUX_CERTIFICATE || auxiliary === AUX_ENGINE ? 1 : 0
  const out = shortOf('money', 'auxiliary', paid, p.money)
  const back = auxiliary === AUX_CERTIFICATE || auxiliary === AUX_REMOVE
  if (back && !canReverse(s, seat, 1)) out.push(reason('engine-back', 'auxiliary'))
  if (auxiliary === AUX_DRAW && drawable(p) === 0) out.push(reason('nothing-to-draw', 'auxiliary'))
  return out.length > 0 || isAsked(s, seat) ? out : notNow(s, seat, 'auxiliary', 'auxiliary')
}
