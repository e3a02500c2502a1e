/** Wrangling cattle and the contracts (Attrouper le bétail). */
import type { Seat } from '@waystation/kernel'
import { SIDES } from '../data/boards.ts'
import {
  BARN_GOLD,
  type Contract,
  CONTRACT_BONUS,
  CONTRACTS,
  FIRST_SLOT,
  MARKET_POINTS,
  MAX_COWS,
  MIN_COWS,
  WRANGLE_POINTS,
} from '../data/figures.ts'
import type { Cell } from '../data/grid.ts'
import { pieceOf } from '../data/tiles.ts'
import { around, groupAt, has, type Mask, meets, overlap, withCells } from '../data/mask.ts'
import { LEAVE, WRANGLE, type WrangleOption } from '../options.ts'
import type { Player, State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { countOf } from './buildings.ts'
import { gain, score } from './gains.ts'

const BARN = pieceOf('barn')

export const pastureAt = (player: Readonly<Player>, at: Cell): Mask => groupAt(player.fields, at)

/** A pasture with a boot in it is done with, also after growing together with another. */
export function wrangleOptions(player: Readonly<Player>, at: Cell): readonly WrangleOption[] | null {
  const pasture = pastureAt(player, at)
  if (meets(pasture, player.boots)) return null
  const cows = Math.min(overlap(pasture, player.cows), MAX_COWS)
  return cows < MIN_COWS ? null : [...WRANGLE.slice(MIN_COWS, cows + 1), LEAVE]
}

export const wrangle: Rule<'wrangle', WrangleOption> = {
  ask(s, { seat, at }) {
    const options = wrangleOptions(s.players[seat], at)
    return options === null ? null : { seat, kind: 'wrangle', options }
  },
  choose(g, { seat, at }, option) {
    if (option.do === 'leave') return
    const player = g.s.players[seat]
    const points = WRANGLE_POINTS[option.cows]
    player.boots = withCells(player.boots, [at])
    player.largestWrangle = Math.max(player.largestWrangle, option.cows)
    score(g, seat, 'wrangling', points)
    g.emit({ type: 'wrangled', seat, cows: option.cows, points })
    driveToMarket(g, seat, pastureAt(player, at))
    gain(g, seat, 'gold', BARN_GOLD * countOf(player, BARN), 'barn')
    if (option.cows >= FIRST_SLOT) takeContract(g, seat, option.cows - FIRST_SLOT)
  },
}

export const contractIn = (s: Readonly<State>, slot: number): Contract => CONTRACTS[s.contracts[slot]]
export const isFlipped = (s: Readonly<State>, slot: number): boolean => (s.flipped & (1 << slot)) !== 0

/** The big bonus once per game; from then on the small one. */
function takeContract(g: Context, seat: Seat, slot: number): void {
  const { s } = g
  const contract = contractIn(s, slot)
  const big = !isFlipped(s, slot)
  const count = CONTRACT_BONUS[contract][big ? 'big' : 'small']
  s.flipped |= 1 << slot
  g.emit({ type: 'contractTaken', seat, contract, big, count })
  if (contract === 'points') score(g, seat, 'contracts', count)
  else gain(g, seat, contract, count, 'contract')
  if (contract === 'bullets') g.then({ do: 'shoot', seat })
}

/** Cattle Drive: every market beside the pasture pays once per game [house]. */
function driveToMarket(g: Context, seat: Seat, pasture: Mask): void {
  const player = g.s.players[seat]
  const { markets } = SIDES[player.side]
  if (markets.length === 0) return
  const beside = around(pasture)
  const reached = markets.flatMap((cell, i) => (has(beside, cell) && (player.markets & (1 << i)) === 0 ? [i] : []))
  if (reached.length === 0) return
  for (const i of reached) player.markets |= 1 << i
  const points = MARKET_POINTS * reached.length
  score(g, seat, 'conquest', points)
  g.emit({ type: 'driven', seat, markets: reached.length, points })
}
