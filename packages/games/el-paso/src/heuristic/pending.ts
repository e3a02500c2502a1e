/** What open questions are worth: an action that can still be done is nearly as good as done. */
import type { Planned, Seat } from '@waystation/kernel'
import type { Action } from '../data/actions.ts'
import { BUILDING_NUMBERS, BUILDING_POINTS, PROPERTY_MARKERS } from '../data/buildings.ts'
import {
  BREED_COUNT,
  breedOf,
  BUILDER,
  CATTLE_POINTS,
  COWBOY,
  COWBOYS,
  ENGINEER,
  MARKET_BREEDS,
  VALUE,
  WILD,
} from '../data/cards.ts'
import { POST_VALUES } from '../data/posts.ts'
import { TRAIN_CARDS } from '../data/train.ts'
import { buildingsOf } from '../rules/build.ts'
import { deliveryValue } from '../rules/delivery.ts'
import { hirePrice } from '../rules/hire.ts'
import { hasRoomForCertificate } from '../rules/money.ts'
import { mayRemove } from '../rules/removal.ts'
import { staffPrice } from '../rules/spending.ts'
import { NO_SHOWN, type Player, type State } from '../state.ts'
import { type ActStep, NONE_HIRED, type Step } from '../steps.ts'
import { FACES, OFFERS_AUXILIARY, trainFace } from '../data/tiles.ts'
import { deliveryWorth } from './delivery.ts'
import { W } from './weights.ts'
import { bonusWorth, dollar } from './worth.ts'

/** What spending workers costs: they go from ready to spent. */
const staffCost = (count: number, left: number): number => count * (W.ready[0] - W.spent) * left
const able = (p: Readonly<Player>, type: number, count: number): boolean =>
  p.area[type] + p.area[WILD] >= count && p.money >= staffPrice(count)

function bestHire(s: Readonly<State>, p: Readonly<Player>, price: number, left: number): number {
  let best = 0
  for (let worker = 0; worker < W.ready.length; worker++) {
    const cost = hirePrice(worker, price)
    if (s.workers[worker] === 0 || p.money < cost) continue
    best = Math.max(best, 1 + W.ready[worker] * left - cost * dollar(left))
  }
  return best
}

const cattleWorth = (breed: number, left: number): number =>
  CATTLE_POINTS[breed] + (VALUE[breed] - 1) * W.breeding * left

function bestPurchase(s: Readonly<State>, p: Readonly<Player>, left: number): number {
  let best = 0
  for (const breed of MARKET_BREEDS) {
    const count = COWBOYS[breed]
    if (s.market[breed] === 0 || !able(p, COWBOY, count)) continue
    best = Math.max(best, cattleWorth(breed, left) - staffPrice(count) * dollar(left) - staffCost(count, left))
  }
  return best
}

function bestBuilding(s: Readonly<State>, seat: Seat, left: number): number {
  const p = s.players[seat]
  if (buildingsOf(s, seat) >= PROPERTY_MARKERS) return able(p, BUILDER, 2) ? 1 : 0
  let best = 0
  for (const number of BUILDING_NUMBERS) {
    if (s.buildings[number - 1] === 0 || !able(p, BUILDER, number)) continue
    best = Math.max(best, buildingGain(number, left))
  }
  return best
}

/** A new building with what it costs, wherever it will stand. */
const buildingGain = (number: number, left: number): number =>
  buildingWorth(number, left) - staffPrice(number) * dollar(left) - staffCost(number, left)

export const buildingWorth = (number: number, left: number): number =>
  BUILDING_POINTS[number] + W.building * left * Math.sqrt(number)

function bestTrain(s: Readonly<State>, seat: Seat, left: number): number {
  const p = s.players[seat]
  let best = 0
  for (let card = 0; card < TRAIN_CARDS.length; card++) {
    const count = TRAIN_CARDS[card].engineers
    if (!able(p, ENGINEER, count)) continue
    const face = trainFace(card, s.rules.backs)
    const step: ActStep = { do: 'act', seat, face, slots: -1, acted: true, hired: NONE_HIRED }
    best = Math.max(best, faceWorth(s, step, left) - staffPrice(count) * dollar(left) - staffCost(count, left))
  }
  return best
}

