/** What herds and the tiles on their way to them are worth. */
import { BREEDS, breedOf, HIGHEST_VALUE, type Tile, valueOf } from '../data/cattle.ts'
import { fits, herdPrice } from '../rules/herds.ts'
import type { Player } from '../state.ts'
import { W } from './weights.ts'

/** What a tile adds: a longer herd at its best price, or, if it does not fit, the start of a new one. */
export function gain(herd: readonly Tile[], tile: Tile): number {
  if (!fits(herd, tile)) return valueOf(tile)
  let best = 0
  for (const other of herd) if (valueOf(other) > best) best = valueOf(other)
  const value = valueOf(tile)
  return value > best ? (herd.length + 1) * value - herd.length * best : best
}

/** Herds at today's price, and what they may still become in the `left` share of the game. */
export function herdsWorth(player: Readonly<Player>, left: number): number {
  let worth = 0
  for (const herd of player.herds) worth += herdPrice(herd) + left * promise(herd)
  return worth
}

function promise(herd: readonly Tile[]): number {
  const { length } = herd
  if (length === 0) return 0
  const last = valueOf(herd[length - 1])
  const best = Math.max(valueOf(herd[0]), last)
  const room =
    length === 1 ? Math.max(HIGHEST_VALUE - last, last - 1) : herd[1] > herd[0] ? HIGHEST_VALUE - last : last - 1
  return room === 0 ? 0 : W.growth * length * best + W.room * room * length
}

/** What these tiles, added in the order of their numbers or against it, bring to a player's herds. */
export function arrivals(herds: readonly (readonly Tile[])[], tiles: readonly Tile[]): number {
  if (tiles.length === 0) return 0
  if (tiles.length === 1) return gain(herds[breedOf(tiles[0])], tiles[0])
  let worth = 0
  for (let breed = 0; breed < BREEDS.length; breed++) {
    const own = tiles.filter((tile) => breedOf(tile) === breed)
    if (own.length === 1) worth += gain(herds[breed], own[0])
    else if (own.length > 1) worth += Math.max(inOrder(herds[breed], own, 1), inOrder(herds[breed], own, -1))
  }
  return worth
}

function inOrder(herd: readonly Tile[], tiles: readonly Tile[], direction: 1 | -1): number {
  const before = herdPrice(herd)
  let sold = 0
  let line = herd
  for (const tile of tiles.slice().sort((a, b) => direction * (a - b))) {
    if (fits(line, tile)) line = [...line, tile]
    else {
      sold += herdPrice(line)
      line = [tile]
    }
  }
  return sold + herdPrice(line) - before
}
