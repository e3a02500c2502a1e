/** Wild Tiled West. The rules are in rules/, by chapter of the rulebook; this file only puts them together. */
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
import { takeAce } from './rules/aces.ts'
import { sign } from './rules/buildings.ts'
import { storeGold } from './rules/conquest.ts'
import { roll } from './rules/dice.ts'
import { sawmill, turn } from './rules/draft.ts'
import { finish } from './rules/ending.ts'
import { bonusAlleys, layPiece, settle, turnPiece } from './rules/laying.ts'
import { dealPartners, keepPartner, secondPartner, showPartners } from './rules/partners.ts'
import { drawFirstPlayer, prepare, settleIn, takeBoard } from './rules/preparation.ts'
import { bury, shoot } from './rules/sheriffs.ts'
import { banditCard } from './rules/solo.ts'
import { endYear, hillBandit, peril, tussle } from './rules/tussle.ts'
import { wrangle } from './rules/wrangling.ts'
import { endRound, round, year } from './rules/year.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import { sight } from './sight.ts'
import { cloneState } from './state.ts'
import type { WildTiledWest } from './types.ts'
import { view } from './view.ts'

export const wildTiledWest = defineGame<WildTiledWest>({
  meta,
  setup,
  steps: {
    prepare,
    takeBoard,
    settleIn,
    dealPartners,
    keepPartner,
    showPartners,
    drawFirstPlayer,
    year,
    round,
    banditCard,
    roll,
    turn,
    sawmill,
    turnPiece,
    layPiece,
    sign,
    storeGold,
    shoot,
    settle,
    wrangle,
    bonusAlleys,
    secondPartner,
    takeAce,
    bury,
    endRound,
    tussle,
    hillBandit,
    peril,
    endYear,
    finish,
  },
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
  styles,
  unsettled,
  census,
})

export {
  BOARD_IDS,
  BOARD_NAMES,
  type BoardId,
  type Face,
  type Print,
  type Side,
  SIDES,
  TOWN_NAMES,
} from './data/boards.ts'
export type { ConquestRule } from './data/board-spec.ts'
export {
  type Contract,
  HAT_SPACE,
  MAX_COWS,
  MIN_COWS,
  MINE_INCOME,
  MINE_POINTS,
  SET_OF_FOUR,
  SET_OF_THREE,
  STORED_GOLD_POINTS,
  TOMBSTONE_POINTS,
  WRANGLE_POINTS,
  YEARS,
} from './data/figures.ts'
export { CELL_IDS, type CellId, cellOf, SIZE } from './data/grid.ts'
export { type Condition, type Metric, type PartnerId, PARTNERS } from './data/partners.ts'
export { BANDIT_CARDS, type BanditCardId, type Rank, RANK_FROM, RANKS, REVEAL_ROUNDS } from './data/solo.ts'
export type { Sign } from './data/tile-specs.ts'
export {
  COSTS,
  type Orientation,
  ORIENTATIONS,
  type PieceId,
  pieceOf,
  SIGN_OF,
  type Suit,
  SUITS,
  TILE_IDS,
  type TileId,
} from './data/tiles.ts'
export { DICE, type Die, FACES_OF, JUMP_COST, LINES } from './data/trays.ts'
export type { Event } from './events.ts'
export type { Option } from './options.ts'
export type { Question } from './questions.ts'
export type { State } from './state.ts'
export type { Step } from './steps.ts'
export type { WildTiledWest } from './types.ts'
export type * from './view.ts'
