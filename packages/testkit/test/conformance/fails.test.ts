import { Refusal, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { scoresCheck } from '../../src/checks/scores.ts'
import { CHECKS, checkGame, describeViolation, leaks } from '../../src/index.ts'
import { definition, peddlers } from '../peddlers/game.ts'
import { broken, found, withPlayed, withSteps } from './broken.ts'
import { optionCases } from './option-cases.ts'
import { secretCases } from './secret-cases.ts'
import { stateCases } from './state-cases.ts'

const CASES = [...optionCases, ...stateCases, ...secretCases]

describe.each(CHECKS)('the check "%s" finds', (check) => {
  const cases = CASES.filter((one) => one.check === check)

  test('at least one thing', () => {
    expect(cases).not.toEqual([])
  })

  test.each(cases.map((one) => [one.what, one] as const))('%s', (_what, { game, says, checks }) => {
    expect(found(game(), check, checks)).toContain(says)
  })

  test('nothing in the sound game', () => {
    expect(found(peddlers, check)).toBe('')
  })
})

test('events that show a card for a moment can be allowed', () => {
  const drawn = secretCases.find((one) => one.what === 'an event that tells everyone the card')
  expect(found(drawn?.game() ?? peddlers, 'leak', { passingEvents: ['drew'] })).toBe('')
})

test('a violation names the game, the place and the command that shows it again', () => {
  const game = withPlayed((g, { seat }) => void g.s.stalls[seat].pop())
  const config = { players: 2, variants: { purse: 'full' } }
  const report = checkGame(game, { games: 3, seed: "it's a seed", config, checks: { every: 0 } })
  expect(report.violations[0]).toMatchObject({
    check: 'census',
    game: 'peddlers',
    players: 2,
    variants: { purse: 'full' },
  })
  expect(report.violations.map((violation) => violation.command)).toEqual([
    `npx waystation sim peddlers --players 2 --variant purse=full --seed 'it'\\''s a seed' --games 1`,
    `npx waystation sim peddlers --players 2 --variant purse=full --seed 'it'\\''s a seed.1' --games 1`,
    `npx waystation sim peddlers --players 2 --variant purse=full --seed 'it'\\''s a seed.2' --games 1`,
  ])
  expect(describeViolation(report.violations[0])).toContain('census: components appear or vanish')
})

test('the game of a violation can be played again on its own, with the same violation', () => {
  const drawn = stateCases.find((one) => one.what === 'a card drawn without saying so')
  const game = drawn?.game() ?? peddlers
  const series = checkGame(game, { games: 5, seed: 'series', checks: { every: 3 } })
  const first = series.violations.find((violation) => violation.seed !== 'series')
  expect(first?.seed).toMatch(/^series\.\d$/)
  const alone = checkGame(game, { games: 1, seed: first?.seed ?? '', checks: { every: 3 } })
  const again = alone.violations.find((violation) => violation.check === first?.check)
  expect(again).toEqual(first)
})

test('looking closer does not change what is played', () => {
  const logs = [0, 1].map((every) => {
    const games: unknown[] = []
    checkGame(peddlers, { games: 3, checks: { every }, played: ({ log }) => games.push(log) })
    return games
  })
  expect(logs[0]).toEqual(logs[1])
})

test('a game that hides nothing from determinize is told apart', () => {
  const idle = broken({ determinize: () => {} })
  expect(leaks(idle, { positions: 50 }).differing).toBe(0)
  expect(leaks(peddlers, { positions: 50 }).differing).toBeGreaterThan(50)
})

describe('where the highest total need not win', () => {
  const crowning = (rank: (total: number, totals: readonly number[]) => number) =>
    broken({
      meta: { ...definition.meta, highestWins: false },
      scores(s) {
        const sheets = definition.scores(s)
        const totals = sheets.map(({ total }) => total)
        return sheets.map((sheet) => ({ ...sheet, rank: rank(sheet.total, totals) }))
      },
    })

  test('somebody with fewer points may', () => {
    const lowest = crowning((total, totals) => 1 + totals.filter((other) => other < total).length)
    expect(found(lowest, 'scores')).toBe('')
  })

  test('and perhaps nobody does, with all others one place later', () => {
    const nobody = crowning((total, totals) => 2 + totals.filter((other) => other > total).length)
    expect(found(nobody, 'scores')).toBe('')
    expect(
      found(
        crowning(() => 3),
        'scores',
      ),
    ).toContain('ranks 3 behind 0 others')
  })
})

describe('with the highest total winning', () => {
  const ranked = (players: number, rank: number): string[] => {
    const config = { players, variants: { purse: 'full' } }
    const sheets = Array.from({ length: players }, (_, seat) => ({ seat, total: 0, rank, lines: [] }))
    const state = definition.setup(config, new Rng('ranks'))
    return [...scoresCheck({ game: broken({ scores: () => sheets }), state, config })]
  }

  test('a lone player may lose to the game, and only by one place', () => {
    expect(ranked(1, 1)).toEqual([])
    expect(ranked(1, 2)).toEqual([])
    expect(ranked(1, 3)).toEqual(['seat 0 ranks 3 behind 0 others'])
  })

  test('several players may not all lose', () => {
    expect(ranked(2, 2)).toEqual(['seat 0 ranks 2 behind 0 others', 'seat 1 ranks 2 behind 0 others'])
  })
})

test('a game that cannot even begin says with which seed, and a table that is not offered is refused', () => {
  const stuck = withSteps({ deal: { run: (g, step) => g.then(step) } })
  expect(() => checkGame(stuck, { games: 1, seed: 'unlucky' })).toThrow(
    'peddlers cannot begin with the seed unlucky: Error: the agenda of peddlers does not settle',
  )
  expect(() => checkGame(peddlers, { games: 1, config: { players: 9 } })).toThrow(Refusal)
})
