/** Why an objective card in hand cannot be played. */
import type { Reason, Seat } from '@waystation/kernel'
import { because } from '../reasons.ts'
import type { State } from '../state.ts'
import { notNow, question } from './question.ts'

export function whyNotObjective(s: Readonly<State>, seat: Seat, card: number): Reason[] {
  if (!s.players[seat].hand.includes(card)) return [because('not-in-hand', 'objectives')]
  const step = question(s, seat)
  return step?.do === 'move' || step?.do === 'act' ? [] : notNow(s, seat, 'objective', 'objectives')
}
