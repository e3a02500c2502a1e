/** The pieces one lays: 40 kinds of tiles, the alley and the pair of alleys, each with the ways it can be turned and flipped. */
import { BUILDING_TILES, LAND_TILES, type Sign, type TileSpec } from './tile-specs.ts'

export type LandId = (typeof LAND_TILES)[number]['id']
export type BuildingId = (typeof BUILDING_TILES)[number]['id']
export type TileId = LandId | BuildingId
/** A pair of free alleys is laid as one piece of two squares (Allées gratuites). */
export type PieceId = TileId | 'alley' | 'alley-pair'
/** Index of a kind of tile, which is also its stack. */
export type Tile = number
/** Index of a piece: a tile, or one of the two after them. */
export type Piece = number

export const TERRAINS = ['road', 'field', 'building'] as const
export type Terrain = (typeof TERRAINS)[number]

export const SUITS = ['spade', 'heart', 'club', 'diamond'] as const
export type Suit = (typeof SUITS)[number]

const ICONS = {
  '-': null,
  b: 'bandit',
  s: 'sheriff',
  S: 'spade',
  H: 'heart',
  C: 'club',
  D: 'diamond',
  g: 'gold',
  l: 'bullet',
  a: 'alley',
  p: 'pickaxe',
  c: 'cow',
} as const
export type Icon = NonNullable<(typeof ICONS)[keyof typeof ICONS]>

const SPECS: readonly TileSpec[] = [...LAND_TILES, ...BUILDING_TILES]
/** Laid like tiles, but from no stack and for nothing. */
type PieceSpec = Pick<TileSpec, 'id' | 'cells'>
const ALLEYS: readonly PieceSpec[] = [
  { id: 'alley', cells: ['R-'] },
  { id: 'alley-pair', cells: ['R- R-'] },
]

export const TILE_COUNT = SPECS.length
export const TILE_IDS = SPECS.map(({ id }) => id) as readonly TileId[]
export const PIECE_IDS = [...SPECS, ...ALLEYS].map(({ id }) => id) as readonly PieceId[]
export const BUILDING_IDS: readonly BuildingId[] = BUILDING_TILES.map(({ id }) => id)
export const COPIES: readonly number[] = SPECS.map(({ copies }) => copies)
export const COSTS: readonly number[] = SPECS.map(({ cost }) => cost)
export const SIGN_OF: readonly (Sign | null)[] = SPECS.map(({ sign }) => sign ?? null)
/** Pieces after the tiles: one free alley, and two. */
export const ALLEY: Piece = SPECS.length
export const ALLEY_PAIR: Piece = TILE_COUNT + 1

const INDEX_OF: ReadonlyMap<string, Piece> = new Map(PIECE_IDS.map((id, piece) => [id, piece]))

export function pieceOf(id: PieceId): Piece {
  const piece = INDEX_OF.get(id)
  if (piece === undefined) throw new Error(`no tile named ${id}`)
  return piece
}

export interface PieceCell {
  /** Offsets from the anchor, the piece's first square in reading order. */
  readonly down: number
  readonly right: number
  readonly terrain: Terrain
  readonly icon: Icon | null
}

/** 0 to 3 quarter turns clockwise; 4 to 7 the same after flipping left to right. */
export type Turn = number
export const TURN_COUNT = 8

export interface Orientation {
  readonly turn: Turn
  /** Rows it takes up. */
  readonly height: number
  readonly cells: readonly PieceCell[]
  /** Which of the cells are of this kind or show this icon, by index: looked up at every placement. */
  readonly parts: { readonly [part in Terrain | Icon]: readonly number[] }
}

interface Square {
  readonly row: number
  readonly column: number
  readonly code: string
}

function squaresOf({ cells }: PieceSpec): Square[] {
  return cells.flatMap((line, row) =>
    line.split(' ').flatMap((code, column) => (code === '..' ? [] : [{ row, column, code }])),
  )
}

function turned(squares: readonly Square[], turn: Turn): Square[] {
  let out = squares.map((s) => (turn < 4 ? s : { ...s, column: -s.column }))
  for (let n = 0; n < turn % 4; n++) out = out.map(({ row, column, code }) => ({ row: column, column: -row, code }))
  return out.sort((a, b) => a.row - b.row || a.column - b.column)
}

const TERRAIN_OF: Readonly<Record<string, Terrain>> = { R: 'road', F: 'field', B: 'building' }

function pieceCell({ row, column, code }: Square, anchor: Square): PieceCell {
  const terrain = TERRAIN_OF[code[0]]
  const icon = ICONS[code[1] as keyof typeof ICONS]
  return { down: row - anchor.row, right: column - anchor.column, terrain, icon }
}

function partsOf(cells: readonly PieceCell[]): Orientation['parts'] {
  const kinds = [...TERRAINS, ...Object.values(ICONS)].filter((kind) => kind !== null)
  const having = (kind: string): number[] =>
    cells.flatMap(({ terrain, icon }, i) => (terrain === kind || icon === kind ? [i] : []))
  return Object.fromEntries(kinds.map((kind) => [kind, having(kind)])) as Record<Terrain | Icon, number[]>
}

/** Turns that look different; a square barn has a single one. */
function orientationsOf(spec: PieceSpec): readonly Orientation[] {
  const out: Orientation[] = []
  const seen = new Set<string>()
  for (let turn = 0; turn < TURN_COUNT; turn++) {
    const squares = turned(squaresOf(spec), turn)
    const cells = squares.map((square) => pieceCell(square, squares[0]))
    const looks = JSON.stringify(cells)
    const height = 1 + Math.max(...cells.map(({ down }) => down))
    if (!seen.has(looks)) out.push({ turn, height, cells, parts: partsOf(cells) })
    seen.add(looks)
  }
  return out
}

export const ORIENTATIONS: readonly (readonly Orientation[])[] = [...SPECS, ...ALLEYS].map(orientationsOf)

/** By piece, then turn; the turns that look the same as an earlier one are missing. */
const BY_TURN = ORIENTATIONS.map((list) => {
  const out = Array<Orientation | undefined>(TURN_COUNT).fill(undefined)
  for (const orientation of list) out[orientation.turn] = orientation
  return out
})

export function orientationOf(piece: Piece, turn: Turn): Orientation {
  const orientation = BY_TURN[piece][turn]
  if (orientation === undefined) throw new Error(`${PIECE_IDS[piece]} has no turn ${turn} of its own`)
  return orientation
}
