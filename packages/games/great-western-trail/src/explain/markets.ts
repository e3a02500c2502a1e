/** Why a worker cannot be hired or a card not bought. */
import type { Reason, Seat } from '@waystation/kernel'
import { CARD_VALUE, FIRST_MARKET_CARD, PURCHASES } from '../data/cards.ts'
import { SLOTS_PER_ROW } from '../data/player-board.ts'
import { COWBOY, FIRST_WORKER, WORKERS } from '../data/tiles.ts'
import { hirePrice } from '../rules/hire.ts'
import { columns, tokenRow } from '../rules/job-market.ts'
import type { State } from '../state.ts'
import { because } from '../reasons.ts'
import { shortOf } from './shortages.ts'
import { notNow, question } from './question.ts'

export function whyNotWorker(s: Readonly<State>, seat: Seat, worker: number, row: number): Reason[] {
  const p = s.players[seat]
  const step = question(s, seat)
  const width = columns(s)
  const there = s.jobs.slice(row * width, (row + 1) * width).includes(FIRST_WORKER + worker)
  if (!there) return [because('not-there', 'hire')]
  if (row >= tokenRow(s)) return [because('token-row', 'hire', { row: row + 1 })]
  if (p.workers[worker] >= SLOTS_PER_ROW) return [because('row-full', 'hire', { worker: WORKERS[worker] })]
  const out = shortOf('money', 'hire', hirePrice(row, step?.do === 'hire' ? step.modifier : 0), p.money)
  return out.length > 0 || step?.do === 'hire' ? out : notNow(s, seat, 'hire', 'hire')
}

/** The cheapest ways to buy this card: fewest cowboys first, then least money. */
export function whyNotCattle(s: Readonly<State>, seat: Seat, card: number): Reason[] {
  const p = s.players[seat]
  const step = question(s, seat)
  if (s.market[card - FIRST_MARKET_CARD] === 0) return [because('not-there', 'cattle')]
  const have = step?.do === 'buy' ? step.cowboys : p.workers[COWBOY]
  const ways = PURCHASES.filter((w) => w.value === CARD_VALUE[card] && w.cards === 1)
  const within = ways.filter((w) => w.cowboys <= have)
  const out = shortOf('cowboys', 'cattle', Math.min(...ways.map((w) => w.cowboys)), have)
  if (within.length > 0) out.push(...shortOf('money', 'cattle', Math.min(...within.map((w) => w.money)), p.money))
  return out.length > 0 || step?.do === 'buy' ? out : notNow(s, seat, 'buy', 'cattle')
}
