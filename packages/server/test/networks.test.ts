/** What bots learned is loaded when the first of them is asked. */
import { findGame } from '@waystation/catalog'
import { describe, expect, it } from 'vitest'
import { LoadedGames, NotLoaded } from '../src/games/registry.ts'

const played = (game: string, rules: number, players: number) => ({ game, rules, config: { players, variants: {} } })

/** What is thrown where something has to be loaded before. */
function missing(ask: () => unknown): NotLoaded {
  try {
    ask()
  } catch (error) {
    if (error instanceof NotLoaded) return error
  }
  throw new Error('nothing was missing')
}

describe('the network of a game', () => {
  it('is not there before somebody asks, and then known for good; a game without one has none', async () => {
    const games = await LoadedGames.of([])
    const { rulesVersion } = findGame('tic-tac-toe').meta
    const table = played('tic-tac-toe', rulesVersion, 2)
    await missing(() => games.network(table)).load()
    expect(games.network(table)).toBeNull()
  })

  it('is refused where it learned by other inputs than the game has', async () => {
    const module = `data:text/javascript,${encodeURIComponent(
      'export const allGames = () => [{ id: "learned", meta: { rulesVersion: 1 }, load: async () => game, networks: { 2: async () => ({ inputs: "other", made: "by hand", weights: "" }) } }];' +
        'const game = { meta: { id: "learned", seats: { min: 2, max: 2 }, variants: [] }, setup: () => ({ seq: 0, rng: [0, 0, 0, 0], agenda: [] }), rules: {}, clone: (s) => ({ ...s }), sight: { see: (s, seat, inputs) => inputs.yes("one", true) } };',
    )}`
    const games = await LoadedGames.of([module])
    await expect(missing(() => games.network(played('learned', 1, 2))).load()).rejects.toThrow('other inputs')
  })
})
