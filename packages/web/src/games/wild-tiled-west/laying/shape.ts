/** The shape of a piece in one of its ways round, and what becomes of it when it is turned or flipped. */
import { ORIENTATIONS, type PieceId, pieceOf, SIZE } from '@waystation/wild-tiled-west'
import { orientation } from '../squares.ts'

/** A square of a piece: rows and columns from its upper left corner. */
export interface Part {
  readonly row: number
  readonly column: number
}

export interface Shape {
  readonly turn: number
  readonly width: number
  readonly height: number
  /** In the order of the rules; the first one is the anchor. */
  readonly parts: readonly Part[]
  /** The same as squares of a board, from its upper left corner. */
  readonly cells: readonly number[]
}

const SHAPES = new Map<string, Shape>()

export function shapeOf(piece: PieceId, turn: number): Shape {
  const key = `${piece} ${turn}`
  const found = SHAPES.get(key) ?? made(piece, turn)
  SHAPES.set(key, found)
  return found
}

function made(piece: PieceId, turn: number): Shape {
  const { cells, height } = orientation(piece, turn)
  const left = Math.min(...cells.map(({ right }) => right))
  const parts = cells.map(({ down, right }) => ({ row: down, column: right - left }))
  const width = 1 + Math.max(...parts.map(({ column }) => column))
  return { turn, width, height, parts, cells: parts.map(({ row, column }) => row * SIZE + column) }
}

/** Every way round a piece has, in the order of the rules: as printed, then flipped. */
export const waysOf = (piece: PieceId): readonly number[] => ORIENTATIONS[pieceOf(piece)].map(({ turn }) => turn)

export type Move = 'right' | 'left' | 'flip'

const MOVES: { readonly [move in Move]: (part: Part) => Part } = {
  right: ({ row, column }) => ({ row: column, column: -row }),
  left: ({ row, column }) => ({ row: -column, column: row }),
  flip: ({ row, column }) => ({ row, column: -column }),
}

/** A way round, and the part of the piece by which it is held. */
export interface Way {
  readonly turn: number
  readonly grip: number
}

/** The way round that this move leads to, held by the same part of the tile. */
export function moved(piece: PieceId, { turn, grip }: Way, move: Move): Way {
  const now = orientation(piece, turn).cells
  const turned = shapeOf(piece, turn).parts.map(MOVES[move])
  const top = Math.min(...turned.map(({ row }) => row))
  const left = Math.min(...turned.map(({ column }) => column))
  const placed = turned.map(({ row, column }, i) => ({ row: row - top, column: column - left, ...looks(now[i]) }))
  const name = (parts: readonly (Part & ReturnType<typeof looks>)[]): string =>
    parts
      .map(({ row, column, terrain, icon }) => `${row} ${column} ${terrain} ${icon}`)
      .sort()
      .join()
  const wanted = name(placed)
  const found = waysOf(piece).find((way) => {
    const cells = orientation(piece, way).cells
    return name(shapeOf(piece, way).parts.map((part, i) => ({ ...part, ...looks(cells[i]) }))) === wanted
  })
  if (found === undefined) return { turn, grip }
  const held = placed[grip]
  return {
    turn: found,
    grip: shapeOf(piece, found).parts.findIndex(({ row, column }) => row === held.row && column === held.column),
  }
}

const looks = ({ terrain, icon }: { readonly terrain: string; readonly icon: string | null }) => ({ terrain, icon })

/** Where a tile is held unless somebody took it elsewhere: the part nearest to its middle. */
export function middleGrip(piece: PieceId, turn: number): number {
  const { parts, width, height } = shapeOf(piece, turn)
  const far = ({ row, column }: Part): number => Math.hypot(row - (height - 1) / 2, column - (width - 1) / 2)
  return parts.reduce((best, part, i) => (far(part) < far(parts[best]) - 0.01 ? i : best), 0)
}
