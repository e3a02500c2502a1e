/** Plays like greedy, but now and then answers without looking. */
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import type { Bot } from './types.ts'

/** How finely the share of careless answers is measured. */
const GRAIN = 1000

export function hasty(id: string, careless: number): Bot {
  return {
    id,
    choose(situation, rng) {
      const bot = rng.int(GRAIN) < careless * GRAIN ? random : greedy
      return bot.choose(situation, rng)
    },
  }
}
