/** What a position is worth to a seat: its lead over the best rival, in dollars at the end of the game. */
import type { Seat } from '@waystation/kernel'
import {
  type Building,
  BUILDING_TYPES,
  type BuildingType,
  HOTEL,
  LAUNDRIES,
  SHERIFFS_OFFICE,
  STAGE_DEPOT,
  UNDERTAKER,
} from './data/buildings.ts'
import { DEPOT_BONUS, fineFor, START, STRENGTHS } from './data/figures.ts'
import { RAIL_TILES } from './data/plots.ts'
import { duelOdds } from './odds.ts'
import { churchDiscard } from './rules/annex.ts'
import { controllerOf, hiredOf, slot, strengthAt } from './rules/cowboys.ts'
import { FROM_RANCH } from './rules/going-to-town.ts'
import { totalOf } from './scoring.ts'
import { type Duel, NOBODY, type State } from './state.ts'

/** Dollars, by judgement; checked by playing greedy against random and against itself, where games must not drag on. */
const COWBOY_WORTH = [1, 1.8, 2.6] as const
const READY_WORTH = [1.5, 1.2, 0.9, 0.6, 0.4] as const
const CARTRIDGE_WORTH = [0.9, 0.7, 0.4, 0.2] as const
const PONY_WORTH = [0.9, 0.4, 0.2] as const
const FLIGHT_CHANCE = 0.5
const WIN_WORTH = 40
const LEADER_HURRY = 8
const CLEAR_LEAD = 4
const STATION_HURRY = 2

/** What annexing gives beyond the state of money and tokens; posters are counted apart. */
const ANNEX_WORTH: { readonly [T in BuildingType]: number } = {
  church: 0,
  saloon: 1.6,
  'sheriffs-office': 0.6,
  'town-hall': 2.2,
  gunsmith: 2,
  bank: 5,
  blacksmith: 1.6,
  casino: 1.5,
  'general-store': 2,
  hotel: 2,
  laundry: 1,
  'stage-depot': 2.3,
  undertaker: 1,
  'gold-mine': 1.8,
  'fortune-teller': 1.1,
  courthouse: 0.5,
  grifter: 2,
  newspaper: 2,
  'dance-hall': 2,
  'telegraph-office': 1,
}

/** The first of a kind is worth more than the next. */
function falling(count: number, worth: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < count && i < worth.length; i++) sum += worth[i]
  return sum
}

/** How much of the game is still to come, 0 to 1. */
function future(s: Readonly<State>): number {
  if (s.ending !== 0) return 0
  return Math.min(1, s.pool / 5, (RAIL_TILES + 1 - s.line.length) / 3)
}

/** How far the game is on its way to the station or to an empty pool, 0 to 1. */
function progress(s: Readonly<State>): number {
  const pool = s.pool / (START.postersPerPlayer * s.players)
  return 1 - Math.min(pool, 1 - s.line.length / (RAIL_TILES + 1))
}

/** What fewer or more posters save or cost. */
const posterGain = (s: Readonly<State>, seat: Seat, change: number): number =>
  fineFor(s.posters[seat]) - fineFor(Math.max(s.posters[seat] + change, 0))

function annexWorth(s: Readonly<State>, seat: Seat, building: Building): number {
  const type = BUILDING_TYPES[building]
  const base = ANNEX_WORTH[type]
  switch (type) {
    case 'church':
      return base + posterGain(s, seat, -churchDiscard(s, seat, FROM_RANCH))
    case 'town-hall':
      return base + posterGain(s, seat, -1) + railWorth(s, seat)
    case 'bank':
      return base + posterGain(s, seat, 1)
    case 'courthouse':
      return base - s.posters[seat]
    default:
      return base
  }
}

/** Rails bring the end nearer, and the station is the end: what the richest player longs for. */
function railWorth(s: Readonly<State>, seat: Seat): number {
  let lead = Number.POSITIVE_INFINITY
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) lead = Math.min(lead, totalOf(s, seat) - totalOf(s, other))
  }
  return hurry(lead) * (s.line.length === RAIL_TILES ? STATION_HURRY : 1 / (RAIL_TILES + 1))
}

