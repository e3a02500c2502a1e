/** Great Western Trail: El Paso. The rules are in rules/, by chapter of the rulebook; this file only puts them together. */
import { defineGame } from '@waystation/kernel'
import { census } from './census.ts'
import { determinize } from './determinize.ts'
import { explain, targets } from './explain.ts'
import { evaluate } from './heuristic.ts'
import { outlook } from './heuristic/outlook.ts'
import { styles } from './heuristic/styles.ts'
import { unsettled } from './heuristic/unsettled.ts'
import { meta } from './meta.ts'
import { opening } from './opening.ts'
import { secondAuxiliary } from './rules/auxiliary.ts'
import { site } from './rules/build.ts'
import { deliver } from './rules/delivery.ts'
import { discardHand, elPaso as visitElPaso, revealHand } from './rules/el-paso.ts'
import { exchange, exchangeAgain, exchangeDiscard } from './rules/exchange.ts'
import { anytime, freeMoment, playFree } from './rules/free-actions.ts'
import { refillHand } from './rules/herd.ts'
import { rewardHire } from './rules/hire.ts'
import { act } from './rules/location.ts'
import { capital, firstObjective, prepare } from './rules/preparation.ts'
import { removeCattle } from './rules/removal.ts'
import { sueTurn } from './rules/sue.ts'
import { rewardObjective } from './rules/supply.ts'
import { move, place } from './rules/trail.ts'
import { endTurn, turn } from './rules/turn.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import { sight } from './sight.ts'
import { cloneState } from './state.ts'
import type { ElPaso } from './types.ts'
import { view } from './view.ts'

export const elPaso = defineGame<ElPaso>({
  meta,
  setup,
  steps: {
    prepare,
    firstObjective,
    capital,
    turn,
    place,
    move,
    act,
    site,
    secondAuxiliary,
    exchange,
    exchangeAgain,
    exchangeDiscard,
    removeCattle,
    elPaso: visitElPaso,
    revealHand,
    deliver,
    rewardHire,
    rewardObjective,
    discardHand,
    refillHand,
    freeMoment,
    sueTurn,
    endTurn,
  },
  anytime,
  playAnytime: playFree,
  clone: cloneState,
  view,
  determinize,
  targets,
  explain,
  scores,
  evaluate,
  unsettled,
  outlook,
  opening,
  sight,
  styles,
  census,
})

export type { Action, Face, Slot } from './data/actions.ts'
export { BONUS_IDS, type BonusId, BONUSES, TRIPLE_EXCHANGE } from './data/bonuses.ts'
export { type BuildingFaceId, COMMON_BUILDINGS, NEUTRAL_BUILDINGS, PROPERTY_MARKERS } from './data/buildings.ts'
export {
  BREED_IDS,
  type BreedId,
  BUILDER_BONUS_PRICE,
  CATTLE,
  type CardId,
  DOLLARS_PER_WORKER,
  ENGINEER_BONUS,
  WILD_BONUS,
  WILD_SURCHARGE,
  WORKER_IDS,
  type WorkerId,
  WORKERS,
} from './data/cards.ts'
export { OBJECTIVE_IDS, type ObjectiveId, OBJECTIVES, type ObjectiveTile } from './data/objectives.ts'
export {
  AUX_DOLLARS,
  AUXILIARIES,
  type AuxiliaryId,
  type DiscId,
  DISCS,
  HIGHEST_CERTIFICATE,
  LATER_HAND_LIMIT,
  LATER_MOVE_LIMIT,
  REMOVAL_LIMIT,
  START_HAND_LIMIT,
  START_MOVE_LIMIT,
} from './data/player-board.ts'
export { POST_REWARD_DOLLARS, type PostId, POSTS } from './data/posts.ts'
export { SOLO_CARDS, type SoloAction, type SoloCardId, SUE_MARKET, SUE_POSTS } from './data/solo.ts'
export { EL_PASO_DOLLARS, SEAT_COLOURS, SIMMENTAL_SPACE_POINTS } from './data/table.ts'
export { type NodeId, NODES } from './data/trail.ts'
export { TRAIN_CARDS, type TrainFaceId, type TrainId } from './data/train.ts'
export type { Counted } from './view/counted.ts'
export type { Event, TileId } from './events.ts'
export type { Option } from './options.ts'
export type { State } from './state.ts'
export type { Step } from './steps.ts'
export { PLACE_IDS, type PlaceId, printedOn } from './data/tiles.ts'
export type { ElPaso } from './types.ts'
export type { ForkCount } from './rules/sue.ts'
export type { Part } from './view/part.ts'
export type { SueView } from './view/sue.ts'
export { fulfilledNow, pointsSoFar, stepsAhead, type SueAhead, sueAhead } from './view/table-talk.ts'
export type * from './view.ts'
