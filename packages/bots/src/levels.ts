/**
 * The named opponents, weakest first. Greenhorn and Ranch hand look one step ahead and make mistakes. Where a network has learned the game,
 * Gunslinger looks one step ahead with it, without mistakes, and Legend searches with it; where none has, both search by the game's own
 * outlook, a little and a lot. Counts of iterations make them play alike on every machine; the time limit is for slow ones.
 */
import { careless } from './careless.ts'
import { stepAhead } from './greedy.ts'
import type { Network } from './learn/network.ts'
import { searchBot } from './search/bot.ts'
import type { Bot } from './types.ts'

export const LEVEL_IDS = ['greenhorn', 'ranch-hand', 'gunslinger', 'legend'] as const
export type LevelId = (typeof LEVEL_IDS)[number]

type Levels = { readonly [id in LevelId]: Bot }

/** Worlds in which Gunslinger tries each answer. */
const WORLDS = 4

/** Without a network. */
export const LEVELS: Levels = {
  greenhorn: careless('greenhorn', { overlooks: 0.3, misjudges: 0.8 }, null),
  'ranch-hand': careless('ranch-hand', { overlooks: 0.03, misjudges: 0.1 }, null),
  gunslinger: searchBot('gunslinger', { budget: { iterations: 12, milliseconds: 800 } }),
  legend: searchBot('legend', { budget: { iterations: 200, milliseconds: 2500 } }),
}

/** With one. */
export function learnedLevels(network: Network): Levels {
  return {
    greenhorn: careless('greenhorn', { overlooks: 0.3, misjudges: 0.6 }, network),
    'ranch-hand': careless('ranch-hand', { overlooks: 0.15, misjudges: 0.4 }, network),
    gunslinger: stepAhead('gunslinger', WORLDS, network),
    legend: searchBot('legend', { budget: { iterations: 400, milliseconds: 1900, doubt: 0.5 } }, network),
  }
}
