/** What partners look at, at the end of the game or at any moment before. */
import { acesOf, distinctSuits } from './aces.ts'
import { SIDES } from './data/boards.ts'
import { columnOf, rowOf, SIZE } from './data/grid.ts'
import { type Condition, CONDITIONS, type Metric, type Partner } from './data/partners.ts'
import { SIGNS } from './data/tile-specs.ts'
import { SIGN_OF } from './data/tiles.ts'
import { bits, cellsOf, minus, sizeOf } from './mask.ts'
import { isBuilding } from './rules/buildings.ts'
import type { Player } from './state.ts'

type Measure = (player: Readonly<Player>) => number

export const uncoveredHorseshoes: Measure = (p) => sizeOf(minus(SIDES[p.side].horseshoes, p.covered))
export const townCount: Measure = (p) => bits(p.towns)

function edgesTouched({ covered }: Readonly<Player>): number {
  const cells = cellsOf(covered)
  const last = SIZE - 1
  const edges = [
    cells.some((cell) => rowOf(cell) === 0),
    cells.some((cell) => rowOf(cell) === last),
    cells.some((cell) => columnOf(cell) === 0),
    cells.some((cell) => columnOf(cell) === last),
  ]
  return edges.filter(Boolean).length
}

const buildings: Measure = (p) => p.tiles.filter(({ tile }) => isBuilding(tile)).length
const signColours: Measure = (p) => SIGNS.filter((sign) => p.tiles.some(({ tile }) => SIGN_OF[tile] === sign)).length

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

export function isMet(player: Readonly<Player>, { metric, is, value }: Condition): boolean {
  const now = MEASURES[metric](player)
  return is === 'least' ? now >= value : now <= value
}

/** Every condition that is met pays (Partenaires). */
export function partnerPoints(player: Readonly<Player>, partner: Partner): number {
  let points = 0
  for (const condition of CONDITIONS[partner]) if (isMet(player, condition)) points += condition.points
  return points
}
