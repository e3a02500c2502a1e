/** Sue, the opponent of the solo mode. */
import type { Inputs } from '@waystation/kernel'
import { BREED_COUNT, FIRST_WORKER_CARD } from '../data/cards.ts'
import { SOLO_CARDS } from '../data/solo.ts'
import { EL_PASO, NODE_COUNT } from '../data/trail.ts'
import { stepsTo } from '../rules/trail.ts'
import { sueTotal } from '../scoring.ts'
import type { State, Sue } from '../state.ts'

export function seeSue(s: Readonly<State>, sue: Readonly<Sue>, inputs: Inputs): void {
  inputs.amount('points', sueTotal(s), 25)
  inputs.which('at', sue.at + 1, NODE_COUNT + 1)
  inputs.amount('steps to El Paso', stepsTo(s, Math.max(sue.at, EL_PASO), EL_PASO), 6)
  inputs.amounts('workers', sue.workers, 3)
  inputs.amount('wild', sue.wilds, 3)
  inputs.amounts('cattle', sue.cattle, 2)
  inputs.amount('objectives', sue.objectives.length, 3)
  inputs.amount('bonuses', sue.bonuses.length, 3)
  inputs.amounts('post', sue.posts, 1)
  inputs.amount('discs left', sue.reserve, 4)
  inputs.which('first in her row', sue.row[0], FIRST_WORKER_CARD - BREED_COUNT + 4)
  inputs.amount('supply', sue.supply.length, 18)
  inputs.amount('deck', sue.deck.length, SOLO_CARDS.length)
  inputs.amount('B cards to come', sue.deck.filter(isB).length, 1)
  inputs.amount('B cards played', sue.discard.filter(isB).length, 1)
  inputs.some('card played', sue.discard, SOLO_CARDS.length)
}

/** How many are among hers is agreed on, so everyone can count those to come. */
const isB = (card: number): boolean => SOLO_CARDS[card].deck === 'B'
