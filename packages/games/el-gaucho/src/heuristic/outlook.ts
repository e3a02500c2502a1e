/** What a seat's final pesos can be expected from; weights in outlook-weights.ts. */
import type { Outlook, Seat } from '@waystation/kernel'
import { AREA_IDS, bit } from '../data/action-areas.ts'
import { breedOf, HIGHEST_VALUE, TILE_COUNT, type Tile, valueOf } from '../data/cattle.ts'
import { herdPrice } from '../rules/herds.ts'
import { EMPTY, lying, type State, standing } from '../state.ts'
import { arrivals, gain } from './lines.ts'
import { FITS } from './outlook-weights.ts'

/** Each counts as it is, and once more for the share of the game that is left. */
const PLAIN = [
  'pesos',
  'herds',
  'arrivals',
  'standing',
  'lyingGain',
  'lying',
  'length',
  'squaredLength',
  'room',
  'best',
  'supply',
  ...AREA_IDS,
  'asked',
] as const

/** What people call these things; `prospects.ts` among the texts has the sentences. */
export const TERMS = {
  pesos: ['pesos'],
  herds: ['herds', 'length', 'squaredLength', 'room', 'best'],
  'round-up': ['arrivals', 'standing'],
  lying: ['lyingGain', 'lying'],
  gauchos: ['supply'],
  areas: AREA_IDS,
} as const satisfies { readonly [term: string]: readonly (typeof PLAIN)[number][] }

/** The same terms, by what a seat sees. */
const INPUTS: { readonly [term in keyof typeof TERMS]: readonly string[] } = {
  pesos: ['pesos'],
  herds: ['herds', 'brown', 'ochre', 'black', 'white', 'spotted', 'price of the', 'end of the', 'may still fit'],
  'round-up': ['coming home', 'gain at home', 'standing', 'gain with those standing'],
  lying: ['lying', 'gain of those lying'],
  gauchos: ['gauchos'],
  areas: ['gaucho on area'],
}

export const outlook: Outlook<State> = {
  fits: FITS,
  features: [...PLAIN, ...PLAIN.map((name) => `${name} left`), 'left'],
  terms: TERMS,
  inputs: INPUTS,
  measure,
  left: remaining,
}

/** Tiles are drawn to the last one; then come one round with dice and one without. */
function remaining(s: Readonly<State>): number {
  if (s.phase === 'over') return 0
  if (s.phase === 'no-dice-round') return 0.03
  if (s.phase === 'last-round') return 0.1
  return 0.15 + (0.85 * s.pile.length) / TILE_COUNT
}

const plain = new Float64Array(PLAIN.length)

function measure(s: Readonly<State>, seat: Seat, into: Float64Array): void {
  const player = s.players[seat]
  const left = remaining(s)
  const home: Tile[] = player.incoming.slice()
  let sleeping = 0
  let dozing = 0
  for (let space = 0; space < s.gauchos.length; space++) {
    const tile = s.tiles[space]
    if (tile === EMPTY) continue
    if (s.gauchos[space] === standing(seat)) home.push(tile)
    else if (s.gauchos[space] === lying(seat)) {
      sleeping += gain(player.herds[breedOf(tile)], tile)
      dozing++
    }
  }
  plain.fill(0)
  plain[0] = player.pesos
  for (const herd of player.herds) measureHerd(herd)
  plain[2] = arrivals(player.herds, home)
  plain[3] = home.length
  plain[4] = sleeping
  plain[5] = dozing
  plain[10] = player.supply
  for (let area = 0; area < AREA_IDS.length; area++) plain[11 + area] = (player.areas & bit(area)) === 0 ? 0 : 1
  plain[11 + AREA_IDS.length] = s.turn === seat ? 1 : 0
  for (let i = 0; i < plain.length; i++) {
    into[i] = plain[i]
    into[plain.length + i] = plain[i] * left
  }
  into[2 * plain.length] = left
}

function measureHerd(herd: readonly Tile[]): void {
  const { length } = herd
  if (length === 0) return
  plain[1] += herdPrice(herd)
  plain[6] += length
  plain[7] += length * length
  const last = valueOf(herd[length - 1])
  const rising = length === 1 ? last <= HIGHEST_VALUE / 2 : herd[1] > herd[0]
  plain[8] += rising ? HIGHEST_VALUE - last : last - 1
  plain[9] += Math.max(valueOf(herd[0]), last)
}
