/** Finding a game on the shelf. */
import { Refusal } from '@waystation/kernel'
import type { CatalogEntry } from './entry.ts'
import { GAMES } from './games.ts'

export type { CatalogEntry } from './entry.ts'
export { type BotRating, botRating } from './bot-ratings/index.ts'
export { loadNetwork } from './load-network.ts'
export { NETWORKS } from './networks/index.ts'
export { knownRules, loadRules, loadText, type RulesEntry } from './rules.ts'

/** Every game, boxes first, the sample last. */
export function allGames(): readonly CatalogEntry[] {
  return GAMES
}

export function findGame(id: string): CatalogEntry {
  const entry = GAMES.find((candidate) => candidate.id === id)
  if (entry) return entry
  const known = GAMES.map((candidate) => candidate.id)
  throw new Refusal('unknown-game', `no game is called ${id}; there are ${known.join(', ')}`, {
    case: 'game',
    asked: id,
    known,
  })
}
