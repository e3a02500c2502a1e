/** Why no shop can be placed in a town, and what would open it. */
import type { Reason, Seat } from '@waystation/kernel'
import { CARD_VALUE, CATTLE_COUNT } from '../data/cards.ts'
import { NEXT_TOWNS, SHOP_CARD_VALUE, SPACES_PER_TOWN, TOWNS } from '../data/rails/towns.ts'
import { tablesOf } from '../data/tables.ts'
import { SHOP } from '../options/rails.ts'
import { because } from '../reasons.ts'
import { accessibleTowns, canPlaceShop, shopsLeft } from '../rules/shops.ts'
import { NOBODY, type State } from '../state.ts'
import { shortOf } from './shortages.ts'
import { notNow, question } from './question.ts'

/** Towns and cities, by name, from which a rail leads there. */
function openers(s: Readonly<State>, town: number): { readonly towns: string; readonly cities: string } {
  const { gates, cities } = tablesOf(s)
  const near = TOWNS.filter((_, other) => (NEXT_TOWNS[town] >> other) & 1).map(({ id }) => id)
  const from = cities.filter((_, city) => (gates[city] >> town) & 1).map(({ id }) => id)
  return { towns: near.join(' '), cities: from.join(' ') }
}

/** What the cheapest free trade space costs. */
const price = (s: Readonly<State>, town: number): number =>
  Math.min(
    ...SHOP.slice(town * SPACES_PER_TOWN, (town + 1) * SPACES_PER_TOWN)
      .filter(({ index }) => s.tradeSpaces[index] === NOBODY)
      .map(({ print }) => print.price),
  )

export function whyNotTown(s: Readonly<State>, seat: Seat, town: number): Reason[] {
  const p = s.players[seat]
  if ((p.shops >> town) & 1) return [because('own-shop', 'rails')]
  if (shopsLeft(s, p) === 0) return [because('no-shops-left', 'rails')]
  if (((accessibleTowns(s, seat) >> town) & 1) === 0) return [because('no-way', 'rails', openers(s, town))]
  const out = shortOf('money', 'rails', price(s, town), p.money)
  return out.length > 0 || question(s, seat)?.do === 'placeShop' ? out : notNow(s, seat, 'shop', 'rails')
}

/** What the place-a-shop action lacks. */
export function whyNotShop(s: Readonly<State>, seat: Seat): Reason[] {
  if (shopsLeft(s, s.players[seat]) === 0) return [because('no-shops-left', 'rails')]
  return canPlaceShop(s, seat) ? [] : [because('no-town', 'rails')]
}

/** What the sixth auxiliary action lacks besides. */
export function whyNotOpenShop(s: Readonly<State>, seat: Seat): Reason[] {
  const { hand } = s.players[seat]
  const has = hand.some((card) => card < CATTLE_COUNT && CARD_VALUE[card] === SHOP_CARD_VALUE)
  return [...whyNotShop(s, seat), ...(has ? [] : [because('no-card', 'rails')])]
}
