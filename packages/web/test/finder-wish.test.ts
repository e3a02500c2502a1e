import { describe, expect, test } from 'vitest'
import { askedOf, isPossible, numbersFor } from '../src/company/finder/wish.ts'

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

  test('whether it counts, and people near one’s rating, is asked for by whoever has an account', () => {
    const wish = { games: ['tic-tac-toe'], players: [2], pace: 'live', counts: 'rated', near: true } as const
    expect(askedOf(wish, true)).toEqual({ players: [2], pace: 'live', counts: 'rated', near: true })
    expect(askedOf(wish, false)).toEqual({ players: [2], pace: 'live' })
    expect(askedOf({ ...wish, counts: 'either', near: false }, true)).toEqual({ players: [2], pace: 'live' })
  })
})
