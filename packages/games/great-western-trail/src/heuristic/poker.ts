/** What lies on the poker table, to one of the players there. */
import type { Seat } from '@waystation/kernel'
import { CARD_VP } from '../data/cards.ts'
import { isObjective } from '../data/objectives.ts'
import { ANTE_PRICES, BANK_ADDS, BONUS_TOKENS, MOST_CARDS_AT_TABLE } from '../data/poker.ts'
import { tablesOf } from '../data/tables.ts'
import { canAnte, handAtTable } from '../rules/poker.ts'
import { NONE, type State } from '../state.ts'
import { dollar } from './worth.ts'
import { W } from './weights.ts'

/** Breeding value of a card somebody else has laid, as far as one can guess. */
const GUESS = 2.2

/** How likely this hand takes the pot, against what the others may hold. */
function chance(s: Readonly<State>, seat: Seat): number {
  const mine = handAtTable(s.players[seat])
  let best = 0
  s.players.forEach((p, other) => {
    if (other !== seat) best = Math.max(best, GUESS * p.laid.length)
  })
  if (best === 0) return 1
  return mine > best ? 0.75 : mine < best - GUESS ? 0.1 : 0.4
}

/** The pot in so far as it may be won, and the points of cards that will come back. */
export function pokerWorth(s: Readonly<State>, seat: Seat, left: number): number {
  if (tablesOf(s).bonusTokens === 0) return 0
  const { laid } = s.players[seat]
  if (laid.length === 0) return 0
  const returns = Math.min(1, W.pokerTime * left)
  const points = laid.reduce((sum, card) => sum + (isObjective(card) ? 0 : CARD_VP[card]), 0)
  return returns * (points + W.pot * chance(s, seat) * (s.pot + BANK_ADDS) * dollar(left))
}

/** Stopping to sit down or to lay cards. */
export function anteWorth(s: Readonly<State>, seat: Seat, left: number): number {
  if (!canAnte(s, seat)) return 0
  const p = s.players[seat]
  if (p.seated !== NONE) {
    return p.laid.length === MOST_CARDS_AT_TABLE ? 0 : Math.max(0, W.pot * left * 2 - ANTE_PRICES[0] * dollar(left))
  }
  const { vp, money } = BONUS_TOKENS[s.players.filter((other) => other.seated !== NONE).length]
  return Math.max(0, vp + money * dollar(left) - W.seatedWorker * left)
}

export const showdownWorth = (s: Readonly<State>, seat: Seat, left: number): number =>
  s.players[seat].laid.length === 0 ? 0 : chance(s, seat) * (s.pot + BANK_ADDS) * dollar(left)
