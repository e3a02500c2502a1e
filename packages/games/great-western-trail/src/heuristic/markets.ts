/** The best worker, building, cattle, hazard or teepee that can be had now. */
import type { Seat } from '@waystation/kernel'
import { faceOf } from '../data/buildings.ts'
import { CARD_VALUE, CARD_VP, CATTLE_COUNT, FIRST_MARKET_CARD, PURCHASES } from '../data/cards.ts'
import { SLOTS_PER_ROW } from '../data/player-board.ts'
import { tablesOf } from '../data/tables.ts'
import { CRAFTSMAN, EMPTY, FIRST_WORKER, hazardOf } from '../data/tiles.ts'
import { HAZARD_AREAS, TRADE_VALUES, VILLAGE } from '../data/trail.ts'
import { hirePrice } from '../rules/hire.ts'
import { columns, tokenRow } from '../rules/job-market.ts'
import type { State } from '../state.ts'
import { dollar, workerWorth } from './worth.ts'
import { W } from './weights.ts'

export function bestHire(s: Readonly<State>, seat: Seat, modifier: number, left: number): number {
  const { workers, money } = s.players[seat]
  const width = columns(s)
  let best = 0
  for (let at = 0; at < tokenRow(s) * width; at++) {
    const price = hirePrice(Math.floor(at / width), modifier)
    if (s.jobs[at] === EMPTY || price > money) continue
    const type = s.jobs[at] - FIRST_WORKER
    const nth = workers[type] + 1
    if (nth > SLOTS_PER_ROW) continue
    const slotPoints = nth >= 5 ? 4 : 0
    best = Math.max(best, workerWorth(type, nth, left) + slotPoints - price * dollar(left))
  }
  return best
}

/** On an empty site; replacements are left to the search. */
export function bestBuilding(s: Readonly<State>, seat: Seat, price: number, left: number): number {
  const p = s.players[seat]
  let best = 0
  for (const n of tablesOf(s).buildings) {
    const face = faceOf(n, p.sides)
    if ((p.placed >> n) & 1 || face.craftsmen > p.workers[CRAFTSMAN] || face.craftsmen * price > p.money) continue
    best = Math.max(best, face.vp + W.building * left - face.craftsmen * price * dollar(left))
  }
  return best
}

/** The dearest cards of each breeding value on the market: the best and the second best. */
const first = [0, 0, 0, 0, 0, 0]
const second = [0, 0, 0, 0, 0, 0]
function bestOfMarket(s: Readonly<State>, left: number): void {
  first.fill(-1)
  second.fill(-1)
  for (let card = FIRST_MARKET_CARD; card < CATTLE_COUNT; card++) {
    const count = s.market[card - FIRST_MARKET_CARD]
    if (count === 0) continue
    const value = CARD_VALUE[card]
    const gain = CARD_VP[card] + W.cattle * left * (value - 1)
    second[value] = count > 1 ? gain : first[value]
    first[value] = gain
  }
}

/** The best purchase, and the best one after it with the cowboys and the money that are left. */
export function bestPurchase(s: Readonly<State>, seat: Seat, cowboys: number, left: number): number {
  bestOfMarket(s, left)
  return purchase(cowboys, s.players[seat].money, left, 2)
}

function purchase(cowboys: number, money: number, left: number, times: number): number {
  let best = 0
  for (const way of PURCHASES) {
    if (way.cowboys > cowboys || way.money > money || first[way.value] < 0) continue
    if (way.cards === 2 && second[way.value] < 0) continue
    const gain = first[way.value] + (way.cards === 2 ? second[way.value] : 0) - way.money * dollar(left)
    const rest = times > 1 && cowboys > way.cowboys ? purchase(cowboys - way.cowboys, money - way.money, left, 1) : 0
    best = Math.max(best, gain + rest)
  }
  return best
}

export function bestHazard(s: Readonly<State>, seat: Seat, price: number, left: number): number {
  if (s.players[seat].money < price) return 0
  let best = 0
  for (const area of HAZARD_AREAS) {
    for (const at of area) if (s.trail[at] !== EMPTY) best = Math.max(best, hazardOf(s.trail[at]).vp)
  }
  return best === 0 ? 0 : Math.max(0, best + 0.5 - price * dollar(left))
}

export function bestTrade(s: Readonly<State>, left: number): number {
  let best = 0
  VILLAGE.forEach((at, i) => {
    if (s.trail[at] !== EMPTY) best = Math.max(best, W.teepee + TRADE_VALUES[i] * dollar(left))
  })
  return best
}
