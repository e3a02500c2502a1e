/** What lies open for everybody: the year, tiles on offer, contracts, aces, the row of partners, and the Ridge of the solo game. */
import type { Inputs, Seat } from '@waystation/kernel'
import { CONTRACTS, YEARS } from '../data/figures.ts'
import { PARTNER_IDS } from '../data/partners.ts'
import { BANDIT_CARDS } from '../data/solo.ts'
import { COPIES, COSTS, SUITS, TILE_COUNT } from '../data/tiles.ts'
import { LINES } from '../data/trays.ts'
import { jumpCost } from '../rules/draft.ts'
import { looseCows, ridgeBandits } from '../rules/solo.ts'
import type { State } from '../state.ts'

const ROUNDS = YEARS.reduce((sum, { rounds }) => sum + rounds, 0)
const LONGEST_YEAR = Math.max(...YEARS.map(({ rounds }) => rounds))
const BANDITS = [1, 2, 3, 4, 5, 6]

export function seeTable(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  let past = s.round
  for (let year = 1; year < s.year; year++) past += YEARS[year - 1].rounds
  inputs.which('year', s.year, YEARS.length + 1)
  inputs.which('rounds left in the year', s.year === 0 ? -1 : YEARS[s.year - 1].rounds - s.round, LONGEST_YEAR)
  inputs.amount('left', ROUNDS - past, ROUNDS / 2)
  seeOffers(s, seat, inputs)
  for (let slot = 0; slot < CONTRACTS.length; slot++) {
    inputs.which(SLOTS[slot], (s.flipped >> slot) & 1 ? -1 : (s.contracts[slot] ?? -1), CONTRACTS.length)
  }
  inputs.bits('small contract', s.flipped, CONTRACTS.length)
  inputs.bits('ace card left', s.aceSupply, SUITS.length)
  inputs.some('partner on display', s.row, PARTNER_IDS.length)
  if (s.players.length === 1) seeRidge(s, inputs)
}

const SLOTS = CONTRACTS.map((_, slot) => `contract ${slot + 1}`)

/** Tiles that a die gives, and whether the seat could pay for them. */
function seeOffers(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const { gold } = s.players[seat]
  const offered: number[] = []
  const paid: number[] = []
  for (const notch of s.prairie) {
    const tile = LINES.prairie[notch - 1].find((stack) => s.stacks[stack] > 0)
    if (tile === undefined) continue
    offered.push(tile)
    if (COSTS[tile] <= gold) paid.push(tile)
  }
  for (const notch of s.river) {
    let jumps = 0
    for (const tile of LINES.river[notch - 1]) {
      if (s.stacks[tile] === 0) continue
      offered.push(tile)
      if (jumpCost(s, seat, jumps++) + COSTS[tile] <= gold) paid.push(tile)
    }
  }
  inputs.some('on offer', offered, TILE_COUNT)
  inputs.some('on offer and paid for', paid, TILE_COUNT)
  inputs.amount('offers', offered.length, 4)
  inputs.amount('dice of the prairie', s.prairie.length, 2)
  inputs.amount('dice of the river', s.river.length, 1)
  inputs.amounts('stack', s.stacks, 2, COPIES.length)
}

function seeRidge({ ridge }: Readonly<State>, inputs: Inputs): void {
  const bandits = ridge === null ? 0 : ridgeBandits(ridge)
  inputs.about('Ridge')
  inputs.amount('bandits', bandits, 4)
  inputs.atLeast('bandits', bandits, BANDITS)
  inputs.amount('loose cows', ridge === null ? 0 : looseCows(ridge), 4)
  inputs.amount('spare bullets', ridge?.spareBullets ?? 0, 1)
  inputs.some('card', ridge?.cards ?? [], BANDIT_CARDS.length)
  inputs.amount('cards to come', ridge?.deck.length ?? 0, 5)
}
