/** What partners look at, at the end of the game or at any moment before. */
import { acesOf, distinctSuits } from './aces.ts'
import { SIDES } from '../data/boards.ts'
import { SIZE } from '../data/grid.ts'
import { type Condition, CONDITIONS, type Metric, type Partner } from '../data/partners.ts'
import { SIGNS } from '../data/tile-specs.ts'
import { SIGN_OF } from '../data/tiles.ts'
import { bits, sizeOf, sizeWithout } from '../data/mask.ts'
import { isBuilding } from '../rules/buildings.ts'
import type { Player } from '../state.ts'

type Measure = (player: Readonly<Player>) => number

export const uncoveredHorseshoes: Measure = (p) => sizeWithout(SIDES[p.side].horseshoes, p.covered)
export const townCount: Measure = (p) => bits(p.towns)

const SIDE_COLUMNS = 1 | (1 << (SIZE - 1))

function edgesTouched({ covered }: Readonly<Player>): number {
  let columns = 0
  for (let row = 0; row < SIZE; row++) columns |= covered[row]
  return bits(columns & SIDE_COLUMNS) + (covered[0] === 0 ? 0 : 1) + (covered[SIZE - 1] === 0 ? 0 : 1)
}

function buildings({ tiles }: Readonly<Player>): number {
  let count = 0
  for (const { tile } of tiles) if (isBuilding(tile)) count++
  return count
}

/** By tile: a bit for the colour of its sign, none for land. */
const SIGN_BIT: readonly number[] = SIGN_OF.map((sign) => (sign === null ? 0 : 1 << SIGNS.indexOf(sign)))

function signColours({ tiles }: Readonly<Player>): number {
  let colours = 0
  for (const { tile } of tiles) colours |= SIGN_BIT[tile]
  return bits(colours)
}

export const MEASURES: { readonly [metric in Metric]: Measure } = {
  boots: (p) => sizeOf(p.boots),
  'largest-wrangle': (p) => p.largestWrangle,
  sheriffs: (p) => sizeOf(p.sheriffs),
  tombstones: (p) => sizeOf(p.tombstones),
  'mine-space': (p) => p.mine,
  towns: townCount,
  'uncovered-horseshoes': uncoveredHorseshoes,
  aces: (p) => acesOf(p).reduce((sum, count) => sum + count, 0),
  'distinct-suits': (p) => distinctSuits(acesOf(p)),
  'most-aces-of-one-suit': (p) => Math.max(...acesOf(p)),
  buildings,
  'sign-colours': signColours,
  'unspent-gold': (p) => p.gold,
  'standing-bandits': (p) => sizeOf(p.standing),
  alleys: (p) => p.alleys,
  'edges-touched': edgesTouched,
  'covered-cells': (p) => sizeOf(p.covered),
}

export const isMet = (now: number, { is, value }: Condition): boolean => (is === 'least' ? now >= value : now <= value)

/** Every condition that is met pays (Partenaires). */
export function partnerPoints(player: Readonly<Player>, partner: Partner): number {
  let points = 0
  for (const condition of CONDITIONS[partner]) {
    if (isMet(MEASURES[condition.metric](player), condition)) points += condition.points
  }
  return points
}
