/** Lines of cattle, changed. */
import { BREEDS, type Breed, type PlayerView, type TileId, tileOf } from '@waystation/el-gaucho'
import { direction, value } from '../herd.ts'

type Herds = PlayerView['herds']

export const inOrder = (a: TileId, b: TileId): number => tileOf(a) - tileOf(b)

export function without(herds: Herds, gone: readonly TileId[]): Herds {
  return herds
    .map(({ breed, tiles }) => ({ breed, tiles: tiles.filter((id) => !gone.includes(id)) }))
    .filter(({ tiles }) => tiles.length > 0)
}

/** To the right of its line, or sorted in where it fits: at the first place that keeps the order. */
export function withTile(herds: Herds, breed: Breed, id: TileId, sorted: boolean): Herds {
  const line = herds.find((herd) => herd.breed === breed)?.tiles ?? []
  const at = sorted ? sortPlace(line, id) : line.length
  const longer = { breed, tiles: [...line.slice(0, at), id, ...line.slice(at)] }
  return [...herds.filter((herd) => herd.breed !== breed), longer].sort(
    (a, b) => BREEDS.indexOf(a.breed) - BREEDS.indexOf(b.breed),
  )
}

function isLine(tiles: readonly TileId[]): boolean {
  const way = direction(tiles)
  return tiles.every((id, i) => i === 0 || value(id) > value(tiles[i - 1]) === (way === 'rising'))
}

function sortPlace(line: readonly TileId[], id: TileId): number {
  const at = line.findIndex((_, i) => isLine([...line.slice(0, i), id, ...line.slice(i)]))
  return at < 0 ? line.length : at
}
