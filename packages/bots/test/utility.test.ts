import type { Game, Outlook } from '@waystation/kernel'
import { type State, type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { Utility } from '../src/judge/utility.ts'
import { afterMarks } from './marks.ts'

const FIT = { made: 'by hand', weights: [10, 0], spread: [20, 10], mean: 10 } as const

/** Ten points are expected for every mark; three seats, of which the third never has any. */
const marks: Outlook<State> = {
  features: ['marks'],
  measure: ({ cells }, seat, into) => {
    into[0] = cells.filter((cell) => cell === seat).length
  },
  left: ({ cells }) => cells.filter((cell) => cell === null).length / cells.length,
  fits: { 2: FIT, 3: FIT },
}
const prospects = (state: State, more: Partial<Outlook<State>> = {}, seats = 3) => {
  const game: Game<TicTacToe> = { ...ticTacToe, outlook: { ...marks, ...more } }
  return new Utility(game, seats).of(state)
}

describe('the chances of three', () => {
  test('make up one whole, more for whoever is ahead, and are what everybody aims at', () => {
    const { chances, aims } = prospects(afterMarks(1, 2, 3))
    expect(chances[0] + chances[1] + chances[2]).toBeCloseTo(1)
    expect(chances[0]).toBeGreaterThan(chances[1])
    expect(chances[1]).toBeGreaterThan(chances[2])
    expect(aims).toEqual(chances)
  })

  test('are lowered by every rival: the same lead over two is less of a chance than over one', () => {
    const state = afterMarks(1)
    expect(prospects(state).chances[0]).toBeLessThan(0.5)
    expect(prospects(state, {}, 2).chances[0]).toBeGreaterThan(0.5)
  })
})

describe('with less rivalry', () => {
  const calm = { rivalry: 0.25 }

  test('chances stay what they are, and own points count in what is aimed at', () => {
    const state = afterMarks(1, 2, 3)
    const { chances, aims } = prospects(state, calm)
    expect(chances).toEqual(prospects(state).chances)
    // The second seat has just the usual points, which is one half by itself.
    expect(aims[1]).toBeCloseTo(0.25 * chances[1] + 0.75 * 0.5)
    expect(aims[0]).toBeGreaterThan(aims[1])
  })

  test('own points do not waver with those of others', () => {
    const own = (state: State): number => {
      const { chances, aims } = prospects(state, { ...calm, left: () => 0.5 })
      return aims[0] - 0.25 * chances[0]
    }
    expect(own(afterMarks(1, 2, 3))).toBeCloseTo(own(afterMarks(1, 2, 3, 4)))
  })
})
