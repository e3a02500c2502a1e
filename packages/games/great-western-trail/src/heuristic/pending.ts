/** What the seat's open question is worth: an action begun is as good as the best way to finish it. */
import type { Planned, Seat } from '@waystation/kernel'
import type { Action } from '../data/actions.ts'
import { BUILDINGS_EACH, faceOf } from '../data/buildings.ts'
import { CARD_VALUE, CARD_VP, CATTLE_COUNT, FIRST_MARKET_CARD, PURCHASES } from '../data/cards.ts'
import { SLOTS_PER_ROW } from '../data/player-board.ts'
import { LAST_SPACE, STATIONS } from '../data/railroad.ts'
import { COWBOY, CRAFTSMAN, EMPTY, FIRST_WORKER, hazardOf } from '../data/tiles.ts'
import { HAZARD_AREAS, TRADE_VALUES, VILLAGE } from '../data/trail.ts'
import { amountOf } from '../rules/actions.ts'
import { canAdvance } from '../rules/engine.ts'
import { hirePrice } from '../rules/hire.ts'
import { columns, tokenRow } from '../rules/job-market.ts'
import { ACTIONS, SLOTS } from '../data/slots.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import { bestDelivery, deliveryWorth } from './cities.ts'
import { saleWorth } from './journey.ts'
import { bestDiscs, stationGain } from './engine.ts'
import { certificateWorth, dollar, workerWorth } from './worth.ts'
import { W } from './weights.ts'

function bestHire(s: Readonly<State>, seat: Seat, modifier: number, left: number): number {
  const { workers, money } = s.players[seat]
  const width = columns(s)
  let best = 0
  for (let at = 0; at < tokenRow(s) * width; at++) {
    const price = hirePrice(Math.floor(at / width), modifier)
    if (s.jobs[at] === EMPTY || price > money) continue
    const type = s.jobs[at] - FIRST_WORKER
    const nth = workers[type] + 1
    if (nth > SLOTS_PER_ROW) continue
    const slotPoints = nth >= 5 ? 4 : 0
    best = Math.max(best, workerWorth(type, nth, left) + slotPoints - price * dollar(left))
  }
  return best
}

/** On an empty site; replacements are left to the search. */
function bestBuilding(s: Readonly<State>, seat: Seat, price: number, left: number): number {
  const p = s.players[seat]
  let best = 0
  for (let n = 1; n <= BUILDINGS_EACH; n++) {
    const face = faceOf(n, s.sides)
    if ((p.placed >> n) & 1 || face.craftsmen > p.workers[CRAFTSMAN] || face.craftsmen * price > p.money) continue
    best = Math.max(best, face.vp + W.building * left - face.craftsmen * price * dollar(left))
  }
  return best
}

/** The dearest cards of each breeding value on the market: the best and the second best. */
const first = [0, 0, 0, 0, 0, 0]
const second = [0, 0, 0, 0, 0, 0]
function bestOfMarket(s: Readonly<State>, left: number): void {
  first.fill(-1)
  second.fill(-1)
  for (let card = FIRST_MARKET_CARD; card < CATTLE_COUNT; card++) {
    const count = s.market[card - FIRST_MARKET_CARD]
    if (count === 0) continue
    const value = CARD_VALUE[card]
    const gain = CARD_VP[card] + W.cattle * left * (value - 1)
    second[value] = count > 1 ? gain : first[value]
    first[value] = gain
  }
}

/** The best purchase, and the best one after it with the cowboys and the money that are left. */
function bestPurchase(s: Readonly<State>, seat: Seat, cowboys: number, left: number): number {
  bestOfMarket(s, left)
  return purchase(cowboys, s.players[seat].money, left, 2)
}

function purchase(cowboys: number, money: number, left: number, times: number): number {
  let best = 0
  for (const way of PURCHASES) {
    if (way.cowboys > cowboys || way.money > money || first[way.value] < 0) continue
    if (way.cards === 2 && second[way.value] < 0) continue
    const gain = first[way.value] + (way.cards === 2 ? second[way.value] : 0) - way.money * dollar(left)
    const rest = times > 1 && cowboys > way.cowboys ? purchase(cowboys - way.cowboys, money - way.money, left, 1) : 0
    best = Math.max(best, gain + rest)
  }
  return best
}

function bestHazard(s: Readonly<State>, seat: Seat, price: number, left: number): number {
  if (s.players[seat].money < price) return 0
  let best = 0
  for (const area of HAZARD_AREAS) {
    for (const at of area) if (s.trail[at] !== EMPTY) best = Math.max(best, hazardOf(s.trail[at]).vp)
  }
  return best === 0 ? 0 : Math.max(0, best + 0.5 - price * dollar(left))
}

