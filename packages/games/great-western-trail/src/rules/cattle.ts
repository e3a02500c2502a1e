/** Buying cattle and filling the market. Rulebook: "Acheter du bétail du marché". */
import type { Seat } from '@waystation/kernel'
import { DONE } from '@waystation/kernel'
import { CARD_VALUE, CARDS_ADDED_BY_A_COWBOY, CATTLE, FIRST_MARKET_CARD, PURCHASES } from '../data/cards.ts'
import { ADD_CATTLE, buy as buyOption, type Option } from '../options.ts'
import { TAKE_CATTLE } from '../options/rails.ts'
import type { State } from '../state.ts'
import type { Rule, Context } from '../types.ts'

export function marketSize(s: Readonly<State>): number {
  let size = 0
  for (const count of s.market) size += count
  return size
}

/** Turns up cards from the deck, as many as there are. */
export function addToMarket(g: Context, count: number): void {
  const { marketDeck, market } = g.s
  const added: number[] = []
  for (let n = 0; n < count; n++) {
    const card = marketDeck.pop()
    if (card === undefined) break
    market[card - FIRST_MARKET_CARD]++
    added.push(card)
  }
  if (added.length === 0) return
  g.reveal()
  if (g.events === null) return
  // In the order of the market, which does not keep the order of the deck.
  const cards = added.sort((a, b) => a - b).map((card) => CATTLE[card].id)
  g.emit({ type: 'cattleAdded', cards })
}

/** Market cards of each breeding value. */
const CARDS_OF_VALUE: number[][] = []
CARD_VALUE.forEach((value, card) => {
  if (card >= FIRST_MARKET_CARD) (CARDS_OF_VALUE[value] ??= []).push(card)
})

function pushPurchases(s: Readonly<State>, purchase: number, options: Option[]): void {
  const { market } = s
  const { value, cards } = PURCHASES[purchase]
  const faces = CARDS_OF_VALUE[value]
  for (const first of faces) {
    const left = market[first - FIRST_MARKET_CARD]
    if (left === 0) continue
    if (left >= cards) options.push(buyOption(purchase, first, first))
    if (cards === 1) continue
    for (const second of faces) {
      if (second > first && market[second - FIRST_MARKET_CARD] > 0) options.push(buyOption(purchase, first, second))
    }
  }
}

function purchases(s: Readonly<State>, seat: Seat, cowboys: number): Option[] {
  const { money } = s.players[seat]
  const options: Option[] = []
  for (let p = 0; p < PURCHASES.length; p++) {
    if (PURCHASES[p].cowboys <= cowboys && PURCHASES[p].money <= money) pushPurchases(s, p, options)
  }
  if (cowboys > 0 && s.marketDeck.length > 0) options.push(ADD_CATTLE)
  return options
}

export const canBuy = (s: Readonly<State>, seat: Seat): boolean =>
  s.marketDeck.length !== 0 || purchases(s, seat, s.players[seat].workers[0]).length > 0

/** One purchase at a time; every cowboy serves once. */
export const buy: Rule<'buy'> = {
  ask(s, { seat, cowboys, bought }) {
    const options = purchases(s, seat, cowboys)
    if (options.length === 0) return null
    if (bought) options.push(DONE)
    return { seat, kind: 'buy', options }
  },
  choose(g, step, option) {
    if (option.do === 'addCattle') {
      addToMarket(g, CARDS_ADDED_BY_A_COWBOY)
      g.then({ ...step, cowboys: step.cowboys - 1, bought: true })
    } else if (option.do === 'buy') {
      const { cowboys, money } = PURCHASES[option.purchase]
      const p = g.s.players[step.seat]
      p.money -= money
      for (const card of option.cards) {
        g.s.market[card - FIRST_MARKET_CARD]--
        p.discard.push(card)
      }
      if (g.events !== null) {
        const cards = option.cards.map((card) => CATTLE[card].id)
        g.emit({ type: 'cattleBought', seat: step.seat, cards, cowboys, cost: money })
      }
      g.then({ ...step, cowboys: step.cowboys - cowboys, bought: true })
    }
  },
}

/** Cards of this breeding value on the market, one option for each face. */
function freeCards(s: Readonly<State>, value: number): Option[] {
  return CARDS_OF_VALUE[value].flatMap((card) => (s.market[card - FIRST_MARKET_CARD] > 0 ? [TAKE_CATTLE[card]] : []))
}
export const canTakeCattle = (s: Readonly<State>, value: number): boolean => freeCards(s, value).length > 0

/** A medium town: a card from the market to the discard pile, for nothing. */
export const freeCattle: Rule<'freeCattle'> = {
  ask(s, { seat, value }) {
    const options = freeCards(s, value)
    return options.length === 0 ? null : { seat, kind: 'freeCattle', options }
  },
  choose(g, { seat }, option) {
    if (option.do !== 'takeCattle') return
    g.s.market[option.index - FIRST_MARKET_CARD]--
    g.s.players[seat].discard.push(option.index)
    g.emit({ type: 'cattleTaken', seat, card: CATTLE[option.index].id })
  },
}
