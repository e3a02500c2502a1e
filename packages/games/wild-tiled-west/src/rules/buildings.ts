/** Buildings (Bâtiments): what stands on a board, white signs at once, red ones when surrounded. */
import type { Seat } from '@waystation/kernel'
import { SIDES } from '../data/boards.ts'
import { HOMESTEAD_EXTRA, REWARDS } from '../data/figures.ts'
import type { Cell } from '../data/grid.ts'
import { type BuildingId, SIGN_OF, type Tile, TILE_IDS } from '../data/tiles.ts'
import { squaresBeside, squaresUnder } from '../data/footprint.ts'
import { has } from '../data/mask.ts'
import type { Placed, Player } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { reward, score } from './gains.ts'

/** How many of this tile lie on the board. */
export function countOf(player: Readonly<Player>, tile: Tile): number {
  let count = 0
  for (const placed of player.tiles) if (placed.tile === tile) count++
  return count
}

export const isBuilding = (tile: Tile): boolean => SIGN_OF[tile] !== null

export const cellsUnder = ({ tile, turn, at }: Placed): readonly Cell[] => squaresUnder(tile, turn, at)
/** Next to the whole tile, road squares included [house]. */
export const cellsBeside = ({ tile, turn, at }: Placed): readonly Cell[] => squaresBeside(tile, turn, at)

/** A white sign pays when its building is placed. */
export const sign: Rule<'sign'> = {
  run(g, { seat, index }) {
    const { tile } = g.s.players[seat].tiles[index]
    reward(g, seat, REWARDS[TILE_IDS[tile]] ?? {})
  },
}

/** How many of these squares could still take a tile; edges and fixed squares are closed. */
export function openAmong({ side, covered }: Readonly<Player>, squares: readonly Cell[]): number {
  const { coverable } = SIDES[side]
  let open = 0
  for (const cell of squares) if (has(coverable, cell) && !has(covered, cell)) open++
  return open
}

/** A building with a red sign that has not paid yet. */
export const isWaiting = (player: Readonly<Player>, index: number): boolean =>
  SIGN_OF[player.tiles[index].tile] === 'red' && (player.paid & (1 << index)) === 0

/** Red signs that have not paid yet and are closed in now. */
export function payRedSigns(g: Context, seat: Seat): void {
  const player = g.s.players[seat]
  for (let index = 0; index < player.tiles.length; index++) {
    if (isWaiting(player, index) && openAmong(player, cellsBeside(player.tiles[index])) === 0)
      payRedSign(g, seat, index)
  }
}

function payRedSign(g: Context, seat: Seat, index: number): void {
  const player = g.s.players[seat]
  player.paid |= 1 << index
  const tile = TILE_IDS[player.tiles[index].tile] as BuildingId
  const wages = REWARDS[tile] ?? {}
  const points = wages.points ?? 0
  const extra = isHomestead(player, index) ? HOMESTEAD_EXTRA : 0
  score(g, seat, 'surrounded', points)
  score(g, seat, 'conquest', extra)
  g.emit({ type: 'surrounded', seat, tile, points: points + extra })
  reward(g, seat, wages)
}

/** Homestead in Peril: the building placed at the start is the first one on the board. */
export function isHomestead(player: Readonly<Player>, index: number): boolean {
  return index === 0 && SIDES[player.side].rule === 'homestead-in-peril'
}
