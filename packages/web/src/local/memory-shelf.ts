/** Keeps games as long as the page lives: for browsers that refuse to keep anything, and for tests. */
import type { SavedGame, Shelf } from './types.ts'

export function memoryShelf(): Shelf {
  const games = new Map<string, SavedGame>()
  return {
    list: () => Promise.resolve([...games.values()]),
    get: (id) => Promise.resolve(games.get(id) ?? null),
    put(game, after) {
      const fresh = (games.get(game.id)?.log.length ?? 0) === after
      if (fresh) games.set(game.id, game)
      return Promise.resolve(fresh)
    },
    remove(id) {
      games.delete(id)
      return Promise.resolve()
    },
  }
}
