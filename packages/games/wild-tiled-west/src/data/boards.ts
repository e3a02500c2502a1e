/** The sixteen sides, read from their grids into sets of squares. In the state a side is its index: board * 2, plus 1 for Conquest. */
import { type Mask, maskOf, minus } from './mask.ts'
import type { ConquestRule, SideSpec, TownSpec } from './board-spec.ts'
import { bootHill } from './boards/boot-hill.ts'
import { dustyGulch } from './boards/dusty-gulch.ts'
import { ironJunction } from './boards/iron-junction.ts'
import { loneStarFlats } from './boards/lone-star-flats.ts'
import { longhornValley } from './boards/longhorn-valley.ts'
import { redMesa } from './boards/red-mesa.ts'
import { signalButte } from './boards/signal-butte.ts'
import { silverCreek } from './boards/silver-creek.ts'
import { type Cell, CELL_COUNT, CELL_IDS, cellOf } from './grid.ts'

export const BOARDS = [
  loneStarFlats,
  redMesa,
  silverCreek,
  dustyGulch,
  signalButte,
  ironJunction,
  bootHill,
  longhornValley,
] as const
export type BoardId = (typeof BOARDS)[number]['id']
export const BOARD_IDS: readonly BoardId[] = BOARDS.map(({ id }) => id)
export const BOARD_NAMES: readonly string[] = BOARDS.map(({ name }) => name)

export const FACES = ['classic', 'conquest'] as const
export type Face = (typeof FACES)[number]
/** Index of one side of one board. */
export type SideIndex = number
export const sideIndex = (board: number, face: number): SideIndex => board * 2 + face

export type TownId = (typeof BOARDS)[number][Face]['towns'][number]['id']

export interface Town {
  readonly id: TownId
  readonly name: string
  readonly points: number
  readonly cells: Mask
  readonly size: number
  /** -1: not haunted. */
  readonly hauntedBy: Cell
}

/** What is printed on a square. */
export const PRINTS = {
  '.': 'empty',
  X: 'start',
  P: 'pickaxe',
  u: 'horseshoe',
  g: 'gold',
  l: 'bullet',
  a: 'alley',
  A: 'ace-card',
  o: 'lasso',
  s: 'signpost',
  r: 'rail',
  H: 'hill',
  B: 'bandit-hill',
  M: 'mine',
  F: 'field',
  C: 'cow',
  '1': 'post-spade',
  '2': 'post-heart',
  '3': 'post-club',
  '4': 'post-diamond',
  D: 'depot',
  K: 'market',
} as const
type Letter = keyof typeof PRINTS
export type Print = (typeof PRINTS)[Letter]
const FIXED = 'HBMFC1234DK'

export interface Side {
  readonly board: BoardId
  readonly face: Face
  readonly stars: number
  readonly rule: ConquestRule | null
  readonly prints: readonly Print[]
  /** Squares a tile may cover. */
  readonly coverable: Mask
  /** Those of them without any icon. */
  readonly plain: Mask
  /** The X; empty on the side that starts with a building. */
  readonly start: Mask
  readonly fields: Mask
  readonly cows: Mask
  readonly hills: Mask
  readonly bandits: Mask
  /** Printed things that stop a bullet: cows, hills and mines. */
  readonly opaque: Mask
  readonly horseshoes: Mask
  readonly towns: readonly Town[]
  readonly lassos: readonly Cell[]
  readonly signposts: readonly Cell[]
  readonly markets: readonly Cell[]
  /** By suit; empty on other sides. */
  readonly posts: readonly Cell[]
  /** The line between the depots, start included. */
  readonly rails: readonly Cell[]
}

function readTown({ key, id, name, points, hauntedBy }: TownSpec, grid: string): Town {
  const cells = CELL_IDS.flatMap((_, cell) => (grid[cell] === key ? [cell] : []))
  return {
    id: id as TownId,
    name,
    points,
    cells: maskOf(cells),
    size: cells.length,
    hauntedBy: hauntedBy === undefined ? -1 : cellOf(hauntedBy),
  }
}

function readSide(board: BoardId, face: Face, spec: SideSpec): Side {
  const letters = spec.grid.join('')
  const where = (wanted: string): Cell[] =>
    Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter((cell) => wanted.includes(letters[cell]))
  return {
    board,
    face,
    stars: spec.stars,
    rule: spec.rule ?? null,
    prints: Array.from(letters, (letter) => PRINTS[letter as Letter]),
    coverable: minus(maskOf(CELL_IDS.map((_, cell) => cell)), maskOf(where(FIXED))),
    plain: maskOf(where('.')),
    start: maskOf(where('X')),
    fields: maskOf(where('FC')),
    cows: maskOf(where('C')),
    hills: maskOf(where('HB')),
    bandits: maskOf(where('B')),
    opaque: maskOf(where('CHBM')),
    horseshoes: maskOf(where('u')),
    towns: spec.towns.map((town) => readTown(town, spec.townGrid.join(''))),
    lassos: where('o'),
    signposts: where('s'),
    markets: where('K'),
    posts: ['1', '2', '3', '4'].flatMap((post) => where(post)),
    rails: spec.rule === 'railroad' ? where('rX') : [],
  }
}

export const SIDES: readonly Side[] = BOARDS.flatMap((board) =>
  FACES.map((face) => readSide(board.id, face, board[face])),
)

/** Before a board is taken. */
export const NO_SIDE: SideIndex = -1

export const TOWN_NAMES: { readonly [id: string]: string } = Object.fromEntries(
  SIDES.flatMap(({ towns }) => towns.map(({ id, name }) => [id, name])),
)
