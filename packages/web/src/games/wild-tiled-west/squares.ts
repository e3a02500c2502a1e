/** A settlement, square by square: what the ground is and which sign can be seen on it. */
import {
  type BoardId,
  type CellId,
  cellOf,
  type Face,
  type Orientation,
  ORIENTATIONS,
  type PieceId,
  pieceOf,
  type PlayerView,
  type Print,
  type Side,
  SIDES,
  SIZE,
} from '@waystation/wild-tiled-west'

export type Ground = 'empty' | 'road' | 'field' | 'building' | 'hill' | 'mine' | 'house'
type PieceSign = NonNullable<Orientation['cells'][number]['icon']>
type PrintSign = Exclude<Print, 'empty' | 'hill' | 'mine' | 'field' | `post-${string}` | 'bandit-hill'>
export type Sign = PieceSign | PrintSign | 'tombstone' | 'boot'

export interface Square {
  readonly ground: Ground
  readonly sign: Sign | null
  /** Squares of one tile share a number; null: no tile. */
  readonly tile: number | null
}

const GROUNDS: { readonly [print in Print]?: Ground } = {
  field: 'field',
  cow: 'field',
  hill: 'hill',
  'bandit-hill': 'hill',
  mine: 'mine',
  depot: 'house',
  market: 'house',
  'post-spade': 'house',
  'post-heart': 'house',
  'post-club': 'house',
  'post-diamond': 'house',
}

const SIGNS: { readonly [print in Print]?: Sign } = {
  'post-spade': 'spade',
  'post-heart': 'heart',
  'post-club': 'club',
  'post-diamond': 'diamond',
}
const BARE: readonly Print[] = ['empty', 'hill', 'bandit-hill', 'mine', 'field']

const isPrintSign = (print: Print): print is PrintSign => !BARE.includes(print) && !print.startsWith('post-')

function printed(print: Print): Square {
  const sign = SIGNS[print] ?? (isPrintSign(print) ? print : null)
  return { ground: GROUNDS[print] ?? 'empty', sign, tile: null }
}

export function sideOf(board: BoardId, face: Face): Side {
  const side = SIDES.find((candidate) => candidate.board === board && candidate.face === face)
  if (side === undefined) throw new Error(`no side ${board} ${face}`)
  return side
}

export const bareSquares = (side: Side): readonly Square[] => side.prints.map(printed)

export function orientation(piece: PieceId, turn: number): Orientation {
  const turns = ORIENTATIONS[pieceOf(piece)]
  return turns.find((candidate) => candidate.turn === turn) ?? turns[0]
}

/** Bonuses of a tile are taken when it is laid; these signs stay. */
const LASTING: readonly Sign[] = ['sheriff', 'spade', 'heart', 'club', 'diamond', 'cow']

/** A player's settlement as it is now; null while no board has been taken. */
export function squaresOf(player: PlayerView): readonly Square[] | null {
  if (player.board === null || player.face === null) return null
  const squares = [...bareSquares(sideOf(player.board, player.face))]
  const put = (ids: readonly CellId[], part: Partial<Square>): void => {
    for (const id of ids) squares[cellOf(id)] = { ...squares[cellOf(id)], ...part }
  }
  put(player.covered, { ground: 'road', sign: null, tile: -1 })
  player.tiles.forEach(({ tile, turn, cells }, number) => {
    orientation(tile, turn).cells.forEach(({ terrain, icon }, i) => {
      const sign = icon !== null && LASTING.includes(icon) ? icon : null
      put([cells[i]], { ground: terrain, sign, tile: number })
    })
  })
  put(player.boots, { sign: 'boot' })
  put(player.standing, { sign: 'bandit' })
  put(player.tombstones, { sign: 'tombstone' })
  return squares
}

export const columnOf = (cell: number): number => cell % SIZE
export const rowOf = (cell: number): number => Math.floor(cell / SIZE)
