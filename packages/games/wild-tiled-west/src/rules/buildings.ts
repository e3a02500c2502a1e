/** Buildings (Bâtiments): what stands on a board, white signs at once, red ones when surrounded. */
import { SIDES } from '../data/boards.ts'
import { HOMESTEAD_EXTRA, REWARDS } from '../data/figures.ts'
import { type Cell, NEIGHBOURS } from '../data/grid.ts'
import { type BuildingId, SIGN_OF, type Tile, TILE_IDS } from '../data/tiles.ts'
import { has } from '../mask.ts'
import { squaresUnder } from '../options.ts'
import type { Placed, Player } from '../state.ts'
import type { Rule, Table } from '../types.ts'
import { reward, score } from './gains.ts'

/** How many of this tile lie on the board. */
export function countOf(player: Readonly<Player>, tile: Tile): number {
  let count = 0
  for (const placed of player.tiles) if (placed.tile === tile) count++
  return count
}

export const isBuilding = (tile: Tile): boolean => SIGN_OF[tile] !== null

export const cellsUnder = ({ tile, turn, at }: Placed): readonly number[] => squaresUnder(tile, turn, at)

/** A white sign pays when its building is placed. */
export const sign: Rule<'sign'> = {
  run(g, { seat, index }) {
    const { tile } = g.s.players[seat].tiles[index]
    reward(g, seat, REWARDS[TILE_IDS[tile]] ?? {})
  },
}

/** No square next to the whole tile is left that could take a tile; edges and fixed squares are closed. */
export function isSurrounded({ side, covered }: Readonly<Player>, cells: readonly Cell[]): boolean {
  const { coverable } = SIDES[side]
  for (const cell of cells) {
    for (const near of NEIGHBOURS[cell]) if (has(coverable, near) && !has(covered, near)) return false
  }
  return true
}

/** Red signs that have not paid yet and are closed in now. */
export function payRedSigns(g: Table, seat: number): void {
  const player = g.s.players[seat]
  player.tiles.forEach((placed, index) => {
    if (SIGN_OF[placed.tile] !== 'red' || (player.paid & (1 << index)) !== 0) return
    if (!isSurrounded(player, cellsUnder(placed))) return
    player.paid |= 1 << index
    const tile = TILE_IDS[placed.tile] as BuildingId
    const wages = REWARDS[tile] ?? {}
    const points = wages.points ?? 0
    const extra = isHomestead(player, index) ? HOMESTEAD_EXTRA : 0
    score(g, seat, 'surrounded', points)
    score(g, seat, 'conquest', extra)
    g.emit({ type: 'surrounded', seat, tile, points: points + extra })
    reward(g, seat, wages)
  })
}

/** Homestead in Peril: the building placed at the start is the first one on the board. */
export function isHomestead(player: Readonly<Player>, index: number): boolean {
  return index === 0 && SIDES[player.side].rule === 'homestead-in-peril'
}
