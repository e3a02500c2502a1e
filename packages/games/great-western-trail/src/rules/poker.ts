/** At the Poker Table: sitting down, laying cards, showing them. */
import type { Decision, Seat } from '@waystation/kernel'
import { PASS } from '@waystation/kernel'
import { CARD_VALUE } from '../data/cards.ts'
import { isObjective } from '../data/objectives.ts'
import { ANTE_PRICES, BANK_ADDS, BONUS_TOKENS, MOST_CARDS_AT_TABLE } from '../data/poker.ts'
import { WORKERS } from '../data/tiles.ts'
import { type Option, cardId } from '../options.ts'
import { LAY } from '../options/poker.ts'
import { NONE, type Player, type State } from '../state.ts'
import type { Context, Rule } from '../types.ts'
import { cardOptions, settleUnseen } from './herd.ts'
import { workersToGive } from './stations.ts'

const isSeated = (p: Readonly<Player>): boolean => p.seated !== NONE

/** Whether another card can be laid, so many having been laid in this visit. */
const canLay = (p: Readonly<Player>, inThisVisit: number): boolean =>
  isSeated(p) &&
  inThisVisit < ANTE_PRICES.length &&
  p.laid.length < MOST_CARDS_AT_TABLE &&
  p.hand.length > 0 &&
  p.money >= ANTE_PRICES[inThisVisit]

/** Whoever does not sit there yet sits down first; that alone is worth stopping for. */
export function canAnte(s: Readonly<State>, seat: Seat): boolean {
  const p = s.players[seat]
  return isSeated(p) ? canLay(p, 0) : workersToGive(p).length > 0
}

export function beginAnte(g: Context, seat: Seat): void {
  if (isSeated(g.s.players[seat])) g.then({ do: 'ante', seat, laid: 0, optional: false })
  else g.then({ do: 'sitDown', seat })
}

/** "Le jeton le plus à droite de n'importe laquelle de vos trois rangées"; he brings the top bonus token. */
export const sitDown: Rule<'sitDown'> = {
  ask(s, { seat }) {
    const options = workersToGive(s.players[seat])
    return options.length === 0 ? null : { seat, kind: 'sitDown', options }
  },
  choose(g, { seat }, option) {
    if (option.do !== 'worker') return
    const p = g.s.players[seat]
    const bonus = g.s.players.filter(isSeated).length
    const { vp, money } = BONUS_TOKENS[bonus]
    p.workers[option.index]--
    p.seated = option.index
    p.bonus = bonus
    p.money += money
    g.emit({ type: 'satDown', seat, worker: WORKERS[option.index], vp, money })
    g.then({ do: 'ante', seat, laid: 0, optional: true })
  },
}

/** One card for $1, then perhaps another for $2; never more than three at the table. */
export const ante: Rule<'ante'> = {
  ask(s, { seat, laid, optional }): Decision<Option> | null {
    const p = s.players[seat]
    if (!canLay(p, laid)) return null
    const options = cardOptions(p, LAY)
    if (optional) options.push(PASS)
    return { seat, kind: 'ante', options, conceal: true }
  },
  choose(g, { seat, laid }, option) {
    if (option.do !== 'lay') return
    const p = g.s.players[seat]
    const price = ANTE_PRICES[laid]
    p.money -= price
    g.s.pot += price
    p.hand.splice(p.hand.indexOf(option.index), 1)
    p.laid.push(option.index)
    g.emit({ type: 'cardLaid', seat, price, secret: { [seat]: { cards: [option.card] } } })
    g.then({ do: 'ante', seat, laid: laid + 1, optional: true })
  },
}

export const canShow = (s: Readonly<State>, seat: Seat): boolean => s.players[seat].laid.length > 0

/** Objective cards are worth nothing here. */
export const handAtTable = (p: Readonly<Player>): number =>
  p.laid.reduce((sum, card) => sum + (isObjective(card) ? 0 : CARD_VALUE[card]), 0)

/** All hands are shown; the best takes the pot and what the bank adds. What a tie cannot share stays for the next time. */
export function showHands(g: Context, seat: Seat): void {
  const { s } = g
  const playing = s.players.flatMap((p, other) => (p.laid.length > 0 ? [other] : []))
  const values = playing.map((other) => handAtTable(s.players[other]))
  const best = Math.max(...values)
  const winners = playing.filter((_, i) => values[i] === best)
  const pot = s.pot + BANK_ADDS
  const each = Math.floor(pot / winners.length)
  g.reveal()
  if (g.events !== null) {
    const hands = playing.map((other, i) => ({
      seat: other,
      cards: s.players[other].laid.map(cardId),
      value: values[i],
    }))
    g.emit({ type: 'handsShown', seat, hands })
  }
  for (const winner of winners) s.players[winner].money += each
  s.pot = pot - each * winners.length
  for (const other of playing) clearHand(s.players[other])
  g.emit({ type: 'potWon', winners, each, left: s.pot })
}

/** "Chacun reprend ses cartes … et les place sur sa pile de défausse." */
function clearHand(p: Player): void {
  p.discard.push(...p.laid)
  p.laid.length = 0
  settleUnseen(p)
}
