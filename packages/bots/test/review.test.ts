import type { Entry } from '@waystation/kernel'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { type Review, review } from '../src/index.ts'
import { standingMoves } from '../src/review/lines.ts'

/** Cells marked in turn; 0 takes the last mark back. */
function logOf(...cells: readonly number[]): Entry[] {
  let turn = 0
  return cells.map((cell) => {
    if (cell === 0) return { seat: --turn % 2, undo: 'own' }
    return { seat: turn++ % 2, option: `mark ${cell}` }
  })
}

function reviewed(log: readonly Entry[], seats: readonly number[]): Review<{ id: string }> {
  const steps = review(ticTacToe, { config: {}, seed: 'r', log }, { seats })
  for (let next = steps.next(); ; next = steps.next()) if (next.done === true) return next.value
}

describe('standing answers', () => {
  test('leave out what was taken back, and know their lines', () => {
    const log = logOf(1, 5, 0, 9, 2)
    expect(standingMoves(ticTacToe, { config: {}, seed: 'r', log })).toEqual([
      { seat: 0, option: 'mark 1', line: 0 },
      { seat: 1, option: 'mark 9', line: 3 },
      { seat: 0, option: 'mark 2', line: 4 },
    ])
  })
})

describe('a review', () => {
  /** Seat 1 answers a corner with an edge and does not stop the row: seat 0 wins. */
  const blunder = logOf(1, 4, 2, 9, 3)

  test('has chances for everybody at every moment, which add up', () => {
    const { curve } = reviewed(blunder, [])
    expect(curve.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5])
    for (const { chances } of curve) expect(chances[0] + chances[1]).toBeCloseTo(1)
    expect(curve.at(-1)?.chances).toEqual([1, 0])
  })

  test('finds the move that lost the game, and what would have been better', () => {
    const { betterMoves } = reviewed(blunder, [1])
    const worst = betterMoves.find(({ line }) => line === 3)
    expect(worst?.option.id).toBe('mark 9')
    expect(worst?.verdict?.best.option.id).toBe('mark 3')
    expect(worst?.verdict?.cost).toBeGreaterThan(0.05)
  })

  test('searches for better moves only of the seats asked for', () => {
    const { moves, betterMoves } = reviewed(blunder, [0])
    expect(moves.filter(({ verdict }) => verdict !== null).every(({ seat }) => seat === 0)).toBe(true)
    expect(moves.some(({ verdict }) => verdict !== null)).toBe(true)
    expect(betterMoves.every(({ seat }) => seat === 0)).toBe(true)
  })

  test('shows where it turned: in the order of the game, with who gained', () => {
    const { turningPoints } = reviewed(blunder, [])
    expect(turningPoints.length).toBeGreaterThan(0)
    for (const { seat, from, to } of turningPoints) {
      expect(seat).toBe(0)
      expect(to - from).toBeGreaterThanOrEqual(0.1)
    }
    const lines = turningPoints.map(({ move }) => move.line)
    expect(lines).toEqual([...lines].sort((a, b) => a - b))
  })

  test('tells chances and turning points before it looks for better moves, and how far it is', () => {
    const steps = [...review(ticTacToe, { config: {}, seed: 'r', log: blunder }, { seats: [0, 1] })]
    const at = steps.findIndex(({ curve }) => curve !== null)
    expect(steps.slice(0, at).map(({ done, all }) => [done, all])).toEqual(
      blunder.map((_, i) => [i + 1, blunder.length]),
    )
    const { curve, turningPoints, betterMoves } = reviewed(blunder, [0, 1])
    expect(steps[at].curve).toMatchObject({
      curve,
      turningPoints: turningPoints.map(({ seat }) => ({ seat })),
      betterMoves: [],
    })
    expect(betterMoves.length).toBeGreaterThan(0)
    const searched = steps.slice(at + 1)
    expect(searched.length).toBeGreaterThan(0)
    expect(searched.map(({ done }) => done)).toEqual(searched.map((_, i) => i + 1))
    expect(searched.at(-1)?.all).toBe(searched.length)
  })

  test('looks at the costliest answers first, and stops when its time is over', () => {
    let now = 0
    const clock = (): number => (now += 400)
    const steps = review(ticTacToe, { config: {}, seed: 'r', log: blunder }, { seats: [0, 1], clock })
    let next = steps.next()
    while (next.done !== true) next = steps.next()
    const judged = next.value.moves.filter(({ verdict }) => verdict !== null)
    expect(judged.length).toBeGreaterThan(0)
    expect(judged.length).toBeLessThan(blunder.length)
    expect(judged.map(({ line }) => line)).toContain(3)
  })

  test('is the same every time', () => {
    expect(reviewed(blunder, [0, 1])).toEqual(reviewed(blunder, [0, 1]))
  })
})
