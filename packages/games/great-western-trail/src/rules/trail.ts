/** Moving along the trail: steps, forks and fees. Rulebook: "Phase A". */
import type { Seat } from '@waystation/kernel'
import { BUILDINGS } from '../data/buildings.ts'
import { DISC_SPOTS, STEP_MONEY, STEP_VP } from '../data/player-board.ts'
import { TABLE_SIZES } from '../data/table-size.ts'
import {
  BLUE_TEEPEE,
  buildingFace,
  buildingOwner,
  EMPTY,
  GREEN_TEEPEE,
  hazardOf,
  isBuilding,
  isHazard,
} from '../data/tiles.ts'
import { FORK_BIT, KANSAS_CITY, NEXT, NODES } from '../data/trail.ts'
import { moveTo, pathOf } from '../options/moves.ts'
import type { MoveOption, Option } from '../options.ts'
import type { State } from '../state.ts'
import { tileFace } from '../data/tile-face.ts'
import type { Context } from '../types.ts'

export function movementLimit(s: Readonly<State>, seat: Seat): number {
  const size = TABLE_SIZES[s.players.length]
  const { discs } = s.players[seat]
  const money = DISC_SPOTS[STEP_MONEY].count - discs[STEP_MONEY]
  const vp = DISC_SPOTS[STEP_VP].count - discs[STEP_VP]
  return size.steps + money * size.stepMoney + vp * size.stepVp
}

/** What a tile asks of this seat for its hands. */
function feeAt(s: Readonly<State>, seat: Seat, at: number): number {
  const tile = s.trail[at]
  if (tile < GREEN_TEEPEE && !isHazard(tile)) return 0
  const { greenFee, blackFee } = TABLE_SIZES[s.players.length]
  if (tile === GREEN_TEEPEE) return greenFee
  if (tile === BLUE_TEEPEE) return blackFee
  if (isHazard(tile)) return hazardOf(tile).hand === 'green' ? greenFee : blackFee
  if (buildingOwner(tile) === seat) return 0
  const { green, black } = BUILDINGS[buildingFace(tile)]
  return (green ? greenFee : 0) + (black ? blackFee : 0)
}

/** Payments are told apart by payee, six bits each; the bank comes after the seats. */
const PAYEE_BITS = 6
const BANK = 4
const payee = (tile: number): number => (isBuilding(tile) ? buildingOwner(tile) : BANK)

interface Travel {
  readonly s: Readonly<State>
  readonly seat: Seat
  readonly fees: boolean
  readonly kansasCity: boolean
}

/** Ends, payments and routes found so far: routes that end alike and cost alike are offered once. */
const ends: number[] = []
const payments: number[] = []
const routes: number[] = []
/** Whether an end is there once more, for another payment. */
const several: boolean[] = []

function offer(at: number, route: number, paid: number): void {
  let again = false
  for (let i = 0; i < ends.length; i++) {
    if (ends[i] !== at) continue
    if (payments[i] === paid) return
    several[i] = again = true
  }
  ends.push(at)
  payments.push(paid)
  routes.push(route)
  several.push(again)
}

const PAYEE_MASK = (1 << PAYEE_BITS) - 1
function total(paid: number): number {
  let sum = 0
  for (let rest = paid; rest > 0; rest >>= PAYEE_BITS) sum += rest & PAYEE_MASK
  return sum
}

function offered(s: Readonly<State>, from: number): Option[] {
  const options: Option[] = []
  for (let i = 0; i < ends.length; i++) {
    const to = ends[i]
    const way = { from, to, route: routes[i], fee: total(payments[i]), several: several[i] }
    options.push(moveTo(way, s.trail[to]))
  }
  return options
}

/** From a space to whatever comes next, on both branches of a fork. Numbers go one by one: this runs for every move. */
function onward(travel: Travel, at: number, steps: number, route: number, paid: number, money: number): void {
  const next = NEXT[at]
  enter(travel, next[0], steps, route, paid, money)
  if (next.length > 1) enter(travel, next[1], steps, route | FORK_BIT[at], paid, money)
}

function enter(travel: Travel, at: number, steps: number, route: number, paid: number, money: number): void {
  if (at === KANSAS_CITY) {
    if (travel.kansasCity) offer(at, route, paid)
    return
  }
  const tile = travel.s.trail[at]
  if (tile === EMPTY) return onward(travel, at, steps, route, paid, money)
  const fee = travel.fees ? Math.min(feeAt(travel.s, travel.seat, at), money) : 0
  const all = fee === 0 ? paid : paid + (fee << (PAYEE_BITS * payee(tile)))
  offer(at, route, all)
  if (steps > 1) onward(travel, at, steps - 1, route, all, money - fee)
}

function reach(s: Readonly<State>, seat: Seat, max: number, rules: { fees: boolean; kansasCity: boolean }): Option[] {
  ends.length = 0
  payments.length = 0
  routes.length = 0
  several.length = 0
  const { at, money } = s.players[seat]
  onward({ s, seat, fees: rules.fees, kansasCity: rules.kansasCity }, at, max, 0, 0, money)
  return offered(s, at)
}

const WALK = { fees: true, kansasCity: true }
const RIDE = { fees: false, kansasCity: false }
/** Every place within `max` steps. */
export const destinations = (s: Readonly<State>, seat: Seat, max: number): Option[] => reach(s, seat, max, WALK)
/** An objective card's ride ignores hands and never enters Kansas City. */
export const rideDestinations = (s: Readonly<State>, seat: Seat, max: number): Option[] => reach(s, seat, max, RIDE)

/** Pays a fee as far as the money goes; nothing is owed later. */
function payFee(g: Context, seat: Seat, at: number): void {
  const fee = feeAt(g.s, seat, at)
  if (fee === 0) return
  const { players, trail } = g.s
  const amount = Math.min(fee, players[seat].money)
  const to = isBuilding(trail[at]) ? buildingOwner(trail[at]) : null
  players[seat].money -= amount
  if (to !== null) players[to].money += amount
  const tile = tileFace(trail[at])
  g.emit({ type: 'feePaid', seat, node: NODES[at].id, tile, to, amount, short: fee - amount })
}

/** Moves the cattleman along the chosen route, paying as he goes. */
export function travel(g: Context, seat: Seat, option: MoveOption, fees: boolean): void {
  const p = g.s.players[seat]
  const from = p.at
  const path = pathOf(from, option.index, option.route)
  p.at = option.index
  if (g.events !== null) {
    const stops = path.filter((at) => at === KANSAS_CITY || g.s.trail[at] !== EMPTY).map((at) => NODES[at].id)
    g.emit({ type: 'cattlemanMoved', seat, from: NODES[from].id, path: stops, tile: option.tile })
  }
  if (fees) for (const at of path) payFee(g, seat, at)
}