function bestBonus(s: Readonly<State>, left: number): number {
  let best = s.bonuses.length > 0 ? W.unseenBonus : 0
  for (const tile of s.bonusesShown) if (tile !== NO_SHOWN) best = Math.max(best, bonusWorth(tile, left))
  return best
}

function bestTile(s: Readonly<State>, pile: 'objective' | 'bonus' | 'either', left: number): number {
  if (pile === 'objective') return W.unseenObjective
  return pile === 'bonus' ? bestBonus(s, left) : Math.max(W.unseenObjective, bestBonus(s, left))
}

function saleWorth(p: Readonly<Player>, pays: readonly number[], left: number): number {
  let best = 0
  for (let breed = 0; breed < BREED_COUNT; breed++) {
    if (p.hand[breed] === 0 || pays[breed] === 0) continue
    best = Math.max(best, pays[breed] * dollar(left) - (p.hand[breed] > 1 ? 0 : 0.3 * VALUE[breed]) + 0.5)
  }
  return best
}

/** Roughly what an action brings. */
function actionWorth(s: Readonly<State>, step: ActStep, action: Action, left: number): number {
  const p = s.players[step.seat]
  switch (action.type) {
    case 'discard':
      return saleWorth(p, action.pays, left)
    case 'money':
      return action.dollars * dollar(left)
    case 'certificates':
      return hasRoomForCertificate(p) ? Math.min(action.count, 4 - p.certificates) * W.certificate : 0
    case 'tokens':
      return p.money < action.price ? 0 : Math.max(0, action.count * W.token * left - action.price * dollar(left))
    case 'hire':
      return bestHire(s, p, action.price, left) * (action.second ? 0.3 : 1)
    case 'buy':
      return bestPurchase(s, p, left)
    case 'train':
      return bestTrain(s, step.seat, left)
    case 'build':
      return bestBuilding(s, step.seat, left)
    case 'tile':
      return p.money < action.price ? 0 : Math.max(0, bestTile(s, action.pile, left) - action.price * dollar(left))
    case 'auxiliary':
      return W.auxiliary * action.max
    case 'move':
      return W.move
    case 'cattle':
      return s.market[breedOf(action.breed)] > 0
        ? cattleWorth(breedOf(action.breed), left) - action.price * dollar(left)
        : 0
    case 'remove':
      return 0.3 * left
  }
}

function faceWorth(s: Readonly<State>, step: ActStep, left: number): number {
  let worth = 0
  FACES[step.face].forEach((slot, i) => {
    if (((step.slots >> i) & 1) === 0) return
    let best = 0
    for (const action of slot) best = Math.max(best, actionWorth(s, step, action, left))
    worth += best
  })
  if (!step.acted && !OFFERS_AUXILIARY[step.face]) worth = Math.max(worth, W.auxiliary)
  return worth
}

/** The hand lies open: the best delivery it allows. */
function openDelivery(p: Readonly<Player>, left: number): number {
  const value = deliveryValue(p)
  let best = deliveryWorth(p, value, left)
  for (const asked of POST_VALUES) {
    const spent = asked - value
    if (spent > 0 && spent <= p.certificates) {
      best = Math.max(best, deliveryWorth(p, asked, left) - spent * W.certificate * left)
    }
  }
  return best
}

function stepWorth(s: Readonly<State>, step: Planned<Step>, left: number): number {
  switch (step.do) {
    case 'act':
      return faceWorth(s, step, left)
    case 'site':
      // the best building is counted with the actions that it was chosen from
      return buildingGain(step.number, left) - bestBuilding(s, step.seat, left)
    case 'secondAuxiliary':
      return W.auxiliary
    case 'exchange':
      return W.exchange * step.times
    case 'exchangeAgain':
      return W.exchange
    case 'removeCattle':
      return mayRemove(s.players[step.seat]) ? W.remove * left + step.dollars * dollar(left) : 0
    case 'elPaso':
    case 'revealHand':
    case 'deliver':
      return openDelivery(s.players[step.seat], left)
    case 'rewardHire':
      return bestHire(s, s.players[step.seat], step.price, left)
    case 'rewardObjective':
      return W.objectiveReward
    default:
      return 0
  }
}

export function pendingWorth(s: Readonly<State>, seat: Seat, left: number): number {
  let worth = 0
  for (const step of s.agenda) if ('seat' in step && step.seat === seat) worth += stepWorth(s, step, left)
  return worth
}
