/** What deliveries are worth: points now, and arrows still to be completed. */
import type { Seat } from '@waystation/kernel'
import { ARROWS, CITIES } from '../data/cities.ts'
import { alreadyServed, transportCost } from '../rules/delivery.ts'
import type { Player, State } from '../state.ts'
import { bestDiscs } from './engine.ts'
import { dollar } from './worth.ts'
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

interface CityArrow {
  readonly other: number
  readonly vp: number
  readonly objective: boolean
}
/** The arrows at each city, seen from it. */
const AT_CITY: readonly (readonly CityArrow[])[] = CITIES.map((_, city) =>
  ARROWS.flatMap(({ from, to, vp, objective }): CityArrow[] => {
    if (from !== city && to !== city) return []
    return [{ other: from === city ? to : from, vp, objective }]
  }),
)

function arrowsWorth(p: Readonly<Player>, city: number, left: number): number {
  if (p.cities[city] > 0) return 0
  let worth = 0
  for (const { other, vp, objective } of AT_CITY[city]) {
    const chance = p.cities[other] > 0 ? 1 : W.secondEnd * left
    worth += chance * (vp + (objective ? W.objectiveCard : 0))
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
  const { vp, money, frame } = CITIES[city]
  const paid = free ? 0 : transportCost(s, seat, city)
  const disc = frame === 'black' ? discs.black : discs.white
  return vp + (money - paid) * dollar(left) + disc + arrowsWorth(s.players[seat], city, left)
}

export function bestDelivery(s: Readonly<State>, seat: Seat, value: number, free: boolean, left: number): number {
  const discs = bestDiscs(s.players[seat], left)
  let best = -99
  for (let city = 0; city < CITIES.length && CITIES[city].value <= value; city++) {
    if (!alreadyServed(s, seat, city)) best = Math.max(best, deliveryWorth(s, seat, city, free, left, discs))
  }
  return best
}
