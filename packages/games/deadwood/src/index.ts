/** Deadwood, whole: rules, views, scores. Texts are loaded by language from `text/`. */
import { defineGame } from '@waystation/kernel'
import { census } from './census.ts'
import { determinize } from './determinize.ts'
import { explain, targets } from './explain.ts'
import { evaluate } from './heuristic.ts'
import { outlook } from './heuristic/outlook.ts'
import { styles } from './heuristic/styles.ts'
import { meta } from './meta.ts'
import { opening } from './opening.ts'
import { annex, repent } from './rules/annex.ts'
import { build, drawAll, drawFrom } from './rules/construction.ts'
import { cartridge, flee, shootOut, stand } from './rules/duel.ts'
import { finish } from './rules/ending.ts'
import { aim, champion, champions, finalCartridges, finalShots, finalVolley, reload } from './rules/final-duel.ts'
import { arrange, consult } from './rules/fortune-teller.ts'
import { moveFrom, moveTo } from './rules/general-store.ts'
import { hire } from './rules/hiring.ts'
import { denounce, grift, payCourt, rob, telegraph } from './rules/other-buildings.ts'
import { prepare } from './rules/preparation.ts'
import { activate, activated, layRail } from './rules/railway.ts'
import { moveSheriff } from './rules/sheriff.ts'
import { endTurn, recall, turn } from './rules/turn.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import { sight } from './sight.ts'
import { cloneState } from './state.ts'
import type { Deadwood } from './types.ts'
import { view } from './view.ts'

export const deadwood = defineGame<Deadwood>({
  meta,
  setup,
  steps: {
    prepare,
    turn,
    endTurn,
    recall,
    flee,
    stand,
    cartridge,
    shootOut,
    annex,
    repent,
    hire,
    moveSheriff,
    rob,
    moveFrom,
    moveTo,
    drawFrom,
    drawAll,
    build,
    consult,
    arrange,
    payCourt,
    grift,
    denounce,
    telegraph,
    layRail,
    activate,
    activated,
    finish,
    champions,
    champion,
    reload,
    finalCartridges,
    finalVolley,
    aim,
    finalShots,
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
  census,
})

export { BUILDINGS, type BuildingId, type BuildingType, GAINS } from './data/buildings.ts'
export {
  COWBOY_TYPES,
  type CowboyType,
  facesThat,
  fineFor,
  HIRE_COSTS,
  SHERIFF_FEE,
  type Shot,
  type TileId,
  WOUNDS_TO_KILL,
} from './data/figures.ts'
export {
  CROSSING_IDS,
  CROSSINGS,
  type CrossingId,
  NEIGHBOURS,
  PLOT_IDS,
  type PlotId,
  RAIL_TILES,
  ROWS,
} from './data/plots.ts'
export type { DuelOutcome, Event } from './events.ts'
export { type DuelOdds, duelOdds } from './heuristic/odds.ts'
export type { Option } from './options.ts'
export type { Question } from './questions.ts'
export type { State } from './state.ts'
export type { Step } from './steps.ts'
export type { Deadwood } from './types.ts'
export type * from './view.ts'
