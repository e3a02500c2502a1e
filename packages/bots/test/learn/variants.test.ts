import { type Meta, Rng } from '@waystation/kernel'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { episodesOf, ROUND } from '../../src/learn/course.ts'
import { drawVariants } from '../../src/learn/variants.ts'

const META: Meta = {
  ...ticTacToe.meta,
  seats: { min: 1, max: 2 },
  variants: [
    { id: 'sides', values: ['a', 'b', 'chosen'], default: 'a' },
    { id: 'first-side', values: ['a', 'b'], default: 'a', given: { id: 'sides', value: 'chosen' } },
    { id: 'difficulty', values: ['0', '1', '2', '3'], default: '0', players: { min: 1, max: 1 } },
  ],
}
const PRESET = { sides: 'a', 'first-side': 'a', difficulty: '0' }
const GAMES = 4000

function drawn(players: number) {
  const rng = new Rng('variants')
  return Array.from({ length: GAMES }, () => drawVariants(META, players, rng))
}

const shareOf = (players: number, of: (variants: { readonly [id: string]: string }) => boolean): number =>
  drawn(players).filter(of).length / GAMES

describe('variants of games to learn from', () => {
  test('are the same for the same seed', () => {
    expect(drawn(2)).toEqual(drawn(2))
  })

  test('are preset in half of the games, and all of them come up in the others', () => {
    expect(shareOf(2, ({ sides }) => sides === 'a')).toBeCloseTo(1 / 2 + 1 / 6, 1)
    expect(shareOf(2, ({ sides }) => sides === 'b')).toBeCloseTo(1 / 6, 1)
    expect(shareOf(2, ({ sides }) => sides === 'chosen')).toBeCloseTo(1 / 6, 1)
  })

  test('are drawn only where they make a difference', () => {
    expect(shareOf(2, ({ difficulty }) => difficulty !== '0')).toBe(0)
    expect(shareOf(2, (variants) => variants.sides !== 'chosen' && variants['first-side'] !== 'a')).toBe(0)
    expect(shareOf(2, (variants) => variants['first-side'] === 'b')).toBeGreaterThan(0)
  })

  test('what only a lone player meets is drawn in every game', () => {
    for (const level of ['0', '1', '2', '3']) {
      expect(shareOf(1, ({ difficulty }) => difficulty === level)).toBeCloseTo(1 / 4, 1)
    }
  })

  test('belong to the course: the same course deals the same games', () => {
    const dealt = {
      meta: META,
      course: { players: 2, games: 400, seed: 'a', aim: 'win' },
      old: 0,
      spread: 1,
      patience: 1,
      longest: 100,
    } as const
    const rounds = Array.from({ length: dealt.course.games / ROUND }, (_, round) => episodesOf(dealt, round))
    expect(rounds.flat().some(({ variants }) => variants.sides === 'b')).toBe(true)
    expect(
      rounds
        .flat()
        .filter(({ variants }) => variants.sides === 'a')
        .map(({ variants }) => variants),
    ).toContainEqual(PRESET)
    expect(rounds).toEqual(Array.from(rounds, (_, round) => episodesOf(dealt, round)))
  })
})
