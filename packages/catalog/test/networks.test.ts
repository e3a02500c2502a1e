import { inputNames, sha256, type StoredNetwork } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { allGames, findGame, loadNetwork, NETWORKS } from '../src/index.ts'

const MOST_CHARACTERS = 140_000
const digest = (names: readonly string[]): string => sha256(names.join('\n')).slice(0, 16)

describe('networks', () => {
  const none = { made: 'by hand', inputs: '', weights: '' } as unknown as StoredNetwork
  const entry = { ...findGame('el-paso'), networks: { 2: () => Promise.resolve(none) } }
  const { rulesVersion } = entry.meta

  test('are loaded for the rules of today and a number of players', async () => {
    expect(await loadNetwork(entry, rulesVersion, 2)).toBe(none)
    expect(await loadNetwork(entry, rulesVersion, 3)).toBeNull()
    expect(await loadNetwork(entry, rulesVersion - 1, 2)).toBeNull()
    expect(await loadNetwork({ ...findGame('tic-tac-toe') }, 1, 2)).toBeNull()
  })
})

const learned = Object.entries(NETWORKS).flatMap(([game, networks]) =>
  Object.keys(networks ?? {}).map((players) => [game, Number(players)] as const),
)
test.each(learned)(
  'the network of %s with %i learned by what the game shows now, and is small',
  async (id, players) => {
    const entry = findGame(id)
    const network = await loadNetwork(entry, entry.meta.rulesVersion, players)
    expect(network?.inputs).toBe(digest(inputNames(await entry.load(), players)))
    expect(network?.made).toContain(`${id} --players ${players}`)
    expect(JSON.stringify(network).length).toBeLessThan(MOST_CHARACTERS)
  },
)

test.each(allGames().filter(({ sample }) => !sample))(
  '$id: its terms are about something that is seen',
  async (entry) => {
    const game = await entry.load()
    const { terms = {}, inputs = {} } = game.outlook ?? { features: [], fits: {} }
    expect(Object.keys(inputs)).toEqual(Object.keys(terms))
    if (game.sight === undefined) return
    const names = inputNames(game, Math.max(2, entry.meta.seats.min))
    for (const [term, words] of Object.entries(inputs)) {
      const about = names.filter((name) => words.some((word) => name.startsWith(`own: ${word}`)))
      expect(about.length, `inputs about ${term}`).toBeGreaterThan(0)
    }
  },
)
