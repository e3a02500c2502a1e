/** What deliveries are worth: points now, and arrows still to be completed. */
import type { Seat } from '@waystation/kernel'
import { ARROWS, CITIES } from '../data/cities.ts'
import { DISC_SPOTS } from '../data/player-board.ts'
import { alreadyServed, transportCost } from '../rules/delivery.ts'
import type { Player, State } from '../state.ts'
import { discWorth, dollar } from './worth.ts'
import { W } from './weights.ts'

/** Arrows with one end served: part of what they will give. */
export function arrowPromise(p: Readonly<Player>, left: number): number {
  let worth = 0
  for (const { from, to, vp, objective } of ARROWS) {
    if (p.cities[from] > 0 === p.cities[to] > 0) continue
    worth += W.secondEnd * left * (vp + (objective ? W.objectiveCard : 0))
  }
  return worth
}

function bestDisc(p: Readonly<Player>, black: boolean, left: number): number {
  let best = 0
  for (let d = 0; d < DISC_SPOTS.length; d++) {
    if (p.discs[d] === 0 || (!black && DISC_SPOTS[d].frame === 'black')) continue
    best = Math.max(best, discWorth(p, d, left) + (DISC_SPOTS[d].money - DISC_SPOTS[d].cost) * dollar(left))
  }
  return best
}

/** A delivery to this city, disc and transport included. */
export function deliveryWorth(s: Readonly<State>, seat: Seat, city: number, free: boolean, left: number): number {
  const p = s.players[seat]
  const { vp, money, frame } = CITIES[city]
  let worth = vp + money * dollar(left) + bestDisc(p, frame === 'black', left)
  if (!free) worth -= transportCost(s, seat, city) * dollar(left)
  if (p.cities[city] > 0) return worth
  for (const arrow of ARROWS) {
    if (arrow.from !== city && arrow.to !== city) continue
    const other = arrow.from === city ? arrow.to : arrow.from
    const chance = p.cities[other] > 0 ? 1 : W.secondEnd * left
    worth += chance * (arrow.vp + (arrow.objective ? W.objectiveCard : 0))
  }
  return worth
}

export function bestDelivery(s: Readonly<State>, seat: Seat, value: number, free: boolean, left: number): number {
  let best = -99
  for (let city = 0; city < CITIES.length && CITIES[city].value <= value; city++) {
    if (!alreadyServed(s, seat, city)) best = Math.max(best, deliveryWorth(s, seat, city, free, left))
  }
  return best
}
