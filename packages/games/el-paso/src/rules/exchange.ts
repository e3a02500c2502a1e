/** Exchanges: draw one cattle card, then discard one ("Recevoir un jeton Échange", auxiliary actions, bonus tiles). */
import type { Seat } from '@waystation/kernel'
import { PASS, type PassOption } from '@waystation/kernel'
import { BREED_COUNT } from '../data/cards.ts'
import { DISCARD, EXCHANGE_AGAIN } from '../options/interned.ts'
import type { ExchangeDiscardOption, Option } from '../options.ts'
import type { Rule, Context } from '../types.ts'
import { canDraw, discardCattle, drawCattle } from './herd.ts'

/** One exchange. If only workers were found there is nothing to put back [reading]. */
export function exchangeOnce(g: Context, seat: Seat): void {
  if (drawCattle(g, seat, 1) > 0) g.then({ do: 'exchangeDiscard', seat })
}

/** So many exchanges, one after the other, never at the same time. */
export const exchange: Rule<'exchange'> = {
  run(g, { seat, times }) {
    if (!canDraw(g.s.players[seat])) return
    if (times > 1) g.then({ do: 'exchange', seat, times: times - 1 })
    exchangeOnce(g, seat)
  },
}

/** The improved auxiliary action: a second exchange, if wanted. */
export const exchangeAgain: Rule<'exchangeAgain', Extract<Option, { do: 'exchangeAgain' }> | PassOption> = {
  ask(s, { seat }) {
    return canDraw(s.players[seat]) ? { seat, kind: 'exchangeAgain', options: [EXCHANGE_AGAIN, PASS] } : null
  },
  choose(g, { seat }, option) {
    if (option.do === 'exchangeAgain') exchangeOnce(g, seat)
  },
}

/** Any hand card, the one just drawn included. */
export const exchangeDiscard: Rule<'exchangeDiscard', ExchangeDiscardOption> = {
  ask(s, { seat }) {
    const { hand } = s.players[seat]
    const options: ExchangeDiscardOption[] = []
    for (let breed = 0; breed < BREED_COUNT; breed++) if (hand[breed] > 0) options.push(DISCARD[breed])
    return { seat, kind: 'exchangeDiscard', options, conceal: true }
  },
  choose(g, { seat }, { index, breed }) {
    discardCattle(g.s.players[seat], index)
    g.emit({ type: 'cattleDiscarded', seat, breed, dollars: 0 })
  },
}
