/**
 * The generator every game keeps inside its own state, as four numbers. Draws are unbiased and identical on every machine; the numbers are
 * plain data and travel with the state. The seed decides which of two it is:
 *
 * - sfc32 (Chris Doty-Humphrey), four 32-bit words: quick, for search, simulation and games on one device. Who sees enough of its draws
 *   can work out the others.
 * - keyed, for games between people at a house: three numbers are a key of 156 bits, the fourth counts, and each draw is a SHA-256 of
 *   them. No draw says anything about another one. A first number beyond 32 bits tells it from the other.
 */
import { sha256Words } from './sha256.ts'

export type RngWords = [number, number, number, number]

const TWO_32 = 4294967296
/** Above this a product with a 32-bit draw is no longer exact in a double. */
const EXACT_LIMIT = 1 << 21

const KEYED = /^keyed [0-9a-f]{64}$/
const KEYED_FROM = 2 ** 52

/** The seed of a keyed generator; `key`: 64 hexadecimal digits. */
export function keyedSeed(key: string): string {
  return `keyed ${key}`
}

function keyedWords(seed: string): RngWords {
  const digest = sha256Words(`waystation key\n${seed}`)
  // 32 bits of one word and 20 of the next, beyond what 32 bits hold.
  const number = (i: number): number => KEYED_FROM + (digest[i] >>> 0) * 2 ** 20 + (digest[i + 1] >>> 12)
  return [number(0), number(2), number(4), 0]
}

/** Words from any text, by way of SHA-256, so that similar seeds give unrelated games. */
export function seedWords(seed: string): RngWords {
  if (KEYED.test(seed)) return keyedWords(seed)
  const digest = sha256Words(`waystation seed\n${seed}`)
  const words: RngWords = [digest[0], digest[1], digest[2], 1]
  for (let i = 0; i < 12; i++) nextWord(words)
  return words
}

/** The next 32 random bits, as an integer from 0 to 2^32 - 1. */
export function nextWord(w: RngWords): number {
  if (w[0] >= KEYED_FROM) return sha256Words(`waystation draw\n${w[0]} ${w[1]} ${w[2]} ${w[3]++}`)[0] >>> 0
  const t = (((w[0] + w[1]) | 0) + w[3]) | 0
  w[3] = (w[3] + 1) | 0
  w[0] = w[1] ^ (w[1] >>> 9)
  w[1] = (w[2] + (w[2] << 3)) | 0
  w[2] = (((w[2] << 21) | (w[2] >>> 11)) + t) | 0
  return t >>> 0
}

/** An unbiased integer from 0 to n - 1 (Lemire's multiply-and-reject). */
export function drawInt(w: RngWords, n: number): number {
  if (!(n >= 1 && n <= TWO_32 && Math.floor(n) === n))
    throw new RangeError(`int(${n}): want a whole number from 1 to 2^32`)
  if (n > EXACT_LIMIT) return drawLarge(w, n)
  let word = nextWord(w)
  // The lower half of the product: what division by 2^32 leaves, without a division.
  let low = Math.imul(word, n) >>> 0
  if (low < n) {
    const threshold = (TWO_32 - n) % n
    while (low < threshold) {
      word = nextWord(w)
      low = Math.imul(word, n) >>> 0
    }
  }
  return (word * n - low) / TWO_32
}

function drawLarge(w: RngWords, n: number): number {
  if (n === TWO_32) return nextWord(w)
  const limit = TWO_32 - (TWO_32 % n)
  for (;;) {
    const word = nextWord(w)
    if (word < limit) return word % n
  }
}

/** Fisher-Yates, in place. */
export function shuffleInPlace<T>(w: RngWords, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = drawInt(w, i + 1)
    const held = items[i]
    items[i] = items[j]
    items[j] = held
  }
  return items
}

/** A generator with a handle: for set-up, bots and sampling. Rules draw through their `RuleContext`. */
export class Rng {
  readonly words: RngWords

  constructor(seed: string | RngWords) {
    this.words = typeof seed === 'string' ? seedWords(seed) : seed
  }

  int(n: number): number {
    return drawInt(this.words, n)
  }

  /** A die with faces 1 to `faces`. */
  roll(faces: number): number {
    return 1 + drawInt(this.words, faces)
  }

  shuffle<T>(items: T[]): T[] {
    return shuffleInPlace(this.words, items)
  }

  /** Shuffles what nobody may know the order of: the outcome does not depend on how the items lay. In place. */
  mix<T extends number | string>(items: T[]): T[] {
    items.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    return this.shuffle(items)
  }

  pick<T>(items: readonly T[]): T {
    return items[drawInt(this.words, items.length)]
  }
}
