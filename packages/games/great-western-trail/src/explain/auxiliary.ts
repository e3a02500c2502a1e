/** Why an auxiliary action cannot be done. */
import type { Reason, Seat } from '@waystation/kernel'
import { AUXILIARIES } from '../data/auxiliaries.ts'
import { timesOpen } from '../rules/auxiliary.ts'
import { canReverse } from '../rules/engine.ts'
import { drawable } from '../rules/herd.ts'
import { offersAuxiliary } from '../rules/location.ts'
import type { State } from '../state.ts'
import { because } from '../reasons.ts'
import { shortOf } from './shortages.ts'
import { whyNotOpenShop } from './towns.ts'
import { notNow, question } from './question.ts'

/** Whether the question at hand has room for an auxiliary action. */
function isAsked(s: Readonly<State>, seat: Seat): boolean {
  const step = question(s, seat)
  if (step?.do === 'act') return !step.acted || offersAuxiliary(step.slots)
  return step?.do === 'singleAuxiliary' || (step?.do === 'immediate' && offersAuxiliary([step.slot]))
}

export function whyNotAuxiliary(s: Readonly<State>, seat: Seat, auxiliary: number): Reason[] {
  const p = s.players[seat]
  if (timesOpen(p, auxiliary) === 0) return [because('auxiliary-locked', 'auxiliary')]
  const { price, back, effect } = AUXILIARIES[auxiliary]
  const out = shortOf('money', 'auxiliary', price, p.money)
  if (back > 0 && !canReverse(s, seat, back)) out.push(because('engine-back', 'auxiliary'))
  if (effect === 'draw' && drawable(p) === 0) out.push(because('nothing-to-draw', 'auxiliary'))
  if (effect === 'shop') out.push(...whyNotOpenShop(s, seat))
  return out.length > 0 || isAsked(s, seat) ? out : notNow(s, seat, 'auxiliary', 'auxiliary')
}
