/** Placing shops. Rails to the North: "Placer un magasin". */
import type { Decision, Seat } from '@waystation/kernel'
import { PASS } from '@waystation/kernel'
import { CARD_VALUE } from '../data/cards.ts'
import { STATIONS, type StationId } from '../data/railroad.ts'
import {
  BELLS_WITH_TOKEN,
  FROM_TOWN_HALL,
  MEDIUM_TOWNS,
  NEXT_TOWNS,
  SHOP_CARD_VALUE,
  SHOPS_PER_BELL,
  SPACES_PER_TOWN,
  type TownId,
  TOWNS,
} from '../data/rails/towns.ts'
import { MEDIUM_SLOT } from '../data/slots.ts'
import { tablesOf } from '../data/tables.ts'
import { cardId, DISCARD, type Option } from '../options.ts'
import { SHOP } from '../options/rails.ts'
import { bits, members } from '../scoring/bits.ts'
import { NOBODY, type Player, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import type { Rule } from '../types.ts'
import { takeExchangeToken } from './annex.ts'
import { gain, pay } from './certificates.ts'
import { discardOne } from './herd.ts'

/** Towns joined to the town hall, to a city with an own disc or to one of these towns, a bit each; these themselves are not. */
export function townsBeside(s: Readonly<State>, seat: Seat, shops: number): number {
  const { cities } = s.players[seat]
  const { gates } = tablesOf(s)
  let towns = FROM_TOWN_HALL
  gates.forEach((opened, city) => {
    if (cities[city] !== 0) towns |= opened
  })
  for (const town of members(shops)) towns |= NEXT_TOWNS[town]
  return towns & ~shops
}

/** Where a seat may place its next shop. */
export const accessibleTowns = (s: Readonly<State>, seat: Seat): number => townsBeside(s, seat, s.players[seat].shops)

/** Trade spaces that print the same are alike: the first of them stands for all. */
const ALIKE: readonly number[] = TOWNS.flatMap(({ spaces }) =>
  spaces.map(({ price, money, gives }) =>
    spaces.findIndex((other) => other.price === price && other.money === money && other.gives === gives),
  ),
)

/** One option for each kind of free trade space that can be paid for. */
function shopsAt(s: Readonly<State>, town: number, money: number, options: Option[]): void {
  let seen = 0
  for (let i = 0; i < SPACES_PER_TOWN; i++) {
    const space = town * SPACES_PER_TOWN + i
    if (s.tradeSpaces[space] !== NOBODY || (seen >> ALIKE[space]) & 1 || SHOP[space].print.price > money) continue
    seen |= 1 << ALIKE[space]
    options.push(SHOP[space])
  }
}

function shops(s: Readonly<State>, seat: Seat): Option[] {
  const options: Option[] = []
  const p = s.players[seat]
  if (shopsLeft(s, p) === 0) return options
  for (const town of members(accessibleTowns(s, seat))) shopsAt(s, town, p.money, options)
  return options
}

/** Shops still on the annex. */
export const shopsLeft = (s: Readonly<State>, p: Readonly<Player>): number => tablesOf(s).shops - bits(p.shops)
export const canPlaceShop = (s: Readonly<State>, seat: Seat): boolean => shops(s, seat).length > 0

/** A station of the map stands in the station town of its section. */
const STATION_IN: { readonly [town in TownId]?: StationId } = {
  'green-station': 'station-green',
  'red-station': 'station-red',
}
export const stationIn = (town: TownId): number => STATIONS.findIndex(({ id }) => id === STATION_IN[town])

/** What a town of this type does for the shop just placed. */
function effectOf(s: Readonly<State>, seat: Seat, town: number): readonly Step[] {
  const { type, id } = TOWNS[town]
  switch (type) {
    case 'station':
      return [{ do: 'upgrade', seat, station: stationIn(id) }]
    case 'medium':
      return [{ do: 'immediate', seat, slot: MEDIUM_SLOT[s.mediumTiles[MEDIUM_TOWNS.indexOf(town)]] }]
    case 'small':
    case 'large':
      return []
  }
}

/** The trade space, its money or its icon, a bell space emptied, the town: in this order. */
export const placeShop: Rule<'placeShop'> = {
  ask(s, { seat, optional }) {
    const options = shops(s, seat)
    if (options.length === 0) return null
    if (optional) options.push(PASS)
    return { seat, kind: 'placeShop', options }
  },
  choose(g, { seat }, option) {
    if (option.do !== 'shop') return
    const { s } = g
    const p = s.players[seat]
    const town = Math.floor(option.index / SPACES_PER_TOWN)
    const { price, money, gives } = option.print
    s.tradeSpaces[option.index] = seat
    p.shops |= 1 << town
    g.emit({ type: 'shopPlaced', seat, town: option.town, left: shopsLeft(s, p) })
    pay(g, seat, price)
    gain(g, seat, { money, certificates: gives === 'certificate' ? 1 : 0 })
    if (gives === 'exchangeToken') takeExchangeToken(g, seat)
    const placed = bits(p.shops)
    g.then(
      ...(gives === 'objective' ? [{ do: 'takeObjective', seat, to: 'discard', optional: true } as const] : []),
      ...(placed % SHOPS_PER_BELL === 0 ? [{ do: 'bellEmptied', seat, bell: placed / SHOPS_PER_BELL } as const] : []),
      ...effectOf(s, seat, town),
    )
  },
}

/** The second and the fifth bell space give an exchange token. */
export const bellEmptied: Rule<'bellEmptied'> = {
  run(g, { seat, bell }) {
    if (BELLS_WITH_TOKEN.includes(bell)) takeExchangeToken(g, seat)
  },
}

const OPENS_SHOP = CARD_VALUE.flatMap((value, card) => (value === SHOP_CARD_VALUE ? [card] : []))

/** The sixth auxiliary action, that many times over. */
export function canOpenShops(s: Readonly<State>, seat: Seat, times: number): boolean {
  const p = s.players[seat]
  let cards = 0
  for (const card of p.hand) if (OPENS_SHOP.includes(card)) cards++
  return cards >= times && shopsLeft(s, p) >= times && canPlaceShop(s, seat)
}

/**
 * A card for each shop, which may be refused once the card is discarded; after the first one may stop. An exchange token may have
 * taken the card away: that is asked about all the same, since silence would tell the others of the hand.
 */
export const openShop: Rule<'openShop'> = {
  ask(s, { seat, optional }): Decision<Option> | null {
    if (!canPlaceShop(s, seat)) return null
    const { hand } = s.players[seat]
    const options: Option[] = []
    for (const card of OPENS_SHOP) if (hand.includes(card)) options.push(DISCARD[card])
    if (optional || options.length === 0) options.push(PASS)
    return { seat, kind: 'openShop', options, conceal: true }
  },
  choose(g, step, option) {
    if (option.do !== 'discard') return
    const { seat, times } = step
    discardOne(g, seat, option.index)
    g.emit({ type: 'discarded', seat, cards: [cardId(option.index)] })
    if (times > 1) g.then({ do: 'openShop', seat, times: times - 1, optional: true })
    g.then({ do: 'placeShop', seat, optional: true })
  },
}
