/** Handfuls of one to three dice. A handful is coded as a number in base 7, so that options can be looked up by it. */

import { DIE_FACES } from '../data/setup.ts'

/** Number of codes: three digits in base 7. */
export const CODES = 343

export interface Handful {
  readonly code: number
  readonly sum: number
  readonly dice: readonly number[]
}

/** The code of dice given smallest first. */
export function codeOf(dice: readonly number[]): number {
  let code = 0
  for (const die of dice) code = code * 7 + die
  return code
}

/** The dice of a code, smallest first. */
export function diceOf(code: number): readonly number[] {
  const dice: number[] = []
  for (let rest = code; rest > 0; rest = Math.floor(rest / 7)) dice.unshift(rest % 7)
  return dice
}

const SUBSETS = Array<readonly Handful[] | undefined>(CODES)

/** The ways to use some of these dice (smallest first) together, each once, however many equal dice there are. */
export function handfulsOf(dice: readonly number[]): readonly Handful[] {
  const code = codeOf(dice)
  return (SUBSETS[code] ??= enumerate(diceOf(code)))
}

function enumerate(dice: readonly number[]): readonly Handful[] {
  const found = new Map<number, Handful>()
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    const chosen = dice.filter((_, i) => (mask & (1 << i)) !== 0)
    const code = codeOf(chosen)
    found.set(code, { code, sum: chosen.reduce((a, b) => a + b, 0), dice: chosen })
  }
  return [...found.values()].sort((a, b) => a.dice.length - b.dice.length || a.code - b.code)
}

const PAIRS = new Map<number, readonly number[]>()

/** Codes of the different pairs among the dice of the rodeo. */
export function pairCodes(rodeo: readonly number[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const die of rodeo) counts[die]++
  let key = 0
  for (let die = 1; die <= DIE_FACES; die++) key = key * 3 + Math.min(counts[die], 2)
  let pairs = PAIRS.get(key)
  if (pairs === undefined) {
    pairs = enumeratePairs(counts)
    PAIRS.set(key, pairs)
  }
  return pairs
}

function enumeratePairs(counts: readonly number[]): readonly number[] {
  const out: number[] = []
  for (let a = 1; a <= DIE_FACES; a++) {
    for (let b = a; b <= DIE_FACES; b++) {
      if (counts[a] > 0 && counts[b] > (a === b ? 1 : 0)) out.push(a * 7 + b)
    }
  }
  return out
}

/** Puts dice into the pool, which stays in order. */
export function addDice(pool: number[], dice: readonly number[]): void {
  pool.push(...dice)
  pool.sort((a, b) => a - b)
}

/** Takes these dice out of the pool. */
export function removeDice(pool: number[], dice: readonly number[]): void {
  for (const die of dice) pool.splice(pool.indexOf(die), 1)
}
