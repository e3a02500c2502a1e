/** Delivery to a city, ordinary and extraordinary. Rulebook: "Livraison", building 9a. */
import type { Seat } from '@waystation/kernel'
import { NO_TOWN } from '../data/cities.ts'
import { COST_PER_CROSS, CROSSES_BEFORE } from '../data/railroad.ts'
import { tablesOf } from '../data/tables.ts'
import { NO_DISC, type Option } from '../options.ts'
import { deliverTo } from '../options/deliveries.ts'
import type { State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { takeExchangeToken } from './annex.ts'
import { gain } from './certificates.ts'
import { discOptions, takeDisc } from './discs.ts'

/** One dollar for each red cross between the engine's nose and the city. On a turnout the nose is past the cross. */
export function transportCost(s: Readonly<State>, seat: Seat, city: number): number {
  const nose = (s.players[seat].engine + 1) >> 1
  return COST_PER_CROSS * Math.max(0, CROSSES_BEFORE[tablesOf(s).cities[city].value] - CROSSES_BEFORE[nose])
}

export const alreadyServed = (s: Readonly<State>, seat: Seat, city: number): boolean =>
  s.players[seat].cities[city] > 0 && !tablesOf(s).cities[city].repeatable

/** A large town on the map takes deliveries of those who have a shop there. */
export function isOpen(s: Readonly<State>, seat: Seat, city: number): boolean {
  const { town } = tablesOf(s).cities[city]
  return town === NO_TOWN || ((s.players[seat].shops >> town) & 1) === 1
}

/** Whether a delivery of this value can go there. */
export const canDeliver = (s: Readonly<State>, seat: Seat, city: number, value: number): boolean =>
  tablesOf(s).cities[city].value <= value && isOpen(s, seat, city) && !alreadyServed(s, seat, city)

/** A city that is open, whose value the herd reaches, and where the seat has not delivered yet. */
export const deliver: Rule<'deliver'> = {
  ask(s, { seat, value, extraordinary }) {
    const options: Option[] = []
    const { cities } = tablesOf(s)
    for (let city = 0; city < cities.length; city++) {
      if (!canDeliver(s, seat, city, value)) continue
      options.push(deliverTo(cities, city, extraordinary ? 0 : transportCost(s, seat, city)))
    }
    return { seat, kind: 'deliver', options }
  },
  choose(g, { seat, extraordinary }, option) {
    if (option.do === 'deliver') g.then({ do: 'deliveryDisc', seat, city: option.index, extraordinary })
  },
}

/** What can go to the price of a disc: transport comes out of the same purse, the city's own money goes into it. */
export function discBudget(s: Readonly<State>, seat: Seat, city: number, extraordinary: boolean): number {
  const transport = extraordinary ? 0 : transportCost(s, seat, city)
  return s.players[seat].money + tablesOf(s).cities[city].money - transport
}

/** A disc must be placed: from the board, else from a station; without any, the delivery goes uncounted. */
export const deliveryDisc: Rule<'deliveryDisc'> = {
  ask(s, { seat, city, extraordinary }) {
    const p = s.players[seat]
    const options: Option[] = []
    const budget = discBudget(s, seat, city, extraordinary)
    discOptions(p, { frame: tablesOf(s).cities[city].frame, budget, stations: p.stations }, options)
    if (options.length === 0) options.push(NO_DISC)
    return { seat, kind: 'deliveryDisc', options }
  },
  choose(g, { seat, city, extraordinary }, option) {
    const { id, money, objective, master } = tablesOf(g.s).cities[city]
    const p = g.s.players[seat]
    g.emit({ type: 'delivered', seat, city: id, money })
    gain(g, seat, { money, certificates: 0 })
    takeDisc(g, seat, option)
    if (option.do !== 'noDisc') {
      p.cities[city]++
      if (p.cities[city] === 1) completeArrows(g, seat, city)
    }
    const transport = extraordinary ? 0 : transportCost(g.s, seat, city)
    if (master) {
      if (transport > 0) g.then({ do: 'settleTransport', seat, city, paid: transport })
      g.then({ do: 'newYork', seat })
    }
    if (objective) takeCard(g, seat)
    if (transport === 0) return
    p.money -= transport
    g.emit({ type: 'transportPaid', seat, money: transport })
  },
}

/**
 * "Contrôlez enfin": transport is reckoned after what a delivery sets off, and a station master may lead to an engine that moves
 * on. What is due must not be spent on the way, so it is paid before and the difference given back.
 */
export const settleTransport: Rule<'settleTransport'> = {
  run: (g, { seat, city, paid }) => gain(g, seat, { money: paid - transportCost(g.s, seat, city), certificates: 0 }),
}

/** Arrows that now join two own discs give their objective card or token, one after the other. */
function completeArrows(g: Context, seat: Seat, city: number): void {
  const { cities } = g.s.players[seat]
  for (const { from, to, gives } of tablesOf(g.s).arrows) {
    if ((from !== city && to !== city) || cities[from] === 0 || cities[to] === 0) continue
    if (gives === 'objective') takeCard(g, seat)
    else if (gives === 'exchangeToken') takeExchangeToken(g, seat)
  }
}

/** Base game: "vous devez effectuer immédiatement"; Rails to the North: "vous devez l'effectuer ou y renoncer immédiatement". */
function takeCard(g: Context, seat: Seat): void {
  g.then({ do: 'takeObjective', seat, to: 'discard', optional: tablesOf(g.s).mayRefuse })
}
