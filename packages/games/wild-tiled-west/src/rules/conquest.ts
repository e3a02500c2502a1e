/** Rules of single Conquest sides that pay or ask during the game (Faces Conquête). */
import type { Seat } from '@waystation/kernel'
import { SIDES, type Town } from '../data/boards.ts'
import { GHOST_LAID, GHOST_LOOSE, LASSO_POINTS, STORED_GOLD_MOST } from '../data/figures.ts'
import { CELL_IDS, NEIGHBOURS } from '../data/grid.ts'
import { type BuildingId, pieceOf, TILE_IDS } from '../data/tiles.ts'
import { has } from '../data/mask.ts'
import { STORE } from '../options.ts'
import type { Answer, Rule, Context } from '../types.ts'
import { openAmong } from './buildings.ts'
import { gain, score } from './gains.ts'
import { groundOf, hasPlace } from './places.ts'

const STORE_TILE = pieceOf('general-store')

/** Carpenters: gold stored on a building one has just paid for (Menuisiers). */
export const storeGold: Rule<'storeGold', Answer<'store'>> = {
  ask(s, { seat }) {
    const most = Math.min(s.players[seat].gold, STORED_GOLD_MOST)
    return most === 0 ? null : { seat, kind: 'store-gold', options: STORE.slice(0, most + 1) }
  },
  choose(g, { seat, index }, { gold }) {
    if (gold === 0) return
    const player = g.s.players[seat]
    player.gold -= gold
    player.tiles = player.tiles.map((placed, i) => (i === index ? { ...placed, gold } : placed))
    g.emit({ type: 'goldStored', seat, tile: TILE_IDS[player.tiles[index].tile] as BuildingId, gold })
  },
}

/** Ghost Town: the bandit of a haunted town had better be dead by then [house]. */
export function meetGhosts(g: Context, seat: Seat, { id, hauntedBy }: Town): void {
  if (hauntedBy < 0) return
  const laid = has(g.s.players[seat].tombstones, hauntedBy)
  const points = laid ? GHOST_LAID : GHOST_LOOSE
  score(g, seat, 'conquest', points)
  g.emit({ type: 'ghosts', seat, town: id, laid, points })
}

/** Lasso: closed in while still open itself (Lasso). */
export function ropeLassos(g: Context, seat: Seat): void {
  const player = g.s.players[seat]
  SIDES[player.side].lassos.forEach((cell, i) => {
    const done = (player.roped & (1 << i)) !== 0 || has(player.covered, cell)
    if (done || openAmong(player, NEIGHBOURS[cell]) > 0) return
    player.roped |= 1 << i
    score(g, seat, 'conquest', LASSO_POINTS)
    g.emit({ type: 'roped', seat, cell: CELL_IDS[cell], points: LASSO_POINTS })
    gain(g, seat, 'alleys', 1, 'lasso')
  })
}

/** Signpost: once two signposts are covered, the General Store set aside goes over the third (Panneau). True if it does now. */
export function placeStore(g: Context, seat: Seat): boolean {
  const player = g.s.players[seat]
  if (player.storesAside === 0) return false
  const { signposts } = SIDES[player.side]
  const open = signposts.filter((cell) => !has(player.covered, cell))
  if (open.length > 1) return false
  player.storesAside--
  if (open.length === 1 && hasPlace(groundOf(player, 'signpost'), STORE_TILE)) {
    g.then({ do: 'turnPiece', seat, piece: STORE_TILE, mode: 'signpost' })
    return true
  }
  g.s.removed++
  g.emit({ type: 'storeLost', seat, tile: 'general-store' })
  return false
}
