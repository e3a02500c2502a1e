/** Why a piece cannot lie somewhere (règles de placement): every reason once, and the squares it is about. */
import type { Reason } from '@waystation/kernel'
import { type Print, SIDES } from '../data/boards.ts'
import { type Cell, CELL_IDS, cellAt, isOnBoard } from '../data/grid.ts'
import { has, isEmpty } from '../data/mask.ts'
import { orientationOf, type Piece, type Turn } from '../data/tiles.ts'
import { because, type ReasonCode } from '../reasons.ts'
import type { Mode } from '../steps.ts'
import { groundOf, type Settler } from './places.ts'

export interface Obstacles {
  /** None: the piece may lie there. */
  readonly reasons: readonly Reason[]
  /** Squares of the board in its way. */
  readonly cells: readonly Cell[]
}

/** A piece in hand and how it has to lie. */
export interface InHand {
  readonly piece: Piece
  readonly mode: Mode
}

const FIXED_REASON: { readonly [print in Print]?: ReasonCode } = {
  hill: 'covers-hill',
  'bandit-hill': 'covers-hill',
  mine: 'covers-mine',
  field: 'covers-field',
  cow: 'covers-field',
}

/** With its first square at this row and column, which may lie beyond the board. */
export function obstaclesAt(
  player: Settler,
  { piece, mode }: InHand,
  turn: Turn,
  row: number,
  column: number,
): Obstacles {
  const reasons = new Map<string, Reason>()
  const cells: Cell[] = []
  const { touch } = groundOf(player, mode)
  let touches = false
  for (const { down, right } of orientationOf(piece, turn).cells) {
    const [r, c] = [row + down, column + right]
    const reason = isOnBoard(r, c) ? hindrance(player, mode, cellAt(r, c)) : because('off-board', 'placing')
    if (isOnBoard(r, c) && reason !== null) cells.push(cellAt(r, c))
    touches ||= isOnBoard(r, c) && has(touch, cellAt(r, c))
    if (reason !== null && !reasons.has(reason.code)) reasons.set(reason.code, reason)
  }
  if (reasons.size === 0 && !touches) return { reasons: [loose(player, mode)], cells }
  return { reasons: [...reasons.values()], cells }
}

function loose(player: Settler, mode: Mode): Reason {
  if (mode === 'signpost') return because('not-on-signpost', 'conquest')
  return because(isEmpty(player.covered) ? 'not-on-start' : 'not-linked', 'placing')
}

/** What keeps one square of the piece from lying there. */
function hindrance(player: Settler, mode: Mode, cell: Cell): Reason | null {
  const side = SIDES[player.side]
  const params = { cell: CELL_IDS[cell] }
  if (has(player.covered, cell)) return because('covers-tile', 'placing', params)
  if (!has(side.coverable, cell)) return because(FIXED_REASON[side.prints[cell]] ?? 'covers-fixed', 'placing', params)
  if (mode === 'homestead' && !has(side.plain, cell)) return because('covers-icon', 'conquest', params)
  return null
}
