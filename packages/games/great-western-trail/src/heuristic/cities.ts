/** What deliveries are worth: points now, and arrows still to be completed. */
import type { Seat } from '@waystation/kernel'
import type { Arrow } from '../data/cities.ts'
import { tablesOf } from '../data/tables.ts'
import { canDeliver, transportCost } from '../rules/delivery.ts'
import { pointsPerDisc } from '../scoring.ts'
import type { Player, State } from '../state.ts'
import { bestDiscs } from './engine.ts'
import { dollar } from './worth.ts'
import { W } from './weights.ts'

const GIFTS: { readonly [gift in Exclude<Arrow['gives'], null>]: number } = {
  objective: W.objectiveCard,
  exchangeToken: W.exchangeToken,
}
const arrowWorth = ({ vp, gives }: Arrow): number => vp + (gives === null ? 0 : GIFTS[gives])

/** Arrows with one end served: part of what they will give. */
export function arrowPromise(s: Readonly<State>, p: Readonly<Player>, left: number): number {
  let worth = 0
  for (const arrow of tablesOf(s).arrows) {
    if (p.cities[arrow.from] > 0 === p.cities[arrow.to] > 0) continue
    worth += W.secondEnd * left * arrowWorth(arrow)
  }
  return worth
}

function arrowsWorth(s: Readonly<State>, p: Readonly<Player>, city: number, left: number): number {
  if (p.cities[city] > 0) return 0
  let worth = 0
  for (const arrow of tablesOf(s).arrows) {
    if (arrow.from !== city && arrow.to !== city) continue
    const other = arrow.from === city ? arrow.to : arrow.from
    worth += (p.cities[other] > 0 ? 1 : W.secondEnd * left) * arrowWorth(arrow)
  }
  return worth
}

type Discs = ReturnType<typeof bestDiscs>

/** A delivery to this city, disc and transport included. */
export function deliveryWorth(
  s: Readonly<State>,
  seat: Seat,
  city: number,
  free: boolean,
  left: number,
  discs: Discs = bestDiscs(s.players[seat], left),
): number {
  const p = s.players[seat]
  const { money, frame, objective, master } = tablesOf(s).cities[city]
  const paid = free ? 0 : transportCost(s, seat, city)
  const disc = frame === 'black' ? discs.black : discs.white
  const gifts = (objective ? W.objectiveCard : 0) + (master ? W.stationMaster : 0)
  const gate = p.cities[city] > 0 ? 0 : W.gate * left * GATE_SIZE(tablesOf(s).gates[city])
  const points = pointsPerDisc(p, tablesOf(s).cities[city])
  return points + (money - paid) * dollar(left) + disc + gifts + gate + arrowsWorth(s, p, city, left)
}

/** Opening the first towns of a section counts; how many there are does not. */
const GATE_SIZE = (towns: number): number => (towns === 0 ? 0 : 1)

export function bestDelivery(s: Readonly<State>, seat: Seat, value: number, free: boolean, left: number): number {
  const discs = bestDiscs(s.players[seat], left)
  let best = -99
  for (let city = 0; city < tablesOf(s).cities.length; city++) {
    if (canDeliver(s, seat, city, value)) best = Math.max(best, deliveryWorth(s, seat, city, free, left, discs))
  }
  return best
}
