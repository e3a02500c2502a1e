/** What the map of Rails to the North promises: large towns within reach of the network, shops placed, exchange tokens. */
import type { Seat } from '@waystation/kernel'
import { type City, NO_TOWN } from '../data/cities.ts'
import { STATIONS } from '../data/railroad.ts'
import { NEXT_TOWNS, SPACES_PER_TOWN, TOWNS } from '../data/rails/towns.ts'
import { tablesOf } from '../data/tables.ts'
import { type ShopOption, SHOP } from '../options/rails.ts'
import { accessibleTowns, canPlaceShop, shopsLeft, stationIn, townsBeside } from '../rules/shops.ts'
import { bits } from '../scoring/bits.ts'
import { pointsPerDisc } from '../scoring.ts'
import { NOBODY, type Player, type State } from '../state.ts'
import { certificateWorth, dollar, expectedSale } from './worth.ts'
import { W } from './weights.ts'

const distance = TOWNS.map(() => 0)

/** Shops still needed for each town beyond `shops`: 0 where there is one, and more than anybody has where no way leads. */
function measureTowns(s: Readonly<State>, seat: Seat, shops: number): void {
  let known = shops
  let ring = townsBeside(s, seat, shops)
  for (let town = 0; town < TOWNS.length; town++) distance[town] = (known >> town) & 1 ? 0 : TOWNS.length
  for (let needed = 1; ring !== 0; needed++) {
    let next = 0
    for (let town = 0; town < TOWNS.length; town++) {
      if (((ring >> town) & 1) === 0) continue
      distance[town] = needed
      next |= NEXT_TOWNS[town]
    }
    known |= ring
    ring = next & ~known
  }
}

/** What a delivery there would be worth beyond any other: where it can go, none has to go where it costs points. */
function cityWorth(p: Readonly<Player>, city: City, left: number): number {
  const { money, objective, repeatable } = city
  const once = W.destination + pointsPerDisc(p, city) + money * dollar(left) + (objective ? W.objectiveCard : 0)
  return repeatable ? 1.5 * once : once
}

/** Large towns still to be served, with shops in these towns: the fewer more are needed and the better the herd, the more likely. */
function promise(s: Readonly<State>, seat: Seat, shops: number, left: number): number {
  const { cities } = tablesOf(s)
  const p = s.players[seat]
  const sale = expectedSale(p)
  measureTowns(s, seat, shops)
  let worth = 0
  for (let c = 0; c < cities.length; c++) {
    const city = cities[c]
    if (city.town === NO_TOWN || (p.cities[c] > 0 && !city.repeatable)) continue
    const herd = Math.min(1, (sale + W.herdGrowth * left) / city.value)
    worth += W.network * herd ** 2 * W.shopChance ** distance[city.town] * cityWorth(p, city, left)
  }
  return worth * Math.min(1, W.networkTime * left)
}

export function networkWorth(s: Readonly<State>, seat: Seat, left: number): number {
  if (tablesOf(s).shops === 0) return 0
  const p = s.players[seat]
  return promise(s, seat, p.shops, left) + W.shop * bits(p.shops) * left + exchangeWorth(p, left)
}

const exchangeWorth = (p: Readonly<Player>, left: number): number => p.exchangeTokens * W.exchangeToken * (0.3 + left)

/** What one more shop would bring: the best town within reach, for what it gives at once and for where it leads. */
export function shopWorth(s: Readonly<State>, seat: Seat, left: number): number {
  const p = s.players[seat]
  if (shopsLeft(s, p) === 0 || !canPlaceShop(s, seat)) return 0
  const towns = accessibleTowns(s, seat)
  const before = promise(s, seat, p.shops, left)
  let best = 0
  for (let town = 0; town < TOWNS.length; town++) {
    if (((towns >> town) & 1) === 0) continue
    const leads = promise(s, seat, p.shops | (1 << town), left) - before
    best = Math.max(best, leads + townWorth(s, seat, town, left))
  }
  return best
}

function townWorth(s: Readonly<State>, seat: Seat, town: number, left: number): number {
  const { type, id } = TOWNS[town]
  const p = s.players[seat]
  let space = -9
  for (let i = 0; i < SPACES_PER_TOWN; i++) {
    const option = SHOP[town * SPACES_PER_TOWN + i]
    if (s.tradeSpaces[option.index] === NOBODY && option.print.price <= p.money) {
      space = Math.max(space, spaceWorth(option, left))
    }
  }
  const station = type === 'station' ? STATIONS[stationIn(id)] : null
  const upgrade = station !== null && p.money >= station.cost ? station.vp - station.cost * dollar(left) + 2 : 0
  return space + W.shop * left + (type === 'medium' ? W.mediumTown : 0) + Math.max(0, upgrade)
}

const GIVES = { exchangeToken: W.exchangeToken, objective: W.objectiveCard } as const
function spaceWorth({ print }: ShopOption, left: number): number {
  const money = (print.money - print.price) * dollar(left)
  if (print.gives === null) return money
  return money + (print.gives === 'certificate' ? certificateWorth(left) : GIVES[print.gives])
}
