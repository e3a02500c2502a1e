import { describe, expect, test } from 'vitest'
import { isPossible, numbersFor } from '../src/company/finder/wish.ts'

describe('what somebody looks for', () => {
  test('numbers of players are those that any of the games can be played with, and never one', () => {
    expect(numbersFor(['tic-tac-toe'])).toEqual([2])
    expect(numbersFor(['tic-tac-toe', 'el-gaucho'])).toEqual([2, 3, 4])
    expect(numbersFor([])).toContain(2)
    expect(numbersFor([])).not.toContain(1)
  })

  test('it needs a game, and a number that suits one of them', () => {
    const wish = { games: ['tic-tac-toe'], players: [2], pace: 'live' } as const
    expect(isPossible(wish)).toBe(true)
    expect(isPossible({ ...wish, games: [] })).toBe(false)
    expect(isPossible({ ...wish, players: [] })).toBe(false)
    expect(isPossible({ ...wish, players: [4] })).toBe(false)
  })
})
