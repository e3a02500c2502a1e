/** Why something on the table is not an option now, with numbers and the section of the rules help that says so. */
import type { Reason, Seat } from '@waystation/kernel'
import { SIDES } from './data/boards.ts'
import { type Cell, CELL_IDS, cellOf, columnOf, isCellId, rowOf } from './data/grid.ts'
import { COSTS, pieceOf, type Tile, TILE_IDS, type TileId } from './data/tiles.ts'
import { DICE, LINES } from './data/trays.ts'
import { has } from './data/mask.ts'
import { jumpCost } from './rules/draft.ts'
import { groundOf, hasPlace } from './rules/places.ts'
import { inSight } from './rules/sheriffs.ts'
import { freeHills } from './rules/tussle.ts'
import type { State } from './state.ts'
import type { Step } from './steps.ts'
import { because } from './reasons.ts'
import { obstaclesAt } from './rules/obstacles.ts'

const STACK_TARGETS: readonly string[] = TILE_IDS.map((id) => `stack ${id}`)
const ALL_TARGETS: readonly string[] = [...STACK_TARGETS, ...CELL_IDS]

/** Every stack of the trays, every square of one's own board. */
export const targets = (): readonly string[] => ALL_TARGETS

export function explain(s: Readonly<State>, seat: Seat, target: string): readonly Reason[] {
  const step = s.agenda[s.agenda.length - 1] as Step | undefined
  if (step === undefined) return [because('game-over', 'end')]
  const asked = 'seat' in step && step.seat === seat ? step : null
  if (isCellId(target)) return explainCell(s, cellOf(target), asked)
  const stack = STACK_TARGETS.indexOf(target)
  return stack < 0 ? [] : explainStack(s, seat, stack, asked)
}

function explainStack(s: Readonly<State>, seat: Seat, tile: Tile, asked: Step | null): Reason[] {
  if (s.stacks[tile] === 0) return [because('stack-exhausted', 'draft')]
  if (asked === null) return [because('not-your-turn', 'turn')]
  if (asked.do !== 'turn' && asked.do !== 'sawmill') return [because('answer-first', 'turn')]
  const player = s.players[seat]
  const cost = asked.do === 'sawmill' ? COSTS[tile] : cheapest(s, seat, tile)
  if (cost === null) return [because(isBehind(s, tile) ? 'behind-another' : 'no-die', 'draft')]
  const reasons: Reason[] = []
  if (cost > player.gold) reasons.push(because('too-expensive', 'draft', { cost, gold: player.gold }))
  if (!hasPlace(groundOf(player, 'linked'), tile)) reasons.push(because('fits-nowhere', 'placing'))
  return reasons
}

/** Stacks with tiles that lie before this one in a line; -1 if it is not in it. */
function jumpsTo(s: Readonly<State>, line: readonly Tile[], tile: Tile): number {
  const at = line.indexOf(tile)
  return at < 0 ? -1 : line.slice(0, at).filter((other) => s.stacks[other] > 0).length
}

/** The lowest price at which some die reaches the stack; null if none does. */
function cheapest(s: Readonly<State>, seat: Seat, tile: Tile): number | null {
  let best: number | null = null
  for (const die of DICE) {
    for (const notch of s[die]) {
      const jumps = jumpsTo(s, LINES[die][notch - 1], tile)
      if (jumps < 0 || (die === 'prairie' && jumps > 0)) continue
      const cost = COSTS[tile] + jumpCost(s, seat, jumps)
      if (best === null || cost < best) best = cost
    }
  }
  return best
}

/** A prairie die lies beside its row, but another stack comes first. */
const isBehind = (s: Readonly<State>, tile: Tile): boolean =>
  s.prairie.some((notch) => jumpsTo(s, LINES.prairie[notch - 1], tile) > 0)

function explainCell(s: Readonly<State>, cell: Cell, asked: Step | null): readonly Reason[] {
  if (asked === null) return [because('not-your-turn', 'turn')]
  switch (asked.do) {
    case 'turn':
      return [because('draft-first', 'turn')]
    case 'turnPiece':
      return [because('choose-turn-first', 'placing')]
    case 'layPiece':
      return obstaclesAt(s.players[asked.seat], asked, asked.turn, rowOf(cell), columnOf(cell)).reasons
    case 'shoot':
      return explainShot(s, asked.seat, cell)
    case 'bury':
      return has(s.players[asked.seat].standing, cell) ? [] : [because('no-bandit', 'buildings')]
    case 'hillBandit':
      return explainHill(s, asked.seat, cell)
    default:
      return [because('answer-first', 'turn')]
  }
}

function explainShot(s: Readonly<State>, seat: Seat, cell: Cell): Reason[] {
  const player = s.players[seat]
  if (!has(player.standing, cell)) return [because('no-bandit', 'sheriffs')]
  return inSight(player).includes(cell) ? [] : [because('not-in-sight', 'sheriffs')]
}

function explainHill(s: Readonly<State>, seat: Seat, cell: Cell): Reason[] {
  const player = s.players[seat]
  if (!has(SIDES[player.side].hills, cell)) return [because('no-hill', 'tussle')]
  return freeHills(player).includes(cell) ? [] : [because('hill-taken', 'tussle')]
}

/** The target of a stack, for zones. */
export const stackTarget = (tile: TileId): string => STACK_TARGETS[pieceOf(tile)]
