/** What Sue takes: cattle of the market, cards of her own supply, and what a train card gives her. */
import { BONUS_IDS, BONUS_POINTS } from '../data/bonuses.ts'
import type { Action, TilePile } from '../data/actions.ts'
import {
  BREED_IDS,
  breedOf,
  COWBOY,
  CORRIENTE,
  ENGINEER,
  FIRST_WORKER_CARD,
  isWorkerCard,
  WILD,
  WORKER_IDS,
} from '../data/cards.ts'
import { OBJECTIVE_IDS, OBJECTIVE_POINTS } from '../data/objectives.ts'
import { SUE_FULL_GROUP, SUE_MARKET } from '../data/solo.ts'
import { TRAIN_CARDS } from '../data/train.ts'
import { NO_SHOWN, type State, type Sue } from '../state.ts'
import { FACES, trainFace, trainFaceId } from '../data/tiles.ts'
import type { Context } from '../types.ts'
import { takeShown } from './supply.ts'

export function takeBreed(g: Context, sue: Sue, breed: number): void {
  g.s.market[breed]--
  sue.cattle[breed]++
  g.emit({ type: 'sueCattle', breed: BREED_IDS[breed] })
}

/** By her cowboys; from an empty stack she goes on to the next lower breed [reading]. */
export function sueMarket(g: Context, sue: Sue): void {
  for (let level = Math.min(sue.workers[COWBOY], SUE_MARKET.length); level > 0; level--) {
    const breed = breedOf(SUE_MARKET[level - 1])
    if (g.s.market[breed] > 0) return takeBreed(g, sue, breed)
  }
  g.emit({ type: 'sueIdle', action: 'market' })
}

/**
 * A wild worker joins the type she has most of, groups of four or more left aside; of equals the leftmost. With nothing
 * but full groups the leftmost of all [reading].
 */
export function wildJoins(sue: Readonly<Sue>): number {
  let best = sue.row[0]
  let most = 0
  for (const type of sue.row) {
    const count = sue.workers[type]
    if (count < SUE_FULL_GROUP && count > most) {
      best = type
      most = count
    }
  }
  return best
}

/** "Sue pioche 1 ou 2 cartes de sa réserve." */
export function drawSupply(g: Context, sue: Sue, count: number): void {
  for (let n = 0; n < count; n++) {
    const card = sue.supply.pop()
    if (card === undefined) return g.emit({ type: 'sueIdle', action: 'draw-1' })
    g.reveal()
    sue.drawn = [...sue.drawn, card]
    if (isWorkerCard(card)) employ(g, sue, card - FIRST_WORKER_CARD)
    else {
      sue.cattle[card]++
      g.emit({ type: 'sueCattle', breed: BREED_IDS[card] })
    }
  }
}

function employ(g: Context, sue: Sue, worker: number): void {
  const as = worker === WILD ? wildJoins(sue) : worker
  if (worker === WILD) sue.wilds++
  sue.workers[as]++
  g.emit({ type: 'sueWorker', worker: WORKER_IDS[worker], as: WORKER_IDS[as] })
}

/** The card for her engineers, four or more counting as four. Tokens, certificates, moves and the like are ignored. */
export function sueTrain(g: Context, sue: Sue): void {
  const card = Math.min(sue.workers[ENGINEER], TRAIN_CARDS.length) - 1
  const { backs } = g.s.rules
  g.emit({ type: 'sueTrain', train: trainFaceId(card, backs) })
  for (const slot of FACES[trainFace(card, backs)]) trainAction(g, sue, slot[0])
}

function trainAction(g: Context, sue: Sue, action: Action): void {
  if (action.type === 'tile') return takeBest(g, sue, action.pile)
  if (action.type === 'hire') return drawSupply(g, sue, 1)
  if (action.type !== 'cattle') return
  const breed = g.s.rules.sueTakesCorriente ? CORRIENTE : breedOf(action.breed)
  if (g.s.market[breed] > 0) takeBreed(g, sue, breed)
}

const points = (shown: readonly number[], table: readonly number[], at: number): number =>
  shown[at] === NO_SHOWN ? -1 : table[shown[at]]

/** Index of the best face-up tile, the leftmost of equals; -1 if there is none. */
function bestOf(shown: readonly number[], table: readonly number[]): number {
  let best = -1
  for (let at = 0; at < shown.length; at++) {
    if (shown[at] !== NO_SHOWN && (best < 0 || points(shown, table, at) > points(shown, table, best))) best = at
  }
  return best
}

/** The face-up tile with most points; objectives lie to the left of bonuses [reading]. Its effects do not matter to her. */
export function takeBest(g: Context, sue: Sue, pile: TilePile): void {
  const { s } = g
  const objective = pile === 'bonus' ? -1 : bestOf(s.objectivesShown, OBJECTIVE_POINTS)
  const bonus = pile === 'objective' ? -1 : bestOf(s.bonusesShown, BONUS_POINTS)
  if (objective < 0 && bonus < 0) return
  if (objective >= 0 && (bonus < 0 || !bonusIsBetter(s, objective, bonus))) {
    const tile = s.objectivesShown[objective]
    sue.objectives = [...sue.objectives, tile]
    g.emit({ type: 'sueTile', tile: OBJECTIVE_IDS[tile] })
    return takeShown(g, 'objective', tile)
  }
  const tile = s.bonusesShown[bonus]
  sue.bonuses = [...sue.bonuses, tile]
  g.emit({ type: 'sueTile', tile: BONUS_IDS[tile] })
  takeShown(g, 'bonus', tile)
}

const bonusIsBetter = (s: Readonly<State>, objective: number, bonus: number): boolean =>
  points(s.bonusesShown, BONUS_POINTS, bonus) > points(s.objectivesShown, OBJECTIVE_POINTS, objective)
