/** Tiles of the Kansas City supply by name. */
import { HAZARDS, type SupplyTileId, type WorkerId } from '../../data/tiles.ts'
import type { Words } from '../words.ts'
import { tally } from './cards.ts'

export function tileName(words: Words, id: SupplyTileId): string {
  if (id === 'green-teepee') return words.teepees.green.name
  if (id === 'blue-teepee') return words.teepees.blue.name
  const hazard = HAZARDS.find((h) => h.id === id)
  if (hazard !== undefined) return words.hazard(words.hazards[hazard.type], hazard.hand, hazard.vp)
  return words.workers[id as WorkerId].name
}

/** With its article. */
export function theTile(words: Words, id: SupplyTileId): string {
  const hazard = HAZARDS.find((h) => h.id === id)
  if (hazard !== undefined) return words.locations.hazard(hazard.type, hazard.hand, hazard.vp)
  return id.endsWith('teepee') ? words.theTeepee(tileName(words, id)) : words.theWorker(id as WorkerId)
}

function several(words: Words, id: SupplyTileId, count: number): string {
  if (count === 1) return tileName(words, id)
  if (id === 'green-teepee') return words.teepeeCount('green', count)
  if (id === 'blue-teepee') return words.teepeeCount('blue', count)
  return words.workerCount(id as WorkerId, count)
}

/** Every hazard is its own tile; of the others equal ones are counted. */
export const someTiles = (words: Words, ids: readonly SupplyTileId[]): string =>
  words.list(tally(ids).map(([id, count]) => several(words, id, count)))
