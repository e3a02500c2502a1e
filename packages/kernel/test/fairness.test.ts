import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitment, dealtSeed, type Dice, Rng, seedWords, sha256, shareCommitment } from '../src/index.ts'

test('a commitment is the hash of salt and seed, and never changes', () => {
  expect(commitment('seed', 'salt')).toBe('ef30863795ceeaf427da281b37437885532b54e20a8667327fd5a648b877c531')
  expect(commitment('seed', 'salt')).toBe(sha256('waystation commitment\nsalt\nseed'))
})

test('only the same seed and salt honour it', () => {
  const line = fc.string().filter((text) => !text.includes('\n'))
  fc.assert(
    fc.property(line, line, line, line, (seed, salt, otherSeed, otherSalt) => {
      const honours = commitment(otherSeed, otherSalt) === commitment(seed, salt)
      expect(honours).toBe(otherSeed === seed && otherSalt === salt)
      expect(commitment(seed, salt)).toBe(commitment(seed, salt))
    }),
    { seed: 1 },
  )
})

describe('a seed of several authors', () => {
  const dice: Dice = { house: 'h', shares: [{ secret: 'a' }, null, { withheld: shareCommitment('c') }] }

  test('is the hash of all parts, and never changes', () => {
    expect(dealtSeed(dice)).toBe(`keyed ${sha256(`waystation deal\nh\n+a\n-\n?${sha256('waystation share\nc')}`)}`)
  })

  test('changes with each of them', () => {
    const others: Dice[] = [
      { ...dice, house: 'i' },
      { ...dice, shares: [{ secret: 'b' }, ...dice.shares.slice(1)] },
      { ...dice, shares: [dice.shares[0], { secret: '-' }, dice.shares[2]] },
      { ...dice, shares: [...dice.shares.slice(0, 2), { secret: 'c' }] },
      { ...dice, shares: [...dice.shares.slice(0, 2), null] },
    ]
    expect(new Set([dice, ...others].map(dealtSeed)).size).toBe(6)
  })
})

describe('the keyed generator', () => {
  const seed = dealtSeed({ house: 'h', shares: [{ secret: 'a' }] })

  test('is what such a seed gives, and no other', () => {
    expect(seedWords(seed)[0]).toBeGreaterThanOrEqual(2 ** 52)
    expect(seedWords(`${seed} bot`)[0]).toBeLessThan(2 ** 32)
    expect(seedWords(seed.toUpperCase())[0]).toBeLessThan(2 ** 32)
  })

  test('draws a hash of key and count, which survives being stored', () => {
    const words = seedWords(seed)
    const [a, b, c] = words
    expect(words.every(Number.isSafeInteger)).toBe(true)
    const rng = new Rng(words)
    const draws = Array.from({ length: 5 }, () => rng.int(2 ** 32))
    expect(draws).toEqual(
      draws.map((_, n) => Number.parseInt(sha256(`waystation draw\n${a} ${b} ${c} ${n}`).slice(0, 8), 16)),
    )
    const stored = new Rng(JSON.parse(JSON.stringify(words)) as typeof words)
    expect(stored.int(1000)).toBe(rng.int(1000))
  })

  test('is even: 60,000 rolls of a die', () => {
    const rng = new Rng(seed)
    const counts = Array<number>(6).fill(0)
    for (let n = 0; n < 60_000; n++) counts[rng.int(6)]++
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chi).toBeLessThan(20.5)
  })
})
