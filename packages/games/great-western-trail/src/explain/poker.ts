/** Why nothing can be done at the poker table. */
import type { Reason, Seat } from '@waystation/kernel'
import { ANTE_PRICES, MOST_CARDS_AT_TABLE } from '../data/poker.ts'
import { because } from '../reasons.ts'
import { NONE, type State } from '../state.ts'
import { shortOf } from './shortages.ts'

export function whyNotAnte(s: Readonly<State>, seat: Seat): Reason[] {
  const { seated, laid, hand, money } = s.players[seat]
  if (seated === NONE) return [because('no-worker-to-seat', 'poker')]
  if (laid.length >= MOST_CARDS_AT_TABLE) return [because('table-full', 'poker', { most: MOST_CARDS_AT_TABLE })]
  if (hand.length === 0) return [because('no-card', 'poker')]
  return shortOf('money', 'poker', ANTE_PRICES[0], money)
}
