/**
 * One step ahead: the option after which the position looks best, averaged over a few worlds the seat could be in. Without a network a step
 * ends where the game says that a position can be judged.
 */
import { candidatesOf, highest, lookAhead } from './ahead.ts'
import { judgeFor, type Mind, PLAIN } from './judge/judge.ts'
import type { Bot } from './types.ts'

const WORLDS = 3

export function stepAhead(id: string, worlds: number, mind: Mind): Bot {
  return {
    id,
    choose(situation, rng) {
      const candidates = candidatesOf(situation)
      if (candidates.length === 1) return candidates[0]
      return candidates[highest(lookAhead(situation, judgeFor(situation, mind), candidates, worlds), rng)]
    },
  }
}

/** By the game's own evaluation: a yardstick that learns nothing. */
export const greedyOver = (worlds: number): Bot => stepAhead('greedy', worlds, PLAIN)

export const greedy = greedyOver(WORLDS)
