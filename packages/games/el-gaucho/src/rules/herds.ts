/** Herds: lines of one breed in ascending or descending order, and their sale ("Définition d'un troupeau", "Traitement de la vente"). */
import type { Seat } from '@waystation/kernel'
import { breedOf, type Tile, TILE_IDS, valueOf } from '../data/cattle.ts'
import { IMMEDIATE_SALE_BONUS } from '../data/setup.ts'
import type { IncomeKind } from '../state.ts'
import type { Context } from '../types.ts'

export type Herd = readonly Tile[]

/** Tiles of a breed are numbered by value. */
const rises = (from: Tile, to: Tile): boolean => to > from

/** Ascending or descending from left to right; one tile is both. */
export function isHerd(line: Herd): boolean {
  if (line.length < 3) return true
  const rising = rises(line[0], line[1])
  return line.every((tile, i) => i === 0 || rises(line[i - 1], tile) === rising)
}

/** Whether the tile can be put to the right of the line. */
export function fits(line: Herd, tile: Tile): boolean {
  const last = line.length - 1
  return last < 1 || rises(line[last], tile) === rises(line[0], line[1])
}

/** Where Sort can put the tile, other than at the right end: in the middle or at the beginning; -1 if nowhere. */
export function sortPosition(line: Herd, tile: Tile): number {
  for (let at = 0; at < line.length; at++) {
    if (isHerd([...line.slice(0, at), tile, ...line.slice(at)])) return at
  }
  return -1
}

/** Every tile earns as much as the best one of the herd. */
export function herdPrice(line: Herd): number {
  let best = 0
  for (const tile of line) best = Math.max(best, valueOf(tile))
  return line.length * best
}

export function receive(g: Context, seat: Seat, income: { kind: IncomeKind; tiles: Herd; pesos: number }): void {
  const player = g.s.players[seat]
  player.pesos += income.pesos
  player.income = [...player.income, income]
  g.emit({ type: 'income', seat, ...income, tiles: income.tiles.map((tile) => TILE_IDS[tile]) })
}

/** The whole line of a breed is sold and leaves the game. */
export function sellHerd(g: Context, seat: Seat, breed: number, kind: 'sale' | 'immediate-sale' | 'final-sale'): void {
  const { herds } = g.s.players[seat]
  const tiles = herds[breed]
  herds[breed] = []
  const bonus = kind === 'immediate-sale' ? IMMEDIATE_SALE_BONUS : 0
  receive(g, seat, { kind, tiles, pesos: herdPrice(tiles) + bonus })
}

/** A tile goes to the right of its line. If it does not fit, the herd before it is sold and the tile begins a new one. */
export function addToHerd(g: Context, seat: Seat, tile: Tile): void {
  const { herds } = g.s.players[seat]
  const breed = breedOf(tile)
  g.emit({ type: 'cattleAdded', seat, tile: TILE_IDS[tile], sorted: false })
  if (!fits(herds[breed], tile)) sellHerd(g, seat, breed, 'sale')
  herds[breed] = [...herds[breed], tile]
}

/** Sort puts the tile where it fits inside the line. */
export function sortIntoHerd(g: Context, seat: Seat, tile: Tile): void {
  const { herds } = g.s.players[seat]
  const line = herds[breedOf(tile)]
  const at = sortPosition(line, tile)
  herds[breedOf(tile)] = [...line.slice(0, at), tile, ...line.slice(at)]
  g.emit({ type: 'cattleAdded', seat, tile: TILE_IDS[tile], sorted: true })
}
