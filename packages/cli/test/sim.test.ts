import type * as catalog from '@waystation/catalog'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { en } from '@waystation/tic-tac-toe/text/en'
import { fr } from '@waystation/tic-tac-toe/text/fr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inside } from './inside.ts'
import { json, waystation } from './process.ts'

const shelf = vi.hoisted((): { extra: catalog.CatalogEntry[] } => ({ extra: [] }))
vi.mock('@waystation/catalog', async (original) => {
  const real = await original<typeof catalog>()
  return { ...real, findGame: (id: string) => shelf.extra.find((entry) => entry.id === id) ?? real.findGame(id) }
})
afterEach(() => void shelf.extra.splice(0))

const KEYS = [
  'game',
  'players',
  'variants',
  'bots',
  'seed',
  'games',
  'decisions',
  'seconds',
  'decisionsPerSecond',
  'decisionsPerGame',
  'scores',
  'winsBySeat',
  'checks',
  'closely',
  'violations',
]

test('sim --json prints one object with stable keys', async () => {
  const { code, stdout, stderr } = await waystation([
    'sim',
    'el-gaucho',
    '--players',
    '3',
    '--games',
    '3',
    '--seed',
    'k',
    '--json',
  ])
  expect([code, stderr]).toEqual([0, ''])
  const report = json(stdout)
  expect(Object.keys(report)).toEqual(KEYS)
  expect(report).toMatchObject({ game: 'el-gaucho', players: 3, games: 3, seed: 'k', violations: [] })
  expect(report['bots']).toEqual(['random', 'random', 'random'])
  expect(report['decisions']).toBeGreaterThan(300)
  expect(report['winsBySeat']).toHaveLength(3)
})

test('the same seed plays the same games', async () => {
  const run = async (seed: string): Promise<unknown[]> => {
    const { stdout } = await inside(['sim', 'tic-tac-toe', '--games', '20', '--seed', seed, '--json'])
    const { decisions, scores, winsBySeat } = json(stdout)
    return [decisions, scores, winsBySeat]
  }
  expect(await run('a')).toEqual(await run('a'))
  expect(await run('a')).not.toEqual(await run('b'))
})

test('bots can be named for all seats or for each; greedy wins', async () => {
  const { stdout } = await inside(['sim', 'tic-tac-toe', '--games', '40', '--bots', 'greedy,random', '--json'])
  const { winsBySeat, bots, scores } = json(stdout)
  expect(bots).toEqual(['greedy', 'random'])
  const [first, second] = winsBySeat as number[]
  expect(first).toBeGreaterThan(second + 10)
  const number: unknown = expect.any(Number)
  expect(scores).toEqual([
    { seat: 0, mean: number, sd: number, min: 0, max: 1 },
    { seat: 1, mean: number, sd: number, min: 0, max: 1 },
  ])
})

test('in words: a table, the speed, and that every check held', async () => {
  const { code, stdout } = await inside(['sim', 'tic-tac-toe', '--games', '5'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/Seat +Bot +Wins +Mean +SD +Min +Max\n +0 +random /)
  expect(stdout).toMatch(/\d+ decisions in .* per game\n/)
  expect(stdout).toMatch(/All \d+ kinds of checks held\./)
})

describe('a game that breaks its promises', () => {
  const broken: catalog.CatalogEntry = {
    id: 'leaky',
    meta: { ...ticTacToe.meta, id: 'leaky' },
    sample: true,
    load: () => {
      let calls = 0
      const meta = { ...ticTacToe.meta, id: 'leaky' }
      return Promise.resolve({ ...ticTacToe, meta, census: () => ({ cells: calls++ }) })
    },
    texts: { en: () => Promise.resolve(en), fr: () => Promise.resolve(fr) },
  }

  test('ends sim with code 1 and says how to see it again', async () => {
    shelf.extra.push(broken)
    const { code, stdout } = await inside(['sim', 'leaky', '--games', '2', '--seed', 'v', '--bots', 'random,greedy'])
    expect(code).toBe(1)
    expect(stdout).toContain('census: components appear or vanish')
    expect(stdout).toContain(
      'npx waystation sim leaky --players 2 --seed v --games 1 --closely 25 --bots random,greedy',
    )
  })

  test('fills violations with --json', async () => {
    shelf.extra.push(broken)
    const { code, stdout } = await inside(['sim', 'leaky', '--games', '1', '--json'])
    expect(code).toBe(1)
    expect(json(stdout)['violations']).toContainEqual(
      expect.objectContaining({ check: 'census', game: 'leaky', players: 2, seed: 'waystation', answers: 0 }),
    )
  })
})
