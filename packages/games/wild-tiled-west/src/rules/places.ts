/**
 * Where a piece may lie (règles de placement): on free squares, linked to what lies there already. Found by shifting whole rows: the
 * squares where a piece's anchor fits are the free squares moved back by each of its cells, all at once.
 */
import { type SideIndex, SIDES } from '../data/boards.ts'
import { type Cell, cellAt, SIZE } from '../data/grid.ts'
import { ORIENTATIONS, type Orientation, type Piece } from '../data/tiles.ts'
import { around, FULL_ROW, has, isEmpty, type Mask, maskOf, minus } from '../mask.ts'
import type { Player } from '../state.ts'
import type { Mode } from '../steps.ts'

/** Squares a piece may cover, and those of which it must cover at least one. */
export interface Ground {
  readonly free: Mask
  readonly touch: Mask
}

/** Squares next to the chain: tiles, and printed fields and cows that themselves touch it. */
export function reach(player: Readonly<Player>): Mask {
  const side = SIDES[player.side]
  let near = around(player.covered)
  let links = conducting(side.fields, near)
  if (links !== null) {
    const chain = player.covered.slice()
    while (links !== null) {
      for (let i = 0; i < SIZE; i++) chain[i] |= links[i]
      near = around(chain)
      links = conducting(minus(side.fields, chain), near)
    }
  }
  return near
}

/** Printed fields among these squares; null if there are none. */
function conducting(fields: Mask, near: Mask): number[] | null {
  let any = 0
  const out = Array<number>(SIZE)
  for (let i = 0; i < SIZE; i++) {
    out[i] = fields[i] & near[i]
    any |= out[i]
  }
  return any === 0 ? null : out
}

/** The signpost that is still to be covered; the others are. */
const openSignposts = (player: Readonly<Player>): Cell[] =>
  SIDES[player.side].signposts.filter((cell) => !has(player.covered, cell))

export function groundOf(player: Readonly<Player>, mode: Mode): Ground {
  const side = SIDES[player.side]
  if (mode === 'linked')
    return isEmpty(player.covered) ? { free: side.coverable, touch: side.start } : linkedGround(player)
  const free = minus(mode === 'homestead' ? side.plain : side.coverable, player.covered)
  return { free, touch: mode === 'homestead' ? free : maskOf(openSignposts(player)) }
}

/** A turn asks three times about the same squares. Masks are replaced, never changed, so what follows from one can be kept with it. */
const GROUNDS = new WeakMap<Mask, Ground & { readonly side: SideIndex }>()

function linkedGround(player: Readonly<Player>): Ground {
  const known = GROUNDS.get(player.covered)
  if (known !== undefined && known.side === player.side) return known
  const free = minus(SIDES[player.side].coverable, player.covered)
  const ground = { free, touch: reach(player), side: player.side }
  GROUNDS.set(player.covered, ground)
  return ground
}

/** Columns of one row where the piece's anchor may lie. */
function anchorsInRow({ free, touch }: Ground, { cells }: Orientation, row: number): number {
  let fits = FULL_ROW
  let touches = 0
  for (const { down, right } of cells) {
    if (row + down >= SIZE) return 0
    const open = free[row + down]
    fits &= right >= 0 ? open >> right : open << -right
    if (fits === 0) return 0
    const near = touch[row + down]
    touches |= right >= 0 ? near >> right : near << -right
  }
  return fits & touches & FULL_ROW
}

/** Every square where the anchor may lie, in reading order. */
export function anchors(ground: Ground, orientation: Orientation): Cell[] {
  const out: Cell[] = []
  for (let row = 0; row < SIZE; row++) {
    for (let rest = anchorsInRow(ground, orientation, row); rest !== 0; rest &= rest - 1) {
      out.push(cellAt(row, 31 - Math.clz32(rest & -rest)))
    }
  }
  return out
}

export function fitsSomewhere(ground: Ground, orientation: Orientation): boolean {
  for (let row = 0; row < SIZE; row++) if (anchorsInRow(ground, orientation, row) !== 0) return true
  return false
}

export function hasPlace(ground: Ground, piece: Piece): boolean {
  for (const orientation of ORIENTATIONS[piece]) if (fitsSomewhere(ground, orientation)) return true
  return false
}
