/** What the open question promises: dice still to be taken or spent, a special action begun. */
import type { Seat } from '@waystation/kernel'
import { AREA_IDS, areasAccepting, bit } from '../data/action-areas.ts'
import { breedOf, smallOf, type Tile, valueOf } from '../data/cattle.ts'
import { ALL_SPACES } from '../data/pampa.ts'
import { IMMEDIATE_SALE_BONUS, SMALLEST_SALE } from '../data/setup.ts'
import { EMPTY, isLying, lying, NOBODY, ownerOf, type State } from '../state.ts'
import { gain } from './lines.ts'
import { W } from './weights.ts'

/** Totals of up to three dice. */
const TOTALS = 19
/** For each total of dice, what the best and the second best use of it bring. Filled anew for each position. */
const best = new Float64Array(TOTALS)
const second = new Float64Array(TOTALS)

export function pendingWorth(s: Readonly<State>, seat: Seat, left: number): number {
  const step = s.agenda[s.agenda.length - 1]
  if (step === undefined || !('seat' in step) || step.seat !== seat) return 0
  switch (step.do) {
    case 'takeDice':
      rateTotals(s, seat, left)
      return W.hope * bestPair(s.rodeo)
    case 'spendDice':
      rateTotals(s, seat, left)
      return spent(s.taken)
    case 'wish':
      return W.areas[1]
    case 'immediateSale':
      return saleWorth(s, seat)
    case 'theft':
      return theftWorth(s, seat)
    case 'overseer':
      return overseerWorth(s, seat)
    case 'wakeAnother':
      return Math.max(0, ...sleepers(s, seat))
    case 'steppe':
      return W.standing * Math.max(0, ...s.steppe.map((tile) => gain(s.players[seat].herds[breedOf(tile)], tile)))
    case 'findGaucho':
    case 'settle':
      return W.standing * gain(s.players[seat].herds[breedOf(s.fetched[0])], s.fetched[0])
    default:
      return 0
  }
}

function rate(total: number, worth: number): void {
  if (worth > best[total]) {
    second[total] = best[total]
    best[total] = worth
  } else if (worth > second[total]) second[total] = worth
}

function rateTotals(s: Readonly<State>, seat: Seat, left: number): void {
  best.fill(0)
  second.fill(0)
  const { herds, areas, supply } = s.players[seat]
  const own = lying(seat)
  const cost = W.gaucho * left
  for (const space of ALL_SPACES[s.players.length]) {
    const tile = s.tiles[space]
    if (tile === EMPTY) continue
    const gaucho = s.gauchos[space]
    if (gaucho === own) rate(smallOf(tile), (W.standing - W.lying) * gain(herds[breedOf(tile)], tile))
    else if (gaucho === NOBODY && supply > 0) rateTile(herds[breedOf(tile)], tile, cost)
  }
  if (supply === 0) return
  const closed = areas | s.touched
  for (let total = 1; total < 7; total++) {
    for (const area of areasAccepting(total)) if ((closed & bit(area)) === 0) rate(total, W.areas[area] * left - cost)
  }
}

function rateTile(herd: readonly Tile[], tile: Tile, cost: number): void {
  const worth = gain(herd, tile)
  rate(valueOf(tile), W.standing * worth - cost)
  rate(smallOf(tile), W.lying * worth - cost)
  // The same die again raises the gaucho just laid down.
  rate(smallOf(tile), (W.standing - W.lying) * worth)
}

function pair(a: number, b: number): number {
  return Math.max(best[a + b], best[a] + (a === b ? second[b] : best[b]))
}

/** Dice left in front of the player, used apart or added up. */
function spent(dice: readonly number[]): number {
  if (dice.length === 0) return 0
  if (dice.length === 1) return best[dice[0]]
  const [a, b, c] = dice
  if (dice.length === 2) return pair(a, b)
  return Math.max(best[a + b + c], pair(a, b) + best[c], pair(a, c) + best[b], best[a] + pair(b, c))
}

function bestPair(rodeo: readonly number[]): number {
  let highest = 0
  for (let i = 0; i < rodeo.length; i++) {
    for (let j = i + 1; j < rodeo.length; j++) highest = Math.max(highest, pair(rodeo[i], rodeo[j]))
  }
  return highest
}

function saleWorth(s: Readonly<State>, seat: Seat): number {
  return s.players[seat].herds.some((herd) => herd.length >= SMALLEST_SALE) ? IMMEDIATE_SALE_BONUS : 0
}

function theftWorth(s: Readonly<State>, seat: Seat): number {
  const { herds } = s.players[seat]
  let highest = 0
  s.players.forEach((other, at) => {
    if (at === seat) return
    for (const herd of other.herds)
      for (const tile of herd) highest = Math.max(highest, gain(herds[breedOf(tile)], tile))
  })
  return highest
}

/** What raising each of the seat's lying gauchos would bring. */
function sleepers(s: Readonly<State>, seat: Seat): number[] {
  const { herds } = s.players[seat]
  const out: number[] = []
  s.gauchos.forEach((gaucho, space) => {
    const tile = s.tiles[space]
    if (gaucho === lying(seat)) out.push((W.standing - W.lying) * gain(herds[breedOf(tile)], tile))
  })
  return out
}

function overseerWorth(s: Readonly<State>, seat: Seat): number {
  const { herds } = s.players[seat]
  const [first = 0, next = 0] = sleepers(s, seat).sort((a, b) => b - a)
  let highest = first + next
  s.gauchos.forEach((gaucho, space) => {
    if (!isLying(gaucho) || ownerOf(gaucho) === seat) return
    highest = Math.max(highest, W.standing * gain(herds[breedOf(s.tiles[space])], s.tiles[space]))
  })
  return highest
}

/** What the gauchos on action areas are worth: as means while dice are rolled, and in the last turn by what they can do at once. */
export function areasWorth(s: Readonly<State>, seat: Seat, left: number): number {
  let worth = 0
  AREA_IDS.forEach((_, area) => {
    if ((s.players[seat].areas & bit(area)) !== 0) worth += W.areas[area] * left
  })
  return worth
}
