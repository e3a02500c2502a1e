import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawInt, nextWord, Rng, type RngWords, seedWords, shuffleInPlace } from '../src/rng.ts'

describe('the stream never changes: every record depends on it', () => {
  test.each<[string, RngWords, number[]]>([
    ['', [1215830072, -1859437123, 389107674, 13], [3651360258, 1646229211, 1290514655, 2693841487, 4026944292]],
    ['waystation', [576160756, -1928673614, -255719758, 13], [2942454451, 69107745, 715968502, 715363547, 710258367]],
    ['é🐄', [-1797041202, -1607985854, 952128263, 13], [889940253, 2671438997, 1145312440, 725568311, 2395684210]],
  ])('seed "%s"', (seed, words, draws) => {
    const found = seedWords(seed)
    expect(found).toEqual(words)
    expect(draws.map(() => nextWord(found))).toEqual(draws)
  })

  test('dice, cards and large numbers', () => {
    const dice = new Rng('dice')
    expect(Array.from({ length: 20 }, () => dice.roll(6)).join('')).toBe('12232161435442152261')
    expect(new Rng('cards').shuffle('abcdefghij'.split('')).join('')).toBe('ihcbafdjeg')
    const large = new Rng('large')
    const sizes = [2 ** 32, 2 ** 31 + 1, 3_000_000_000, 2 ** 21, 2 ** 21 + 1]
    expect(sizes.map((n) => large.int(n))).toEqual([3171460980, 107982684, 1377173241, 134597, 980299])
  })
})

/** sfc32 as published, in whole numbers of any size. */
function reference([a, b, c, counter]: readonly bigint[]): { word: bigint; next: bigint[] } {
  const cut = (x: bigint): bigint => x & 0xffffffffn
  const word = cut(a + b + counter)
  const rotated = cut(c << 21n) | (c >> 11n)
  return { word, next: [b ^ (b >> 9n), cut(c + (c << 3n)), cut(rotated + word), cut(counter + 1n)] }
}

test('draws are those of sfc32', () => {
  const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
  fc.assert(
    fc.property(fc.tuple(int32, int32, int32, int32), (start) => {
      const words: RngWords = [...start]
      let state = start.map((word) => BigInt(word >>> 0))
      for (let i = 0; i < 20; i++) {
        const { word, next } = reference(state)
        expect(BigInt(nextWord(words))).toBe(word)
        expect(words.map((w) => BigInt(w >>> 0))).toEqual(next)
        state = next
      }
    }),
    { seed: 1, numRuns: 200 },
  )
})

/** Pearson's statistic for a fair draw, in standard deviations from its mean. */
function unfairness(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count)
  const expected = total / counts.length
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  return (chi - freedom) / Math.sqrt(2 * freedom)
}

describe('fair', () => {
  test.each([2, 3, 5, 6, 7, 10, 36, 52, 100, 1000])('int(%i)', (n) => {
    const rng = new Rng(`fair ${n}`)
    const counts = Array<number>(n).fill(0)
    for (let i = 0; i < 1000 * Math.max(n, 50); i++) counts[rng.int(n)]++
    expect(Math.abs(unfairness(counts))).toBeLessThan(4)
  })

  test.each([1_500_000, 2 ** 21, 2 ** 21 + 1, 2 ** 31 + 1, 3 * 2 ** 30])('int(%i), by sixteenths', (n) => {
    const rng = new Rng(`fair ${n}`)
    const counts = Array<number>(16).fill(0)
    for (let i = 0; i < 100_000; i++) counts[Math.floor((rng.int(n) * 16) / n)]++
    expect(Math.abs(unfairness(counts))).toBeLessThan(4)
  })

  test('shuffle: all orders of four alike', () => {
    const rng = new Rng('orders')
    const seen = new Map<string, number>()
    for (let i = 0; i < 48_000; i++) {
      const order = rng.shuffle([0, 1, 2, 3]).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    expect(Math.abs(unfairness([...seen.values()]))).toBeLessThan(4)
  })

  test('the first draw of many seeds', () => {
    const counts = Array<number>(6).fill(0)
    for (let i = 0; i < 12_000; i++) counts[new Rng(`game ${i}`).int(6)]++
    expect(Math.abs(unfairness(counts))).toBeLessThan(4)
  })

  test('the measure finds a die that is 3% off', () => {
    const counts = [10_000, 10_000, 10_000, 10_000, 10_000, 10_300]
    expect(unfairness(counts.map((count) => count * 10))).toBeGreaterThan(4)
  })
})

test('int(n) is a whole number below n, and int(1) is 0', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
      const value = new Rng(seed).int(n)
      expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
      expect(new Rng(seed).int(1)).toBe(0)
    }),
    { seed: 2 },
  )
})

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('int(%d) is refused', (n) => {
  expect(() => drawInt([1, 2, 3, 4], n)).toThrow(RangeError)
})

test('a shuffle keeps every item, in place', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
      const list = items.slice()
      const sorted = (numbers: number[]): number[] => numbers.slice().sort((a, b) => a - b)
      expect(shuffleInPlace(seedWords(seed), list)).toBe(list)
      expect(sorted(list)).toEqual(sorted(items))
    }),
    { seed: 3 },
  )
})

test('a generator is its words: a copy goes on alike, and setting words continues a stream', () => {
  const rng = new Rng('copy')
  rng.int(6)
  const copy = new Rng([...rng.words])
  expect(Array.from({ length: 10 }, () => copy.int(100))).toEqual(Array.from({ length: 10 }, () => rng.int(100)))
  expect(rng.pick(['only'])).toBe('only')
})

test('similar seeds give unrelated words', () => {
  const words = Array.from({ length: 1000 }, (_, i) => seedWords(`game ${i}`).slice(0, 3).join())
  expect(new Set(words).size).toBe(1000)
})
