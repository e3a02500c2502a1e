/** What the seat's open question is worth: an action begun is as good as the best way to finish it. */
import type { Planned, Seat } from '@waystation/kernel'
import type { Action } from '../data/actions.ts'
import { faceOf } from '../data/buildings.ts'
import { LAST_SPACE, STATIONS } from '../data/railroad.ts'
import { COWBOY } from '../data/tiles.ts'
import { canAdvance } from '../rules/engine.ts'
import { amountOf } from '../rules/measures.ts'
import { ACTIONS, SLOTS } from '../data/slots.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import { bestDelivery, deliveryWorth } from './cities.ts'
import { shopWorth } from './north.ts'
import { anteWorth, showdownWorth } from './poker.ts'
import { saleWorth } from './journey.ts'
import { bestBuilding, bestHazard, bestHire, bestPurchase, bestTrade } from './markets.ts'
import { bestDiscs, stationGain } from './engine.ts'
import { certificateWorth, dollar } from './worth.ts'
import { W } from './weights.ts'

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
    case 'gainPer':
      return amountOf(s, seat, action.per) * action.money * dollar(left)
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
    case 'removeCards':
      return action.count * W.removeCard * left
    case 'freeCattle':
      return W.cattle * left * (action.value - 1) + 1
    case 'placeShop':
      return shopWorth(s, seat, left)
    case 'exchangeToken':
      return W.exchangeToken
    case 'ante':
      return anteWorth(s, seat, left)
    case 'showdown':
      return showdownWorth(s, seat, left)
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
      const face = faceOf(step.number, s.players[step.seat].sides)
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
    case 'placeShop':
      return shopWorth(s, step.seat, left)
    case 'openShop':
      return step.times * shopWorth(s, step.seat, left)
    case 'newYork':
      return W.stationMaster
    case 'freeCattle':
      return W.cattle * left * (step.value - 1) + 1
    case 'singleAuxiliary':
      return W.auxiliary
    default:
      return 0
  }
}
