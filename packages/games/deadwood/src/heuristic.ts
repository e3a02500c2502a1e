/** What a position is worth to a seat: its lead over the best rival, in dollars at the end of the game. */
import type { Seat } from '@waystation/kernel'
import {
  type Building,
  BUILDING_TYPES,
  GAINS,
  HOTEL,
  LAUNDRIES,
  SHERIFFS_OFFICE,
  STAGE_DEPOT,
  UNDERTAKER,
} from './data/buildings.ts'
import { DEPOT_BONUS, fineFor, START, STRENGTHS } from './data/figures.ts'
import { RAIL_TILES } from './data/plots.ts'
import { duelOdds } from './heuristic/odds.ts'
import { churchDiscard } from './rules/annex.ts'
import { controllerOf, hiredOf, slot, strengthAt } from './rules/cowboys.ts'
import { FROM_RANCH } from './rules/going-to-town.ts'
import { totalOf } from './scoring.ts'
import { W } from './heuristic/weights.ts'
import { type Duel, NOBODY, type State } from './state.ts'

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
  const worth = W.annex[type] + gainWorth(s, seat, building)
  switch (type) {
    case 'church':
      return worth + posterGain(s, seat, -churchDiscard(s, seat, FROM_RANCH))
    case 'town-hall':
      return worth + posterGain(s, seat, -1) + railWorth(s, seat)
    case 'courthouse':
      return worth - s.posters[seat]
    default:
      return worth
  }
}

/** Money, tokens and posters printed on the tile. */
function gainWorth(s: Readonly<State>, seat: Seat, building: Building): number {
  const { money = 0, cartridges = 0, ponies = 0, posters = 0 } = GAINS[building]
  const left = future(s)
  let worth = money
  if (cartridges > 0) worth += left * more(s.cartridges[seat], Math.min(cartridges, s.cartridgeSupply), W.cartridge)
  if (ponies > 0) worth += left * more(s.ponies[seat], Math.min(ponies, s.ponySupply), W.pony)
  return posters > 0 ? worth + posterGain(s, seat, posters) : worth
}

const more = (have: number, add: number, worth: readonly number[]): number =>
  falling(have + add, worth) - falling(have, worth)

/** Rails bring the end nearer, and the station is the end: what the richest player longs for. */
function railWorth(s: Readonly<State>, seat: Seat): number {
  let lead = Number.POSITIVE_INFINITY
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) lead = Math.min(lead, totalOf(s, seat) - totalOf(s, other))
  }
  return hurry(lead) * (s.line.length === RAIL_TILES ? W.stationHurry : 1 / (RAIL_TILES + 1))
}

/** Who leads wants the end to come, who trails does not. */
const hurry = (lead: number): number => W.leaderHurry * Math.max(-1, Math.min(2, lead / W.clearLead))

/** Control effects that may still pay. */
function controlWorth(s: Readonly<State>, seat: Seat, left: number): number {
  const railsLeft = RAIL_TILES + 1 - s.line.length
  let worth = 0
  if (strengthAt(s, HOTEL, seat) > 0) worth += left * W.hotel * railsLeft
  if (strengthAt(s, UNDERTAKER, seat) > 0) worth += left * W.undertaker
  if (strengthAt(s, SHERIFFS_OFFICE, seat) > 0) worth += left * W.sheriffsOffice
  for (const laundry of LAUNDRIES) if (strengthAt(s, laundry, seat) > 0) worth += left * W.laundry * s.posters[seat]
  if (controllerOf(s, STAGE_DEPOT) === seat && railsLeft > 0 && s.depotHolder === NOBODY) {
    worth += DEPOT_BONUS * (s.ending !== 0 ? 1 : W.depot * (1 - Math.min(1, s.pool / 8)))
  }
  return worth
}

function gangWorth(s: Readonly<State>, seat: Seat): number {
  let worth = 0
  let ready = 0
  for (const strength of STRENGTHS) {
    worth += hiredOf(s, seat, strength) * W.cowboy[strength - 1]
    ready += s.ranch[slot(seat, strength)]
  }
  return worth + falling(ready, W.ready)
}

function worthOf(s: Readonly<State>, seat: Seat): number {
  const left = future(s)
  const tokens = falling(s.cartridges[seat], W.cartridge) + falling(s.ponies[seat], W.pony)
  return totalOf(s, seat) + left * (gangWorth(s, seat) + tokens) + controlWorth(s, seat, left) + promised(s, seat)
}

/** What the questions at hand will bring this seat: a duel, an annexation and what follows it. */
function promised(s: Readonly<State>, seat: Seat): number {
  let worth = s.duel === null ? 0 : duelWorth(s, s.duel, seat)
  const { agenda } = s
  for (let i = agenda.length - 1; i >= 0; i--) {
    const step = agenda[i]
    // During a duel the annexation to come is part of its stakes.
    if (step.do === 'annex') worth += step.seat === seat && s.duel === null ? annexWorth(s, seat, step.building) : 0
    else if ('seat' in step && step.seat === seat) worth += stepWorth(s, seat, step.do)
  }
  return worth
}

const PENDING: { readonly [kind: string]: number | undefined } = W.pending

function stepWorth(s: Readonly<State>, seat: Seat, kind: string): number {
  const worth = PENDING[kind] ?? 0
  return kind === 'layRail' ? worth + railWorth(s, seat) : worth
}

function duelWorth(s: Readonly<State>, duel: Duel, seat: Seat): number {
  const { attacker, defender, building } = duel
  if (seat !== attacker && seat !== defender) return 0
  const strengthA = strengthAt(s, building, attacker)
  const strengthD = strengthAt(s, building, defender)
  const odds = duelOdds(strengthA + duel.attackerLoaded, strengthD + duel.defenderLoaded)
  const undecided = s.agenda[s.agenda.length - 1]?.do === 'flee'
  const flight = undecided ? W.flight : 0
  const stays = 1 - flight
  const life = (strength: number): number => future(s) * (W.cowboy[strength - 1] + W.life)
  if (seat === attacker) {
    const wins = flight + stays * odds.attackerWins
    const dies = stays * (odds.defenderWins + odds.bothDie)
    return wins * annexWorth(s, seat, building) - dies * life(strengthA)
  }
  return -stays * (odds.attackerWins + odds.bothDie) * life(strengthD) - flight * W.pony[0]
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
  return totalOf(s, seat) + (winners.includes(seat) ? W.win : -W.win)
}
