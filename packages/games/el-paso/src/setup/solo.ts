/** "Variante : mode solo", set-up: Sue's supply, her strategy row, her deck and her first disc. */
import type { Rng } from '@waystation/kernel'
import { BUILDER, type Card, CARD_IDS, CATTLE, COWBOY, ENGINEER, FIRST_WORKER_CARD } from '../data/cards.ts'
import { isWorkerCard } from '../data/cards.ts'
import { DISC_COUNT } from '../data/player-board.ts'
import { POSTS, postAt } from '../data/posts.ts'
import { SOLO_CARDS, SUE_FIRST_POST, SUE_SUPPLY } from '../data/solo.ts'
import { EL_PASO } from '../data/trail.ts'
import type { Sue } from '../state.ts'

/** The supplies of the table that her cards come from. */
interface Supplies {
  readonly market: number[]
  readonly workers: number[]
}

/** Takes her cards from the supplies of the table. Order in her supply and deck is settled by `prepare`. */
export function newSue(supplies: Supplies, bCards: number, rng: Rng): Sue {
  const row = rng.shuffle([COWBOY, BUILDER, ENGINEER])
  for (const worker of row) supplies.workers[worker]--
  const posts = POSTS.map(() => 0)
  posts[postAt(SUE_FIRST_POST)]++
  return {
    at: EL_PASO,
    row,
    workers: [1, 1, 1],
    wilds: 0,
    cattle: CATTLE.map(() => 0),
    objectives: [],
    bonuses: [],
    reserve: DISC_COUNT - 1,
    posts,
    supply: takeSupply(supplies),
    drawn: [],
    deck: soloDeck(bCards, rng),
    discard: [],
  }
}

function takeSupply({ market, workers }: Supplies): Card[] {
  const supply: Card[] = []
  for (const [id, count] of Object.entries(SUE_SUPPLY)) {
    const card = CARD_IDS.findIndex((other) => other === id)
    supply.push(...Array<Card>(count).fill(card))
    if (isWorkerCard(card)) workers[card - FIRST_WORKER_CARD] -= count
    else market[card] -= count
  }
  return supply
}

/** All A cards and so many B cards, these by lot [reading]. */
function soloDeck(bCards: number, rng: Rng): number[] {
  const indexes = (deck: 'A' | 'B') => SOLO_CARDS.flatMap((card, index) => (card.deck === deck ? [index] : []))
  const extra = rng.shuffle(indexes('B')).slice(0, bCards)
  return [...indexes('A'), ...extra.sort((a, b) => a - b)]
}
