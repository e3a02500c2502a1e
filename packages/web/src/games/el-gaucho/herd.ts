/** What a player reads off a line of cattle. */
import { type TileId, tileOf, valueOf } from '@waystation/el-gaucho'

export const value = (id: TileId): number => valueOf(tileOf(id))

export const best = (tiles: readonly TileId[]): number => Math.max(0, ...tiles.map(value))

/** Every animal sells for as much as the best of the herd. */
export const price = (tiles: readonly TileId[]): number => tiles.length * best(tiles)

export type Direction = 'rising' | 'falling' | null

export function direction(tiles: readonly TileId[]): Direction {
  if (tiles.length < 2) return null
  return value(tiles[1]) > value(tiles[0]) ? 'rising' : 'falling'
}

/** Whether an animal can go to the right of the line, or the line has to be sold first. */
export function joins(tiles: readonly TileId[], id: TileId): boolean {
  const way = direction(tiles)
  if (way === null) return true
  const last = value(tiles[tiles.length - 1])
  return way === 'rising' ? value(id) > last : value(id) < last
}