function bestTrade(s: Readonly<State>, left: number): number {
  let best = 0
  VILLAGE.forEach((at, i) => {
    if (s.trail[at] !== EMPTY) best = Math.max(best, W.teepee + TRADE_VALUES[i] * dollar(left))
  })
  return best
}

const spaces = (s: Readonly<State>, seat: Seat, max: number, left: number): number =>
  canAdvance(s, seat) ? W.space * left * Math.min(max, LAST_SPACE) + 0.05 : 0

/** What doing this action would bring, roughly. */
function actionWorth(s: Readonly<State>, seat: Seat, action: Action, left: number): number {
  switch (action.type) {
    case 'discard':
      return action.what === 'objective' || action.what === 'holstein'
        ? 0.2
        : 0.5 * (action.money * dollar(left) + W.freshCard)
    case 'money':
      return action.amount * amountOf(s, seat, action.per) * dollar(left)
    case 'certificates':
      return certificateWorth(left)
    case 'maxCertificates':
      return 2 * certificateWorth(left)
    case 'teepeePairs':
      return Math.min(s.players[seat].green, s.players[seat].blue) * 2 * dollar(left)
    case 'hire':
      return bestHire(s, seat, action.modifier, left)
    case 'build':
      return bestBuilding(s, seat, action.price, left)
    case 'objective':
      return W.objectiveCard * left
    case 'engine':
      return Math.max(0, spaces(s, seat, amountOf(s, seat, action.max), left) - action.price * dollar(left))
    case 'trade':
      return bestTrade(s, left)
    case 'auxiliary':
      return W.auxiliary
    case 'buy':
      return bestPurchase(s, seat, s.players[seat].workers[COWBOY], left)
    case 'removeHazard':
      return bestHazard(s, seat, action.price, left)
    case 'advance':
      return W.advance
    case 'draw':
      return W.freshCard
    case 'extraordinaryDelivery':
      return 1
    case 'upgradeBehind':
      return 1.5
    case 'engineBack':
    case 'ride':
    case 'copy':
      return 0.5
  }
}

function slotsWorth(s: Readonly<State>, seat: Seat, slots: readonly number[], left: number): number {
  let worth = 0
  for (const slot of slots) {
    let best = 0
    for (const action of SLOTS[slot]) best = Math.max(best, actionWorth(s, seat, ACTIONS[action], left))
    worth += best
  }
  return worth
}

function stationWorth(s: Readonly<State>, seat: Seat, station: number, left: number): number {
  const { cost, frame } = STATIONS[station]
  const p = s.players[seat]
  if ((p.stations >> station) & 1 || p.money < cost) return 0
  const discs = bestDiscs(p, left)
  return stationGain(station, frame === 'black' ? discs.black : discs.white, left)
}

export function pendingWorth(s: Readonly<State>, seat: Seat, left: number): number {
  let worth = 0
  for (const step of s.agenda) if ('seat' in step && step.seat === seat) worth += stepWorth(s, step, left)
  return worth
}

function stepWorth(s: Readonly<State>, step: Planned<Step>, left: number): number {
  switch (step.do) {
    case 'act':
      return slotsWorth(s, step.seat, step.slots, left) + (step.acted || step.slots.length > 0 ? 0 : W.auxiliary)
    case 'immediate':
      return slotsWorth(s, step.seat, [step.slot], left)
    case 'hire':
      return bestHire(s, step.seat, step.modifier, left)
    case 'build':
      return bestBuilding(s, step.seat, step.price, left)
    case 'site': {
      const face = faceOf(step.number, s.sides)
      return face.vp + W.building * left - Math.min(face.craftsmen, 6) * step.price * dollar(left)
    }
    case 'buy':
      return bestPurchase(s, step.seat, step.cowboys, left)
    case 'removeHazard':
      return bestHazard(s, step.seat, step.price, left)
    case 'trade':
      return bestTrade(s, left)
    case 'takeObjective':
      return W.objectiveCard * left
    case 'engine':
      return spaces(s, step.seat, step.max, left)
    case 'engineBack':
      return -W.space * left * step.spaces
    case 'gain':
      return step.money * dollar(left) + step.certificates * certificateWorth(left)
    case 'removeCards':
      return step.count * W.removeCard * left
    case 'upgrade':
      return stationWorth(s, step.seat, step.station, left)
    case 'stationMaster':
      return W.stationMaster
    case 'income':
      return saleWorth(s, step.seat, left)
    case 'deliver':
      return bestDelivery(s, step.seat, step.value, step.extraordinary, left)
    case 'deliveryDisc':
      return deliveryWorth(s, step.seat, step.city, step.extraordinary, left)
    case 'advance':
      return W.advance
    default:
      return 0
  }
}
