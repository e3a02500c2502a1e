/** What a seat's final dollars can be expected from; weights in outlook-weights.ts. */
import type { Outlook, Seat } from '@waystation/kernel'
import { HOTEL, LAUNDRIES, SHERIFFS_OFFICE, STAGE_DEPOT, UNDERTAKER } from '../data/buildings.ts'
import { fineFor, START, STRENGTHS } from '../data/figures.ts'
import { RAIL_TILES } from '../data/plots.ts'
import { controllerOf, hiredOf, slot, strengthAt } from '../rules/cowboys.ts'
import { totalOf } from '../scoring.ts'
import type { State } from '../state.ts'
import { FITS } from './outlook-weights.ts'

/** Each counts as it is, and once more for the share of the game that is left. */
const PLAIN = [
  'total',
  'money',
  'posters',
  'fine',
  'novices',
  'hands',
  'aces',
  'ready',
  'readyStrength',
  'cartridges',
  'firstCartridge',
  'ponies',
  'firstPony',
  'hotel',
  'undertaker',
  'sheriff',
  'laundries',
  'depot',
  'duel',
  'asked',
] as const

/** What people call these things; `prospects.ts` among the texts has the sentences. */
export const TERMS = {
  money: ['total', 'money'],
  posters: ['posters', 'fine', 'laundries'],
  gang: ['novices', 'hands', 'aces'],
  ready: ['ready', 'readyStrength'],
  cartridges: ['cartridges', 'firstCartridge'],
  ponies: ['ponies', 'firstPony'],
  buildings: ['hotel', 'undertaker', 'sheriff', 'depot'],
} as const satisfies { readonly [term: string]: readonly (typeof PLAIN)[number][] }

/** The same terms, by what a seat sees. */
const INPUTS: { readonly [term in keyof typeof TERMS]: readonly string[] } = {
  money: ['total', 'money'],
  posters: ['posters', 'fine', 'posters to wash'],
  gang: ['novice', 'gunslinger', 'veteran'],
  ready: ['ready', 'strength ready'],
  cartridges: ['cartridges'],
  ponies: ['ponies'],
  buildings: [
    'cowboy on',
    'strength on',
    'in town',
    'strength in town',
    'has the Stage Depot',
    'keeps the Stage Depot',
    'strength on church',
  ],
}

export const outlook: Outlook<State> = {
  fits: FITS,
  features: [...PLAIN, ...PLAIN.map((name) => `${name} left`), 'left', 'pool', 'rails'],
  terms: TERMS,
  inputs: INPUTS,
  measure,
  left: remaining,
}

/** The game ends with the station, or with the last poster of the pool. */
function remaining(s: Readonly<State>): number {
  if (s.ending !== 0) return 0
  const pool = s.pool / (START.postersPerPlayer * s.players)
  return Math.max(0.05, Math.min(1, pool, 1 - s.line.length / (RAIL_TILES + 1)))
}

const plain = new Float64Array(PLAIN.length)

function measure(s: Readonly<State>, seat: Seat, into: Float64Array): void {
  const left = remaining(s)
  let ready = 0
  let strength = 0
  for (const each of STRENGTHS) {
    plain[3 + each] = hiredOf(s, seat, each)
    ready += s.ranch[slot(seat, each)]
    strength += each * s.ranch[slot(seat, each)]
  }
  plain[0] = totalOf(s, seat)
  plain[1] = s.money[seat]
  plain[2] = s.posters[seat]
  plain[3] = fineFor(s.posters[seat])
  plain[7] = ready
  plain[8] = strength
  plain[9] = s.cartridges[seat]
  plain[10] = Math.min(1, s.cartridges[seat])
  plain[11] = s.ponies[seat]
  plain[12] = Math.min(1, s.ponies[seat])
  plain[13] = strengthAt(s, HOTEL, seat) > 0 ? 1 : 0
  plain[14] = strengthAt(s, UNDERTAKER, seat) > 0 ? 1 : 0
  plain[15] = strengthAt(s, SHERIFFS_OFFICE, seat) > 0 ? 1 : 0
  plain[16] = LAUNDRIES.filter((laundry) => strengthAt(s, laundry, seat) > 0).length * s.posters[seat]
  plain[17] = controllerOf(s, STAGE_DEPOT) === seat ? 1 : 0
  plain[18] = s.duel === null ? 0 : s.duel.attacker === seat ? 1 : s.duel.defender === seat ? -1 : 0
  plain[19] = s.active === seat ? 1 : 0
  for (let i = 0; i < plain.length; i++) {
    into[i] = plain[i]
    into[plain.length + i] = plain[i] * left
  }
  into[2 * plain.length] = left
  into[2 * plain.length + 1] = s.pool
  into[2 * plain.length + 2] = s.line.length
}