/** Who leads wants the end to come, who trails does not. */
const hurry = (lead: number): number => LEADER_HURRY * Math.max(-1, Math.min(2, lead / CLEAR_LEAD))

/** Control effects that may still pay. */
function controlWorth(s: Readonly<State>, seat: Seat, left: number): number {
  const railsLeft = RAIL_TILES + 1 - s.line.length
  let worth = 0
  if (strengthAt(s, HOTEL, seat) > 0) worth += left * 0.5 * railsLeft
  if (strengthAt(s, UNDERTAKER, seat) > 0) worth += left * 0.8
  if (strengthAt(s, SHERIFFS_OFFICE, seat) > 0) worth += left * 0.7
  for (const laundry of LAUNDRIES) if (strengthAt(s, laundry, seat) > 0) worth += left * 0.2 * s.posters[seat]
  if (controllerOf(s, STAGE_DEPOT) === seat && railsLeft > 0 && s.depotHolder === NOBODY) {
    worth += DEPOT_BONUS * (s.ending !== 0 ? 1 : 0.4 * (1 - Math.min(1, s.pool / 8)))
  }
  return worth
}

function gangWorth(s: Readonly<State>, seat: Seat): number {
  let worth = 0
  let ready = 0
  for (const strength of STRENGTHS) {
    worth += hiredOf(s, seat, strength) * COWBOY_WORTH[strength - 1]
    ready += s.ranch[slot(seat, strength)]
  }
  return worth + falling(ready, READY_WORTH)
}

function worthOf(s: Readonly<State>, seat: Seat): number {
  const left = future(s)
  const tokens = falling(s.cartridges[seat], CARTRIDGE_WORTH) + falling(s.ponies[seat], PONY_WORTH)
  return totalOf(s, seat) + left * (gangWorth(s, seat) + tokens) + controlWorth(s, seat, left) + promised(s, seat)
}

/** What the question at hand will bring this seat: an annexation, or a duel. */
function promised(s: Readonly<State>, seat: Seat): number {
  if (s.duel !== null) return duelWorth(s, s.duel, seat)
  const step = s.agenda[s.agenda.length - 1]
  if (step === undefined || step.do !== 'annex' || step.seat !== seat) return 0
  return annexWorth(s, seat, step.building)
}

function duelWorth(s: Readonly<State>, duel: Duel, seat: Seat): number {
  const { attacker, defender, building } = duel
  if (seat !== attacker && seat !== defender) return 0
  const strengthA = strengthAt(s, building, attacker)
  const strengthD = strengthAt(s, building, defender)
  const odds = duelOdds(strengthA + duel.attackerLoaded, strengthD + duel.defenderLoaded)
  const undecided = s.agenda[s.agenda.length - 1]?.do === 'flee'
  const flight = undecided ? FLIGHT_CHANCE : 0
  const stays = 1 - flight
  const life = (strength: number): number => future(s) * (COWBOY_WORTH[strength - 1] + 0.5)
  if (seat === attacker) {
    const wins = flight + stays * odds.attackerWins
    const dies = stays * (odds.defenderWins + odds.bothDie)
    return wins * annexWorth(s, seat, building) - dies * life(strengthA)
  }
  return -stays * (odds.attackerWins + odds.bothDie) * life(strengthD) - flight * PONY_WORTH[0]
}

export function evaluate(s: Readonly<State>, seat: Seat): number {
  if (s.winners !== null) return verdict(s, s.winners, seat)
  const own = worthOf(s, seat)
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < s.players; other++) if (other !== seat) best = Math.max(best, worthOf(s, other))
  const lead = own - best
  return lead + progress(s) * hurry(lead)
}

function verdict(s: Readonly<State>, winners: readonly Seat[], seat: Seat): number {
  return totalOf(s, seat) + (winners.includes(seat) ? WIN_WORTH : -WIN_WORTH)
}
