/**
 * Where a piece may lie (règles de placement): on free squares, linked to what lies there already. Found by shifting whole rows: the
 * squares where a piece's anchor fits are the free squares moved back by each of its cells, all at once.
 */
import { SIDES } from '../data/boards.ts'
import { type Cell, cellAt, SIZE } from '../data/grid.ts'
import { ORIENTATIONS, type Orientation, type Piece } from '../data/tiles.ts'
import { around, FULL_ROW, has, isEmpty, lowest, type Mask, maskOf, minus } from '../data/mask.ts'
import type { Player } from '../state.ts'
import type { Mode } from '../steps.ts'

/** As much of a player as placing asks about; whoever only looks at the table knows it too. */
export type Settler = Readonly<Pick<Player, 'side' | 'covered'>>

/** Squares a piece may cover, and those of which it must cover at least one. */
export interface Ground {
  readonly free: Mask
  readonly touch: Mask
}

/** Squares next to the chain: tiles, and printed fields and cows that themselves touch it. */
export function reach({ side, covered }: Settler): Mask {
  const { fields } = SIDES[side]
  const chain = covered.slice()
  for (;;) {
    const near = around(chain)
    let grown = false
    for (let i = 0; i < SIZE; i++) {
      const links = fields[i] & near[i] & ~chain[i]
      if (links === 0) continue
      chain[i] |= links
      grown = true
    }
    if (!grown) return near
  }
}

/** The signpost that is still to be covered; the others are. */
const openSignposts = (player: Settler): Cell[] =>
  SIDES[player.side].signposts.filter((cell) => !has(player.covered, cell))

/** The first tile covers the X. */
const STARTS: readonly Ground[] = SIDES.map(({ coverable, start }) => ({ free: coverable, touch: start }))

export function groundOf(player: Settler, mode: Mode): Ground {
  const side = SIDES[player.side]
  if (mode === 'linked') return isEmpty(player.covered) ? STARTS[player.side] : linkedGround(player)
  const free = minus(mode === 'homestead' ? side.plain : side.coverable, player.covered)
  return { free, touch: mode === 'homestead' ? free : maskOf(openSignposts(player)) }
}

interface KeptGround extends Ground {
  readonly covered: Mask
}

/** By side: a turn asks three times about the same squares. Masks are replaced, never changed, so the same one means the same ground. */
const KEPT: (KeptGround | undefined)[] = SIDES.map(() => undefined)

function linkedGround(player: Settler): Ground {
  const { side, covered } = player
  const kept = KEPT[side]
  if (kept !== undefined && kept.covered === covered) return kept
  const ground = { covered, free: minus(SIDES[side].coverable, covered), touch: reach(player) }
  KEPT[side] = ground
  return ground
}

/** Columns of one row where the piece's anchor may lie; the row leaves room for the rows below it. */
function anchorsInRow({ free, touch }: Ground, { cells }: Orientation, row: number): number {
  let fits = FULL_ROW
  let touches = 0
  for (const { down, right } of cells) {
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
  for (let row = 0; row <= SIZE - orientation.height; row++) {
    for (let rest = anchorsInRow(ground, orientation, row); rest !== 0; rest &= rest - 1) {
      out.push(cellAt(row, lowest(rest)))
    }
  }
  return out
}

export function fitsSomewhere(ground: Ground, orientation: Orientation): boolean {
  for (let row = 0; row <= SIZE - orientation.height; row++) {
    if (anchorsInRow(ground, orientation, row) !== 0) return true
  }
  return false
}

export function hasPlace(ground: Ground, piece: Piece): boolean {
  for (const orientation of ORIENTATIONS[piece]) if (fitsSomewhere(ground, orientation)) return true
  return false
}
