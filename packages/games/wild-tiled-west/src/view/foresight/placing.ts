/** Where a piece could lie, and why not elsewhere, for whoever sees a board: before it is drafted, and whichever way it is turned. */
import type { Reason, Seat } from '@waystation/kernel'
import { CELL_IDS, type CellId, cellOf } from '../../data/grid.ts'
import { ORIENTATIONS, type PieceId, pieceOf, type Turn } from '../../data/tiles.ts'
import { layOption, TURN } from '../../options.ts'
import { obstaclesAt } from '../../rules/obstacles.ts'
import { anchors, groundOf } from '../../rules/places.ts'
import type { Mode } from '../../steps.ts'
import type { PlacingView, View } from '../types.ts'
import { settlement } from './belief.ts'

export type Places = PlacingView['places']

/** A piece in somebody's hand, or one that might come there. */
export interface Held {
  readonly seat: Seat
  readonly piece: PieceId
  readonly mode: Mode
}

/** Every way round that fits somewhere, and where: what the rules will offer once it is drafted. */
export function placesOf(view: View, { seat, piece, mode }: Held): Places {
  const ground = groundOf(settlement(view.players[seat]), mode)
  return ORIENTATIONS[pieceOf(piece)].flatMap((orientation) => {
    const found = anchors(ground, orientation).map((cell) => CELL_IDS[cell])
    return found.length === 0 ? [] : [{ turn: orientation.turn, anchors: found }]
  })
}

export interface WhyNot {
  readonly reasons: readonly Reason[]
  /** What is in the way. */
  readonly cells: readonly CellId[]
}

/** Why it cannot lie with its first square at this row and column; no reasons where it can. */
export function whyNotAt(view: View, held: Held, turn: Turn, row: number, column: number): WhyNot {
  const { seat, piece, mode } = held
  const player = settlement(view.players[seat])
  const { reasons, cells } = obstaclesAt(player, { piece: pieceOf(piece), mode }, turn, row, column)
  return { reasons, cells: cells.map((cell) => CELL_IDS[cell]) }
}

/** The answers that turn a piece and lay it there. */
export function answersTo(piece: PieceId, turn: Turn, at: CellId): readonly [turn: string, lay: string] {
  return [TURN[pieceOf(piece)][turn].id, layOption(pieceOf(piece), turn, cellOf(at)).id]
}
