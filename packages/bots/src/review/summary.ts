/** What is worth telling of a reviewed game. */
import type { Option, Seat } from '@waystation/kernel'
import type { JudgedMove } from './review.ts'

export interface Review<O extends Option> {
  readonly moves: readonly JudgedMove<O>[]
  /** Everybody's chances before each move and at the end. */
  readonly curve: readonly CurvePoint[]
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint<O>[]
  /** Own decisions with a clearly better option, the costliest first. */
  readonly betterMoves: readonly JudgedMove<O>[]
}

export interface CurvePoint {
  /** Lines of the log before it. */
  readonly line: number
  readonly chances: readonly number[]
}

export interface TurningPoint<O extends Option> {
  readonly move: JudgedMove<O>
  /** Who gained most, and from what chance to what. */
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

const MOST_TURNING_POINTS = 5
/** Smaller swings are noise. */
const SWING = 0.1
/** What an option must promise beyond the one taken to be called better. */
const CLEARLY = 0.04

export function summarize<O extends Option>(
  moves: readonly JudgedMove<O>[],
  end: readonly number[],
  lines: number,
): Review<O> {
  const curve = [...moves.map(({ line, before }) => ({ line, chances: before })), { line: lines, chances: end }]
  const swings = moves
    .map((move, i) => swing(move, curve[i].chances, curve[i + 1].chances))
    .filter(({ from, to }) => to - from >= SWING)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST_TURNING_POINTS)
  return {
    moves,
    curve,
    turningPoints: swings.sort((a, b) => a.move.line - b.move.line),
    betterMoves: moves.filter((move) => costOf(move) >= CLEARLY).sort((a, b) => costOf(b) - costOf(a)),
  }
}

function swing<O extends Option>(
  move: JudgedMove<O>,
  before: readonly number[],
  after: readonly number[],
): TurningPoint<O> {
  const gains = after.map((chance, seat) => chance - before[seat])
  const seat = gains.indexOf(Math.max(...gains))
  return { move, seat, from: before[seat], to: after[seat] }
}

function costOf({ verdict }: JudgedMove<Option>): number {
  return verdict?.cost ?? 0
}
