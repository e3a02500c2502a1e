/**
 * One step ahead: the option after which the position looks best, averaged over a few worlds the seat could be in. Without a network a step
 * ends where the game says that a position can be judged.
 */
import { candidatesOf, highest, lookAhead } from './ahead.ts'
import { judgeOf } from './judge/judge.ts'
import type { Network } from './learn/network.ts'
import type { Bot } from './types.ts'

const WORLDS = 3

export function stepAhead(id: string, worlds: number, network: Network | null): Bot {
  return {
    id,
    choose(situation, rng) {
      const candidates = candidatesOf(situation)
      if (candidates.length === 1) return candidates[0]
      const judge = judgeOf(situation.game, situation.seats, network)
      return candidates[highest(lookAhead(situation, judge, candidates, worlds), rng)]
    },
  }
}

/** By the game's own evaluation: a yardstick that learns nothing. */
export const greedyOver = (worlds: number): Bot => stepAhead('greedy', worlds, null)

export const greedy = greedyOver(WORLDS)
