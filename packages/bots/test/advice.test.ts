import { decisions, Rng, start } from '@waystation/kernel'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { advise, situate, type Suggestion } from '../src/index.ts'
import { coinGame } from './coin.ts'
import { afterMarks } from './marks.ts'

const BUDGET = { iterations: 200, milliseconds: 1000 }

function advice(cells: readonly number[], clock?: () => number): readonly Suggestion<{ id: string }>[] {
  const state = afterMarks(...cells)
  const rng = new Rng('advice')
  return advise(situate(ticTacToe, state, cells.length % 2, rng), rng, { budget: BUDGET, clock })
}

describe('advice', () => {
  test('names the winning mark first, and what it promises', () => {
    const [first, ...others] = advice([1, 4, 2, 5])
    expect(first.option?.id).toBe('mark 3')
    expect(first.chance).toBeGreaterThan(0.8)
    for (const { chance } of others) expect(chance).toBeLessThan(first.chance ?? 0)
  })

  test('sees the threat of the other side', () => {
    expect(advice([1, 5, 2])[0].option?.id).toBe('mark 3')
  })

  test('speaks of enumerated options only, the most looked at first', () => {
    const found = advice([5])
    const legal = decisions(ticTacToe, afterMarks(5))[0].options.map(({ id }) => id)
    expect(found.length).toBeGreaterThan(2)
    for (const { option } of found) expect(legal).toContain(option?.id)
    const visits = found.map((one) => one.visits)
    expect(visits).toEqual([...visits].sort((a, b) => b - a))
  })

  test('stops when the clock says so', () => {
    let now = 0
    const clock = (): number => (now += 600)
    const looked = (found: readonly Suggestion<{ id: string }>[]): number =>
      found.reduce((sum, { visits }) => sum + visits, 0)
    expect(looked(advice([5], clock))).toBeLessThan(40)
    expect(looked(advice([5]))).toBe(200)
  })

  test('has nothing to say to a seat that is not asked', () => {
    const { state } = start(ticTacToe, {}, 'x')
    const rng = new Rng('x')
    expect(advise(situate(ticTacToe, state, 1, rng), rng)).toEqual([])
  })

  test('about stepping in is to let it be, when that is better', () => {
    const { state } = start(coinGame, {}, 'x')
    const rng = new Rng('x')
    expect(advise(situate(coinGame, state, 1, rng), rng)).toEqual([
      { option: null, chance: null, visits: 0, because: null },
    ])
  })
})
