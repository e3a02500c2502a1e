/** Great Western Trail. The rules are in rules/, by chapter of the rulebook; this file only puts them together. */
import { defineGame } from '@waystation/kernel'
import { census } from './census.ts'
import { determinize } from './determinize.ts'
import { explain, targets } from './explain.ts'
import { evaluate } from './heuristic.ts'
import { outlook } from './heuristic/outlook.ts'
import { styles } from './heuristic/styles.ts'
import { meta } from './meta.ts'
import { opening } from './opening.ts'
import { build, site } from './rules/build.ts'
import { singleAuxiliary } from './rules/auxiliary.ts'
import { buy, freeCattle } from './rules/cattle.ts'
import { gainStep } from './rules/certificates.ts'
import { deliver, deliveryDisc, settleTransport } from './rules/delivery.ts'
import { engine, engineBack, engineRetreat } from './rules/engine.ts'
import { anytime, interrupters, playAnytime } from './rules/exchange.ts'
import { removeHazard, trade } from './rules/hazards.ts'
import { discardCards, removeCards } from './rules/herd.ts'
import { hire } from './rules/hire.ts'
import { foresight, income, leaveKansasCity, refillForesight } from './rules/kansas-city.ts'
import { actRule, immediate } from './rules/location.ts'
import { newYork } from './rules/new-york.ts'
import { takeObjective } from './rules/objectives.ts'
import { ante, sitDown } from './rules/poker.ts'
import { bellEmptied, openShop, placeShop } from './rules/shops.ts'
import { chooseSide } from './rules/sides.ts'
import { stationMaster, upgrade, upgradeBehind } from './rules/stations.ts'
import { advance, move, place, refillHand, ride } from './rules/turn.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import { sight } from './sight.ts'
import { cloneState } from './state.ts'
import type { GreatWesternTrail } from './types.ts'
import { view } from './view.ts'

export const greatWesternTrail = defineGame<GreatWesternTrail>({
  meta,
  setup,
  steps: {
    place,
    move,
    advance,
    ride,
    act: actRule,
    immediate,
    refillHand,
    hire,
    build,
    site,
    takeObjective,
    engine,
    engineBack,
    engineRetreat,
    upgrade,
    upgradeBehind,
    stationMaster,
    gain: gainStep,
    trade,
    removeHazard,
    buy,
    discardCards,
    removeCards,
    foresight,
    income,
    deliver,
    deliveryDisc,
    leaveKansasCity,
    refillForesight,
    chooseSide,
    singleAuxiliary,
    sitDown,
    ante,
    openShop,
    placeShop,
    bellEmptied,
    freeCattle,
    newYork,
    settleTransport,
  },
  anytime,
  interrupters,
  playAnytime,
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
  census,
})

export { type Action, type Measure, type Slot } from './data/actions.ts'
export { BUILDINGS, type Building, type BuildingId, NEUTRAL_BUILDINGS } from './data/buildings.ts'
export { BREEDS, type BreedId, CATTLE, type CattleCardId, PURCHASES } from './data/cards.ts'
export { type Arrow as CityArrow, type City, type CityId, WEST } from './data/cities.ts'
export { NORTH } from './data/rails/cities.ts'
export { JOB_ROWS } from './data/job-market.ts'
export { type Objective, OBJECTIVES, type ObjectiveId, type Task } from './data/objectives.ts'
export { AUXILIARIES, type AuxiliaryId } from './data/auxiliaries.ts'
export {
  CERTIFICATE_TRACK,
  DISC_SPOTS,
  type DiscId,
  FIRST_SCORING_SLOT,
  SLOT_VP,
  SLOTS_PER_ROW,
  STEP_VP_POINTS,
  WORKER_SLOTS,
} from './data/player-board.ts'
export { LAST_SPACE, RED_CROSSES, type SpaceId, STATIONS, type StationId } from './data/railroad.ts'
export {
  BUILDING_BONUS,
  EXCHANGE_PAIR_BONUS,
  type MasterBonus,
  PAIR_BONUS,
  SECTION_BONUS,
  STATION_MASTERS,
  type StationMasterId,
  WORKER_BONUS,
} from './data/station-masters.ts'
export { TABLE_SIZES } from './data/table-size.ts'
export {
  type HazardId,
  HAZARDS,
  type HazardType,
  NEUTRAL_LETTERS,
  type NeutralLetter,
  type SupplyTileId,
  WORKERS,
  type WorkerId,
} from './data/tiles.ts'
export { NODES, type NodeId, TRADE_VALUES, VILLAGE } from './data/trail.ts'
export type { Event } from './events.ts'
export type { CardId, Option } from './options.ts'
export { pathOf } from './options/moves.ts'
export type { State } from './state.ts'
export type { TileView } from './data/tile-face.ts'
export type { Asked } from './view/asked.ts'
export { type Fee, feesOnTheWay } from './view/fees.ts'
export type { Step } from './steps.ts'
export type { GreatWesternTrail } from './types.ts'
export type * from './view.ts'
export type * from './view/modules.ts'
export { BANK_ADDS, MOST_CARDS_AT_TABLE } from './data/poker.ts'
export { MEDIUM_TILES, type MediumTileId } from './data/rails/medium-towns.ts'
export {
  BELLS,
  BELLS_WITH_TOKEN,
  FROM_TOWN_HALL,
  gatesOf,
  NEXT_TOWNS,
  SECTIONS,
  SHOPS,
  SHOPS_PER_BELL,
  SPACES_PER_TOWN,
  type Town,
  type TownId,
  TOWNS,
  type TradeSpace,
} from './data/rails/towns.ts'
export { stationIn } from './rules/shops.ts'
