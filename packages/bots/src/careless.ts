/**
 * One step ahead, as people do who are new to a game or play after work: some answers they never notice, others they take for better or worse
 * than they are, and of the others at the table they hardly think. They never throw dice: what is plainly best is mostly found.
 */
import type { Rng } from '@waystation/kernel'
import { candidatesOf, highest, lookAhead } from './ahead.ts'
import { judgeFor, type Mind } from './judge/judge.ts'
import type { Bot } from './types.ts'

export interface Mistakes {
  /** How large a share of the answers is not noticed. */
  readonly overlooks: number
  /** How far answers are misjudged, in parts of how far they lie apart. */
  readonly misjudges: number
}

const GRAIN = 1000
/** Answers that are weighed at least. */
const FEWEST = 2
/** Draws that make up one error: their sum is nearly normal. */
const DRAWS = 4
/** Of one draw between minus a half and a half. */
const DEVIATION = Math.sqrt(DRAWS / 12)
/** Nobody but one's own points. */
const OWN_POINTS = { rival: 0, win: 0 }

export function careless(id: string, { overlooks, misjudges }: Mistakes, { network, style }: Mind): Bot {
  const own = { network: network?.twin(OWN_POINTS) ?? null, style }
  return {
    id,
    choose(situation, rng) {
      const candidates = candidatesOf(situation)
      if (candidates.length === 1) return candidates[0]
      // To do nothing occurs to everybody, and nobody takes the only thing they see for the only one there is.
      const noticed = candidates.filter((candidate) => candidate === null || rng.int(GRAIN) >= overlooks * GRAIN)
      const weighed = noticed.length < FEWEST ? candidates : noticed
      const values = lookAhead(situation, judgeFor(situation, own), weighed, 1)
      const error = misjudges * deviation(values)
      return weighed[
        highest(
          values.map((value) => value + error * normal(rng)),
          rng,
        )
      ]
    },
  }
}

function normal(rng: Rng): number {
  let sum = -DRAWS / 2
  for (let n = 0; n < DRAWS; n++) sum += (rng.int(GRAIN) + 0.5) / GRAIN
  return sum / DEVIATION
}

/** How far the values lie apart. */
function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length)
}
