/** A tile in the hand: which way round, by which part it is held, and over which square. Pure; the rules say where it may lie. */
import { CELL_IDS, type CellId, cellOf, SIZE } from '@waystation/wild-tiled-west'
import { answersTo, type Held, type Places } from '@waystation/wild-tiled-west/placing'
import { columnOf, rowOf } from '../squares.ts'
import { middleGrip, type Move, moved, type Part, shapeOf, type Way, waysOf } from './shape.ts'

/** What is to be laid. */
export interface Hold extends Held {
  /** Every way round that fits somewhere, and where. */
  readonly places: Places
  /** Answers that bring it into the hand. */
  readonly taking: readonly string[]
  /** The way round was chosen before: it is not answered again. */
  readonly turned: boolean
  readonly cost: number
}

export interface Hand extends Way {
  /** The square under the part by which it is held; null: it is not over the board. */
  readonly spot: Part | null
  /** It was let go there. */
  readonly placed: boolean
}

export function firstHand({ piece, places }: Hold): Hand {
  const fitting = places.map(({ turn }) => turn)
  const turn = waysOf(piece).find((way) => fitting.includes(way)) ?? 0
  return { turn, grip: middleGrip(piece, turn), spot: null, placed: false }
}

/** Row and column of its first square, which the rules go by. */
export function anchorOf({ piece }: Held, { turn, grip, spot }: Hand): Part | null {
  if (spot === null) return null
  const { parts } = shapeOf(piece, turn)
  return { row: spot.row - parts[grip].row + parts[0].row, column: spot.column - parts[grip].column + parts[0].column }
}

export const anchorsOf = ({ places }: Hold, turn: number): readonly CellId[] =>
  places.find((place) => place.turn === turn)?.anchors ?? []

/** The place it lies on, if it may lie there. */
export function placeOf(hold: Hold, hand: Hand): CellId | null {
  const anchor = anchorOf(hold, hand)
  if (anchor === null || anchor.row < 0 || anchor.column < 0 || anchor.row >= SIZE || anchor.column >= SIZE) return null
  const id = CELL_IDS[anchor.row * SIZE + anchor.column]
  return anchorsOf(hold, hand.turn).includes(id) ? id : null
}

/** Where the held part would be for each place of this way round. */
export function spotsOf(hold: Hold, { turn, grip }: Way): readonly Part[] {
  const { parts } = shapeOf(hold.piece, turn)
  return anchorsOf(hold, turn).map((id) => ({
    row: rowOf(cellOf(id)) - parts[0].row + parts[grip].row,
    column: columnOf(cellOf(id)) - parts[0].column + parts[grip].column,
  }))
}

/** All answers of the gesture; null where it may not lie. */
export function answersOf(hold: Hold, hand: Hand): readonly string[] | null {
  const at = placeOf(hold, hand)
  if (at === null) return null
  const [turn, lay] = answersTo(hold.piece, hand.turn, at)
  return hold.turned ? [...hold.taking, lay] : [...hold.taking, turn, lay]
}

const same = (a: Part | null, b: Part | null): boolean => a?.row === b?.row && a?.column === b?.column

/** Over a point of the board, in squares: it lies on the place nearest to it, if that is no more than a square away. */
export function over(hold: Hold, hand: Hand, row: number, column: number): Hand {
  const here = { row: Math.floor(row), column: Math.floor(column) }
  const far = (spot: Part): number => Math.hypot(spot.row + 0.5 - row, spot.column + 0.5 - column)
  let nearest: Part | null = null
  for (const spot of spotsOf(hold, hand)) {
    const close = Math.abs(spot.row - here.row) <= 1 && Math.abs(spot.column - here.column) <= 1
    if (close && (nearest === null || far(spot) < far(nearest))) nearest = spot
  }
  const spot = nearest ?? here
  return same(spot, hand.spot) ? hand : { ...hand, spot, placed: false }
}

/** Turned or flipped, held by the same part over the same square. */
export function turnedBy(hold: Hold, hand: Hand, move: Move): Hand {
  return { ...hand, ...moved(hold.piece, hand, move) }
}

/** In this way round, over the same square. */
export function inWay(hold: Hold, hand: Hand, turn: number): Hand {
  return turn === hand.turn ? hand : { ...hand, turn, grip: middleGrip(hold.piece, turn) }
}

/** One square further, whether or not it may lie there. */
export function shifted(hand: Hand, down: number, right: number): Hand {
  const from = hand.spot ?? { row: (SIZE - 1) / 2, column: (SIZE - 1) / 2 }
  const clamp = (value: number): number => Math.max(0, Math.min(SIZE - 1, value))
  return { ...hand, spot: { row: clamp(from.row + down), column: clamp(from.column + right) }, placed: true }
}

/** The nearest place in this direction; where there is none, it stays. */
export function stepped(hold: Hold, hand: Hand, down: number, right: number): Hand {
  if (hand.spot === null) return next(hold, hand, 1)
  const from = hand.spot
  let best: Part | null = null
  let shortest = Number.POSITIVE_INFINITY
  for (const spot of spotsOf(hold, hand)) {
    const ahead = (spot.row - from.row) * down + (spot.column - from.column) * right
    const aside = Math.abs((spot.row - from.row) * right) + Math.abs((spot.column - from.column) * down)
    const far = ahead + aside * 2
    if (ahead > 0 && far < shortest) {
      best = spot
      shortest = far
    }
  }
  return best === null ? hand : { ...hand, spot: best, placed: true }
}

/** The next place in reading order, or the one before; after the last one of this way round comes the first of the next. */
export function next(hold: Hold, hand: Hand, by: 1 | -1): Hand {
  const all = hold.places.flatMap(({ turn, anchors }) => {
    const grip = turn === hand.turn ? hand.grip : middleGrip(hold.piece, turn)
    return anchors.map((_, i) => ({ turn, grip, i }))
  })
  if (all.length === 0) return hand
  const here = placeOf(hold, hand)
  const at = all.findIndex(({ turn, i }) => turn === hand.turn && anchorsOf(hold, turn)[i] === here)
  const first = all.findIndex(({ turn }) => turn === hand.turn)
  const to = at < 0 ? Math.max(0, first) : (at + by + all.length) % all.length
  const { turn, grip, i } = all[to]
  return { turn, grip, spot: spotsOf(hold, { turn, grip })[i], placed: true }
}

/** Which place it is, from 1, among how many. */
export function countOf(hold: Hold, hand: Hand): { readonly at: number; readonly all: number } {
  const anchors = anchorsOf(hold, hand.turn)
  const place = placeOf(hold, hand)
  return { at: place === null ? 0 : 1 + anchors.indexOf(place), all: anchors.length }
}
