/** The town: what stands where it matters, the railway, the stacks, and how near the end is. */
import type { Inputs, Seat } from '@waystation/kernel'
import { BUILDING_COUNT, STACK_COUNT } from '../data/buildings.ts'
import { START } from '../data/figures.ts'
import { CROSSINGS, NEIGHBOURS, type Plot, RAIL_TILES } from '../data/plots.ts'
import { evaluate } from '../heuristic.ts'
import { nextOnLine } from '../rules/railway.ts'
import { isBuilding } from '../rules/town.ts'
import { ENDS, NOBODY, seenBit, type State } from '../state.ts'

const POOL = [1, 2, 3, 4, 6, 8, 10, 14]
const LINE = Array.from({ length: RAIL_TILES + 1 }, (_, i) => i + 1)

export function seeTown(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  inputs.amount('lead as it seems', evaluate(s, seat), 8)
  inputs.amount('pool', s.pool, START.postersPerPlayer)
  inputs.atLeast('pool', s.pool, POOL)
  inputs.atLeast('line', s.line.length, LINE)
  inputs.bits('end', s.ending, ENDS.length)
  inputs.yes('Stage Depot kept by another', s.depotHolder !== NOBODY && s.depotHolder !== seat)
  inputs.amount('cartridges left', Math.min(4, s.cartridgeSupply), 4)
  inputs.amount('ponies left', Math.min(4, s.ponySupply), 4)
  inputs.some(
    'in town',
    buildingsOn(
      s,
      s.lots.map((_, plot) => plot),
    ),
    BUILDING_COUNT,
  )
  inputs.some('under the sheriff', buildingsOn(s, CROSSINGS[s.sheriff]), BUILDING_COUNT)
  inputs.some('drawn', s.drawn, BUILDING_COUNT)
  seeLine(s, inputs)
  seeStacks(s, seat, inputs)
}

function buildingsOn(s: Readonly<State>, plots: readonly Plot[]): number[] {
  const found: number[] = []
  for (const plot of plots) if (isBuilding(s.lots[plot])) found.push(s.lots[plot])
  return found
}

/** Either of two plots is next: what it would destroy, and what stands beside it. */
function seeLine(s: Readonly<State>, inputs: Inputs): void {
  const next = nextOnLine(s)
  for (let i = 0; i < 2; i++) {
    const plot = i < next.length ? next[i] : -1
    inputs.some(ON_LINE[i], plot < 0 ? [] : buildingsOn(s, [plot]), BUILDING_COUNT)
    inputs.some(BESIDE_LINE[i], plot < 0 ? [] : buildingsOn(s, NEIGHBOURS[plot]), BUILDING_COUNT)
  }
}

const ON_LINE = ['on the left plot of the line', 'on the right plot of the line']
const BESIDE_LINE = ['beside the left plot of the line', 'beside the right plot of the line']

/** Everybody knows what has not been built; the tile on top only those who have looked. */
function seeStacks(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  for (let stack = 0; stack < STACK_COUNT; stack++) {
    const tiles = s.stacks[stack]
    const top = tiles.length - 1
    const known = top >= 0 && (s.seen[tiles[top]] & seenBit(seat)) !== 0
    inputs.amount(SIZE[stack], tiles.length, 6)
    inputs.which(TOP[stack], known ? tiles[top] : -1, BUILDING_COUNT)
  }
}

const STACKS = Array.from({ length: STACK_COUNT }, (_, i) => i + 1)
const SIZE = STACKS.map((stack) => `stack ${stack}`)
const TOP = STACKS.map((stack) => `top of stack ${stack}`)
