/** What things are worth to a player, in points at the end; most of it fades as the game runs out. */
import { BREEDS, CARD_BREED, CATTLE_COUNT } from '../data/cards.ts'
import { JOB_ROWS } from '../data/job-market.ts'
import { DISC_SPOTS } from '../data/player-board.ts'
import { DOLLARS_PER_VP } from '../data/station-masters.ts'
import { columns } from '../rules/job-market.ts'
import { handLimit } from '../rules/herd.ts'
import { NOBODY, type Player, type State } from '../state.ts'
import { W } from './weights.ts'

/** How much of the game is still to come, from 1 to 0. */
export function remaining(s: Readonly<State>): number {
  if (s.token !== NOBODY) return 0
  return 1 - s.jobs.length / (JOB_ROWS.length * columns(s))
}

const FINAL_DOLLAR = 1 / DOLLARS_PER_VP
export const moneyWorth = (money: number, left: number): number =>
  FINAL_DOLLAR * money + W.workingDollar * left * Math.min(money, W.purse)
/** What spending or gaining a little costs or brings. */
export const dollar = (left: number): number => FINAL_DOLLAR + W.workingDollar * left

/** What the n-th worker of a row adds while the game lasts; the points of slots 5 and 6 come on top. */
export const workerWorth = (type: number, nth: number, left: number): number => W.workers[type][nth - 2] * left

export function workersWorth(p: Readonly<Player>, left: number): number {
  let worth = 0
  for (let type = 0; type < p.workers.length; type++) {
    for (let n = 2; n <= p.workers[type]; n++) worth += workerWorth(type, n, left)
  }
  return worth
}

export function discsWorth(p: Readonly<Player>, left: number): number {
  let worth = 0
  for (let d = 0; d < p.discs.length; d++) {
    for (let gone = 0; gone < DISC_SPOTS[d].count - p.discs[d]; gone++) worth += W.discs[d][gone]
  }
  return worth * left
}

export const certificateWorth = (left: number): number => W.certificateAtEnd + W.certificate * left

const counts = BREEDS.map(() => 0)

function countBreeds(cards: readonly number[]): void {
  for (const card of cards) if (card < CATTLE_COUNT) counts[CARD_BREED[card]]++
}

/** Breeding value this herd can be expected to show in Kansas City. */
export function expectedSale(p: Readonly<Player>): number {
  counts.fill(0)
  const size = p.hand.length + p.pile.length + p.discard.length
  countBreeds(p.hand)
  countBreeds(p.pile)
  countBreeds(p.discard)
  const seen = Math.min(size, handLimit(p) + W.turnedOver)
  let value = 0
  for (let breed = 0; breed < counts.length; breed++) {
    if (counts[breed] > 0) value += BREEDS[breed].value * (1 - missChance(size, counts[breed], seen))
  }
  return value
}

/** Chance that none of `copies` cards is among `seen` of `size`. */
function missChance(size: number, copies: number, seen: number): number {
  let chance = 1
  for (let i = 0; i < copies; i++) chance *= Math.max(0, size - seen - i) / (size - i)
  return chance
}

export const herdWorth = (p: Readonly<Player>, left: number): number => expectedSale(p) * W.herd * left
