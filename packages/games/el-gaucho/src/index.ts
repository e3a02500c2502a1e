/** El Gaucho. The rules are in rules/, in the order of the rulebook; this file only puts them together. */
import { defineGame } from '@waystation/kernel'
import { census } from './census.ts'
import { determinize } from './determinize.ts'
import { explain, targets } from './explain.ts'
import { evaluate } from './heuristic.ts'
import { outlook } from './heuristic/outlook.ts'
import { meta } from './meta.ts'
import { opening } from './opening.ts'
import { bringHome } from './rules/bring-home.ts'
import { spendDice, takeDice } from './rules/dice-actions.ts'
import { endOfRound, finalCollection, finalSale } from './rules/ending.ts'
import { refillPampa, roundUp } from './rules/pampa.ts'
import { chooseBreed, keepTiles, layOut, placeFirstGaucho, prepare } from './rules/preparation.ts'
import { anytime, immediateSale, overseer, playSpecial, theft, wakeAnother, wish } from './rules/special-actions.ts'
import { findGaucho, lookAtSteppe, refillSteppe, settle, steppe } from './rules/steppe.ts'
import { round, turn } from './rules/round.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import { sight } from './sight.ts'
import { cloneState } from './state.ts'
import type { ElGaucho } from './types.ts'
import { view } from './view.ts'

export const elGaucho = defineGame<ElGaucho>({
  meta,
  setup,
  steps: {
    prepare,
    chooseBreed,
    layOut,
    keepTiles,
    placeFirstGaucho,
    round,
    turn,
    takeDice,
    spendDice,
    wish,
    immediateSale,
    theft,
    overseer,
    wakeAnother,
    lookAtSteppe,
    steppe,
    findGaucho,
    settle,
    refillSteppe,
    roundUp,
    bringHome,
    refillPampa,
    endOfRound,
    finalCollection,
    finalSale,
  },
  anytime,
  playAnytime: playSpecial,
  clone: cloneState,
  view,
  determinize,
  targets,
  explain,
  scores,
  evaluate,
  outlook,
  opening,
  sight,
  census,
})

export { ACTION_AREAS, AREA_IDS, type AreaId } from './data/action-areas.ts'
export { BREEDS, type Breed, smallOf, TILE_IDS, type TileId, tileOf, valueOf } from './data/cattle.ts'
export { PASTURE_LIMIT, PASTURES, type PastureId } from './data/pampa.ts'
export { KEEP_RULES, SEAT_COLOURS, SETUP } from './data/setup.ts'
export type { Event } from './events.ts'
export type { Option } from './options.ts'
export type { State } from './state.ts'
export type { Step } from './steps.ts'
export type { ElGaucho } from './types.ts'
export type * from './view.ts'
