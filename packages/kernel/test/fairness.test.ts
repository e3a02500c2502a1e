import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitment, sha256 } from '../src/index.ts'

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
