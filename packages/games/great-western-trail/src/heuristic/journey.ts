/** How far the cattleman has come, and what the hand would bring in Kansas City. */
import type { Seat } from '@waystation/kernel'
import { CERTIFICATE_TRACK } from '../data/player-board.ts'
import { buildingOwner, EMPTY, isBuilding, isNeutral } from '../data/tiles.ts'
import { KANSAS_CITY, NEXT, NODE_COUNT, OFF_TRAIL, START } from '../data/trail.ts'
import { permanentCertificates } from '../rules/certificates.ts'
import { drawable, handLimit } from '../rules/herd.ts'
import { handValue } from '../rules/kansas-city.ts'
import type { Player, State } from '../state.ts'
import { bestDelivery } from './cities.ts'
import { certificateWorth, dollar } from './worth.ts'
import { W } from './weights.ts'

const distance = Array<number>(NODE_COUNT).fill(0)
const stops = Array<number>(NODE_COUNT).fill(0)

/**
 * For each space: the fewest locations on the way to Kansas City, and the most buildings the seat could still use.
 * Spaces are listed upstream first.
 */
function measure(s: Readonly<State>, seat: Seat): void {
  for (let at = KANSAS_CITY - 1; at >= START; at--) {
    let least = 99
    let most = 0
    for (const next of NEXT[at]) {
      const tile = s.trail[next]
      const usable = isNeutral(tile) || (isBuilding(tile) && buildingOwner(tile) === seat)
      least = Math.min(least, distance[next] + (next === KANSAS_CITY || tile !== EMPTY ? 1 : 0))
      most = Math.max(most, stops[next] + (usable ? 1 : 0))
    }
    distance[at] = least
    stops[at] = most
  }
}

/** How much of the way to Kansas City is behind the cattleman, 0 to 1; and the stops still ahead. */
export function progress(s: Readonly<State>, seat: Seat): { readonly near: number; readonly stops: number } {
  const { at } = s.players[seat]
  measure(s, seat)
  const node = at === OFF_TRAIL || at === KANSAS_CITY ? START : at
  return { near: 1 - distance[node] / distance[START], stops: stops[node] }
}

/** The hand as it will be when refilled. */
function expectedValue(p: Readonly<Player>): number {
  const missing = Math.min(handLimit(p) - p.hand.length, drawable(p))
  return handValue(p) + permanentCertificates(p) + Math.max(0, missing) * W.newCard
}

/** What selling for this value and delivering brings. */
function visitWorth(s: Readonly<State>, seat: Seat, value: number, left: number): number {
  return value * dollar(left) + bestDelivery(s, seat, value, false, left)
}

/** The best use of certificates in Kansas City. */
export function saleWorth(s: Readonly<State>, seat: Seat, left: number): number {
  const p = s.players[seat]
  const value = handValue(p) + permanentCertificates(p)
  let best = -99
  for (let kept = 0; kept <= p.certificates; kept++) {
    const spent = CERTIFICATE_TRACK[p.certificates] - CERTIFICATE_TRACK[kept]
    const worth = visitWorth(s, seat, value + spent, left) - (p.certificates - kept) * certificateWorth(left)
    best = Math.max(best, worth)
  }
  return best
}

/**
 * The delivery this trip leads to, in so far as the cattleman has come, and the stops still to be made. A trip counts
 * from its first stop: otherwise whoever leaves Kansas City would seem to gain a whole trip by being there early.
 */
export function journeyWorth(s: Readonly<State>, seat: Seat, left: number): number {
  const p = s.players[seat]
  let trips = 0
  for (const discs of p.cities) trips += discs
  if (p.at === KANSAS_CITY || p.at === START) return W.trip * (p.at === KANSAS_CITY ? trips + 1 : trips)
  measure(s, seat)
  const at = p.at === OFF_TRAIL ? START : p.at
  const near = 1 - distance[at] / distance[START]
  const worth = visitWorth(s, seat, Math.floor(expectedValue(p)), left)
  const earned = worth * (1 - W.earnedOnTheWay + W.earnedOnTheWay * near)
  return earned + W.trip * (trips + near) + W.stopAhead * stops[at]
}
