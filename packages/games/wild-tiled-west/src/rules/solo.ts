/** The Ridge and its Bandit cards (Mode Solo). */
import { CONTRACTS, FIRST_SLOT } from '../data/figures.ts'
import { BANDIT_CARDS, REVEAL_ROUNDS } from '../data/solo.ts'
import type { Ridge } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { isFlipped } from './wrangling.ts'

/** Uncovered bandits on the Ridge and on its cards. */
export function ridgeBandits({ bandits, buried, cards, buriedOn }: Readonly<Ridge>): number {
  return cards.reduce((sum, card, i) => sum + BANDIT_CARDS[card].bandits - buriedOn[i], bandits - buried)
}

/** Cows right of the last boot. */
export function looseCows({ cards, herded }: Readonly<Ridge>): number {
  return cards.slice(herded).reduce((sum, card) => sum + BANDIT_CARDS[card].cows, 0)
}

/** On the marked rounds of a solo game, before the dice are rolled. */
export const banditCard: Rule<'banditCard'> = {
  run(g) {
    const { ridge, year, round } = g.s
    if (ridge === null || !REVEAL_ROUNDS[year - 1].includes(round)) return
    const card = ridge.deck[ridge.deck.length - 1]
    ridge.deck = ridge.deck.slice(0, -1)
    ridge.cards = [...ridge.cards, card]
    ridge.buriedOn = [...ridge.buriedOn, 0]
    g.reveal()
    const { id, cows, bandits, bullets } = BANDIT_CARDS[card]
    g.emit({ type: 'banditCard', card: id, cows, bandits, bullets })
    ridge.spareBullets += bullets
    cover(g, ridge)
    if (cows > 0) herd(g, ridge)
  },
}

/** Spare bullets go onto bandits at once: the Ridge first, then the cards from left to right [house order]. */
function cover(g: Context, ridge: Ridge): void {
  const before = ridge.spareBullets
  const onRidge = Math.min(ridge.spareBullets, ridge.bandits - ridge.buried)
  ridge.buried += onRidge
  ridge.spareBullets -= onRidge
  ridge.buriedOn = ridge.buriedOn.map((buried, i) => {
    const more = Math.min(ridge.spareBullets, BANDIT_CARDS[ridge.cards[i]].bandits - buried)
    ridge.spareBullets -= more
    return buried + more
  })
  if (before > 0) g.emit({ type: 'ridgeShot', bandits: before - ridge.spareBullets, spare: ridge.spareBullets })
}

/** The largest contract whose big side still shows and for which there are cows enough is turned; nobody gains it. */
function herd(g: Context, ridge: Ridge): void {
  const { s } = g
  const cows = looseCows(ridge)
  for (let slot = CONTRACTS.length - 1; slot >= 0; slot--) {
    if (cows < slot + FIRST_SLOT || isFlipped(s, slot)) continue
    s.flipped |= 1 << slot
    ridge.herded = ridge.cards.length
    g.emit({ type: 'ridgeWrangled', cows: slot + FIRST_SLOT, contract: CONTRACTS[s.contracts[slot]] })
    return
  }
}

/** A hill bandit for the Ridge. */
export function growRidge(g: Context): void {
  const { ridge } = g.s
  if (ridge === null) return
  ridge.bandits++
  g.emit({ type: 'ridgeGrows', bandits: ridge.bandits })
  cover(g, ridge)
}
