/** What a way costs and leads to: that of a cattleman, of an engine, of cattle to a city. */
import {
  type CityId,
  feesOnTheWay,
  type Option,
  RED_CROSSES,
  STATIONS,
  type View,
} from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import { seatIdentity } from '../../../art/seats.ts'
import { boardOf } from '../scene/Cities.tsx'
import { stopsOf } from '../scene/StepBadges.tsx'
import type { Telling } from './telling.ts'

/** Steps, then who gets how much. */
export function move(t: Telling, option: Extract<Option, { do: 'move' }>, view: View, seat: Seat): Telling {
  const { words } = t
  const fees = new Map<Seat | null, number>()
  if (option.fee > 0)
    for (const { to, amount } of feesOnTheWay(view, seat, option)) fees.set(to, (fees.get(to) ?? 0) + amount)
  t.note(words.steps(stopsOf(view, seat, option).length))
  for (const [to, amount] of fees) {
    const price = words.money(amount)
    t.cost(to === null ? words.toBank(price) : words.toPlayer(price, seatIdentity(to).letter))
  }
  if (fees.size === 0) t.note(words.noFee)
  return option.fee === 0 ? t : t.note(words.afterwards(words.money(view.players[seat].money - option.fee)))
}

/** Half-spaces: a siding lies between two spaces. */
export function engine(t: Telling, at: number, view: View, seat: Seat): Telling {
  const { words, name } = t
  const [kind, number] = view.players[seat].engine.split('-')
  const from = 2 * Number(number) + (kind === 'turnout' ? 1 : 0)
  t.note(words.spaces(Math.ceil(Math.abs(at - from) / 2) * (at < from ? -1 : 1)))
  const behind = RED_CROSSES.filter((cross) => 2 * cross < at && 2 * cross >= from).length
  if (behind > 0) t.gain(words.crosses(behind))
  const station = STATIONS.find((each) => each.at === at)
  return station === undefined ? t : t.note(words.reaches(name(station.id)))
}

/** Transport, points of the disc and of arrows it completes, and what the city gives. */
export function deliver(t: Telling, id: CityId, transport: number, view: View, seat: Seat): Telling {
  const { words } = t
  const { cities, arrows } = boardOf(view)
  const index = cities.findIndex((city) => city.id === id)
  const city = cities[index]
  const own = new Set(view.players[seat].cities.map((each) => each.city))
  t.note(words.transport(words.money(transport)))
    .earn(city.money)
    .points(city.vp)
  if (city.objective) t.gain(words.gain(words.objective))
  if (own.has(id)) return t
  for (const { from, to, vp, gives } of arrows) {
    const other = from === index ? to : to === index ? from : -1
    if (other < 0 || !own.has(cities[other].id)) continue
    t.note(words.arrow(vp))
    if (gives !== null) t.gain(words.gain(gives === 'objective' ? words.objective : words.exchangeToken))
  }
  return t
}
