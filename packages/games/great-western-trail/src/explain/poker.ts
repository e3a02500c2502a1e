/** Why nothing can be done at the poker table. */
import type { Reason, Seat } from '@waystation/kernel'
import { ANTE_PRICES, MOST_CARDS_AT_TABLE } from '../data/poker.ts'
import { reason } from '../reasons.ts'
import { NONE, type State } from '../state.ts'
import { shortOf } from './shortages.ts'

export function whyNotAnte(s: Readonly<State>, seat: Seat): Reason[] {
  const { seated, laid, hand, money } = s.players[seat]
  if (seated === NONE) return [reason('no-worker-to-seat', 'poker')]
  if (laid.length >= MOST_CARDS_AT_TABLE) return [reason('table-full', 'poker', { most: MOST_CARDS_AT_TABLE })]
  if (hand.length === 0) return [reason('no-card', 'poker')]
  return shortOf('money', 'poker', ANTE_PRICES[0], money)
}
