/** What lies on every square of a settlement, as its drawing needs it: printed things, tiles, and who stands where. */
import {
  type CellId,
  cellOf,
  type Orientation,
  type PieceId,
  type PlayerView,
  type Print,
  type Side,
  type TileId,
} from '@waystation/wild-tiled-west'
import { orientation, sideOf } from '../squares.ts'

type PieceCell = Orientation['cells'][number]
export type Icon = NonNullable<PieceCell['icon']>
export type Ground = PieceCell['terrain'] | 'alley'

/** A tile that lies there. */
export interface Lying {
  readonly tile: TileId
  readonly cells: readonly number[]
  readonly houses: readonly number[]
  readonly paid: boolean
  /** Carpenters: gold stored on it. */
  readonly gold: number
}

export interface Plan {
  readonly side: Side | null
  readonly prints: readonly Print[]
  /** By square; absent: nothing lies there. */
  readonly ground: ReadonlyMap<number, Ground>
  /** What is printed on tiles, by square. */
  readonly icons: ReadonlyMap<number, Icon>
  readonly tiles: readonly Lying[]
  readonly fields: ReadonlySet<number>
  readonly cows: ReadonlySet<number>
  readonly standing: ReadonlySet<number>
  readonly tombstones: ReadonlySet<number>
  readonly sheriffs: ReadonlySet<number>
  readonly boots: ReadonlySet<number>
  /** Lassos and markets that have paid. */
  readonly done: ReadonlySet<number>
  readonly towns: PlayerView['towns']
}

const cells = (ids: readonly CellId[]): ReadonlySet<number> => new Set(ids.map(cellOf))

/** Null while no board has been taken. */
export function planOf(player: PlayerView): Plan | null {
  if (player.board === null || player.face === null) return null
  const side = sideOf(player.board, player.face)
  const ground = new Map<number, Ground>(player.covered.map((id) => [cellOf(id), 'alley']))
  const icons = new Map<number, Icon>()
  const tiles = player.tiles.map(({ tile, turn, cells: under, paid, gold }): Lying => {
    const parts = orientation(tile, turn).cells
    under.forEach((id, i) => note(ground, icons, cellOf(id), parts[i]))
    const squares = under.map(cellOf)
    return { tile, cells: squares, houses: squares.filter((_, i) => parts[i].terrain === 'building'), paid, gold }
  })
  return {
    side,
    prints: side.prints,
    ground,
    icons,
    tiles,
    fields: cells(player.fields),
    cows: cells(player.cows),
    standing: cells(player.standing),
    tombstones: cells(player.tombstones),
    sheriffs: cells(player.sheriffs),
    boots: cells(player.boots),
    done: cells([...player.roped, ...player.marketsPaid]),
    towns: player.towns,
  }
}

function note(ground: Map<number, Ground>, icons: Map<number, Icon>, cell: number, part: PieceCell): void {
  ground.set(cell, part.terrain)
  if (part.icon !== null) icons.set(cell, part.icon)
}

const NONE: ReadonlySet<number> = new Set()

/** A piece alone, its cells on these squares. */
export function planOfPiece(piece: PieceId, turn: number, under: readonly number[]): Plan {
  const parts = orientation(piece, turn).cells
  const ground = new Map<number, Ground>()
  const icons = new Map<number, Icon>()
  under.forEach((cell, i) => note(ground, icons, cell, parts[i]))
  const having = (what: Icon | 'field' | 'building'): number[] =>
    under.filter((_, i) => parts[i].icon === what || parts[i].terrain === what)
  const alley = piece === 'alley' || piece === 'alley-pair'
  if (alley) for (const cell of under) ground.set(cell, 'alley')
  return {
    side: null,
    prints: [],
    ground,
    icons,
    tiles: alley ? [] : [{ tile: piece, cells: under, houses: having('building'), paid: false, gold: 0 }],
    fields: new Set(having('field')),
    cows: new Set(having('cow')),
    standing: new Set(having('bandit')),
    tombstones: NONE,
    sheriffs: new Set(having('sheriff')),
    boots: NONE,
    done: NONE,
    towns: [],
  }
}

/** A side on which nobody has settled yet. */
export function planOfSide(side: Side): Plan {
  const printed = (...prints: readonly Print[]): ReadonlySet<number> =>
    new Set(side.prints.flatMap((print, cell) => (prints.includes(print) ? [cell] : [])))
  return {
    side,
    prints: side.prints,
    ground: new Map(),
    icons: new Map(),
    tiles: [],
    fields: printed('field', 'cow'),
    cows: printed('cow'),
    standing: printed('bandit-hill'),
    tombstones: NONE,
    sheriffs: NONE,
    boots: NONE,
    done: NONE,
    towns: [],
  }
}
