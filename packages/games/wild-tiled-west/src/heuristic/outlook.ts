/** What a seat's final points can be expected from; weights in outlook-weights.ts. */
import type { Outlook, Seat } from '@waystation/kernel'
import { acePoints, acesOf } from '../scoring/aces.ts'
import { YEARS } from '../data/figures.ts'
import { evaluate } from '../heuristic.ts'
import { bits, sizeOf } from '../data/mask.ts'
import { uncoveredHorseshoes } from '../scoring/metrics.ts'
import { minePoints, pinkPoints, trackTotal } from '../scoring.ts'
import type { State } from '../state.ts'
import { FITS } from './outlook-weights.ts'

/** Each counts as it is, and once more for the share of the game that is left. */
const PLAIN = [
  'evaluation',
  'track',
  'aces',
  'acePoints',
  'pink',
  'minePoints',
  'mine',
  'gold',
  'bullets',
  'covered',
  'standing',
  'tombstones',
  'sheriffs',
  'towns',
  'horseshoes',
  'fields',
  'cows',
  'boots',
  'tiles',
  'first',
] as const

/** What people call these things; `prospects.ts` among the texts has the sentences. */
export const TERMS = {
  points: ['evaluation', 'track'],
  aces: ['aces', 'acePoints'],
  signs: ['pink'],
  mine: ['minePoints', 'mine'],
  gold: ['gold'],
  bullets: ['bullets'],
  land: ['covered', 'tiles', 'horseshoes'],
  law: ['standing', 'tombstones', 'sheriffs'],
  towns: ['towns'],
  cattle: ['fields', 'cows', 'boots'],
} as const satisfies { readonly [term: string]: readonly (typeof PLAIN)[number][] }

/** The same terms, by what a seat sees. */
const INPUTS: { readonly [term in keyof typeof TERMS]: readonly string[] } = {
  points: ['track', 'points', 'points at the end', 'worth as it seems'],
  aces: ['spade', 'heart', 'club', 'diamond', 'ace card', 'aces', 'distinct-suits', 'most-aces-of-one-suit'],
  signs: ['sign-colours', 'buildings', 'signs waiting'],
  mine: ['space of the mine', 'mine-space'],
  gold: ['gold', 'unspent-gold'],
  bullets: ['bullets'],
  land: ['covered-cells', 'tile', 'free squares', 'left to cover', 'uncovered-horseshoes', 'alleys', 'edges-touched'],
  law: ['sheriffs', 'tombstones', 'standing-bandits'],
  towns: [
    'towns',
    'points begun of town',
    'squares left of town',
    'town 1 done',
    'town 2 done',
    'town 3 done',
    'town 4 done',
    'town 5 done',
    'town 6 done',
    'town 7 done',
  ],
  cattle: ['pasture with cows', 'largest pasture', 'cows', 'boots', 'largest-wrangle'],
}

export const outlook: Outlook<State> = {
  // Of the many places for a piece, only the likely ones are looked at more than once.
  effort: 2,
  fits: FITS,
  features: [...PLAIN, ...PLAIN.map((name) => `${name} left`), 'left'],
  terms: TERMS,
  inputs: INPUTS,
  measure,
  left: remaining,
}

const ROUNDS = YEARS.reduce((sum, { rounds }) => sum + rounds, 0)

function remaining(s: Readonly<State>): number {
  if (s.over) return 0
  let past = s.round
  for (let year = 1; year < s.year; year++) past += YEARS[year - 1].rounds
  return Math.max(0, ROUNDS - past) / ROUNDS
}

const plain = new Float64Array(PLAIN.length)

function measure(s: Readonly<State>, seat: Seat, into: Float64Array): void {
  const player = s.players[seat]
  const left = remaining(s)
  into.fill(0)
  if (player.side < 0) return
  const aces = acesOf(player)
  plain[0] = evaluate(s, seat)
  plain[1] = trackTotal(player)
  plain[2] = aces[0] + aces[1] + aces[2] + aces[3]
  plain[3] = acePoints(aces)
  plain[4] = pinkPoints(player)
  plain[5] = minePoints(player)
  plain[6] = player.mine
  plain[7] = Math.min(12, player.gold)
  plain[8] = Math.min(6, player.bullets)
  plain[9] = sizeOf(player.covered)
  plain[10] = sizeOf(player.standing)
  plain[11] = sizeOf(player.tombstones)
  plain[12] = sizeOf(player.sheriffs)
  plain[13] = bits(player.towns)
  plain[14] = uncoveredHorseshoes(player)
  plain[15] = sizeOf(player.fields)
  plain[16] = sizeOf(player.cows)
  plain[17] = sizeOf(player.boots)
  plain[18] = player.tiles.length
  plain[19] = s.first === seat ? 1 : 0
  for (let i = 0; i < plain.length; i++) {
    into[i] = plain[i]
    into[plain.length + i] = plain[i] * left
  }
  into[2 * plain.length] = left
}
