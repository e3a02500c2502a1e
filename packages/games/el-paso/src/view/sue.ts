/** Sue as everyone sees her: all she has lies open, except the order of her supply and her deck. */
import { BONUS_IDS, type BonusId } from '../data/bonuses.ts'
import { BREED_IDS, type BreedId, CARD_IDS, CARD_KINDS, type CardId, WORKER_IDS, type WorkerId } from '../data/cards.ts'
import { OBJECTIVE_IDS, type ObjectiveId } from '../data/objectives.ts'
import { SOLO_CARDS, type SoloCardId } from '../data/solo.ts'
import { type Category, sueLines, sueTotal } from '../scoring.ts'
import type { State, Sue } from '../state.ts'
import { type Counted, counted, present } from './counted.ts'

export interface SueView {
  /** From left to right: her strategy. */
  readonly workers: readonly Counted<WorkerId>[]
  readonly wilds: number
  readonly cattle: readonly Counted<BreedId>[]
  readonly objectives: readonly ObjectiveId[]
  readonly bonuses: readonly BonusId[]
  readonly reserve: number
  /** What is left in her supply, in no order. */
  readonly supply: readonly Counted<CardId>[]
  /** Cards she drew in her last turn. */
  readonly drawn: readonly CardId[]
  /** Solo cards still to come, in no order, and those played. */
  readonly deck: readonly SoloCardId[]
  readonly discard: readonly SoloCardId[]
  readonly scores: readonly { readonly category: Category; readonly points: number }[]
  readonly total: number
}

const byNumber = (a: number, b: number): number => a - b
const cardIds = (cards: readonly number[]): SoloCardId[] => cards.map((card) => SOLO_CARDS[card].id)

export function sueView(s: Readonly<State>, sue: Readonly<Sue>): SueView {
  const supply = Array<number>(CARD_KINDS).fill(0)
  for (const card of sue.supply) supply[card]++
  return {
    workers: sue.row.map((type) => ({ id: WORKER_IDS[type], count: sue.workers[type] })),
    wilds: sue.wilds,
    cattle: present(counted(BREED_IDS, sue.cattle)),
    objectives: sue.objectives.map((tile) => OBJECTIVE_IDS[tile]),
    bonuses: sue.bonuses.map((tile) => BONUS_IDS[tile]),
    reserve: sue.reserve,
    supply: present(counted(CARD_IDS, supply)),
    drawn: sue.drawn.map((card) => CARD_IDS[card]),
    deck: cardIds(sue.deck.slice().sort(byNumber)),
    discard: cardIds(sue.discard),
    scores: sueLines(s, sue),
    total: sueTotal(s),
  }
}
