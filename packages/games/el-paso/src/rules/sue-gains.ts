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
  const inReach = SUE_MARKET.slice(0, sue.workers[COWBOY]).map(breedOf)
  const breed = inReach.reverse().find((one) => g.s.market[one] > 0)
  if (breed === undefined) g.emit({ type: 'sueIdle', action: 'market' })
  else takeBreed(g, sue, breed)
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

interface Shown {
  readonly pile: 'objective' | 'bonus'
  readonly tile: number
  readonly points: number
}

function faceUp({ objectivesShown, bonusesShown }: Readonly<State>, pile: Shown['pile']): Shown[] {
  const [shown, table] = pile === 'objective' ? [objectivesShown, OBJECTIVE_POINTS] : [bonusesShown, BONUS_POINTS]
  return shown.filter((tile) => tile !== NO_SHOWN).map((tile) => ({ pile, tile, points: table[tile] }))
}

/** The leftmost of those with most points. */
const bestOf = ([first, ...others]: readonly Shown[]): Shown | undefined =>
  others.reduce((best, one) => (one.points > best.points ? one : best), first)

/** The face-up tile with most points; objectives lie to the left of bonuses [reading]. Its effects do not matter to her. */
export function takeBest(g: Context, sue: Sue, pile: TilePile): void {
  const piles = pile === 'either' ? (['objective', 'bonus'] as const) : [pile]
  const best = bestOf(piles.flatMap((one) => faceUp(g.s, one)))
  if (best === undefined) return
  const { tile } = best
  if (best.pile === 'objective') sue.objectives = [...sue.objectives, tile]
  else sue.bonuses = [...sue.bonuses, tile]
  g.emit({ type: 'sueTile', tile: best.pile === 'objective' ? OBJECTIVE_IDS[tile] : BONUS_IDS[tile] })
  takeShown(g, best.pile, tile)
}
