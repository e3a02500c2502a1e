/**
 * The named opponents, weakest first. A greenhorn looks one step ahead and is often careless; a ranch hand is so seldom;
 * the others search. Counts of iterations make them play alike on every machine; the time limit is for slow ones.
 */
import { hasty } from './hasty.ts'
import { searchBot } from './search/bot.ts'
import { DEFAULTS } from './search/search.ts'
import type { Bot } from './types.ts'

export const LEVEL_IDS = ['greenhorn', 'ranch-hand', 'gunslinger', 'legend'] as const
export type LevelId = (typeof LEVEL_IDS)[number]

export const LEVELS: { readonly [id in LevelId]: Bot } = {
  greenhorn: hasty('greenhorn', 0.35),
  'ranch-hand': hasty('ranch-hand', 0.03),
  gunslinger: searchBot('gunslinger', { settings: DEFAULTS, budget: { iterations: 12, milliseconds: 800 } }),
  legend: searchBot('legend', { settings: DEFAULTS, budget: { iterations: 200, milliseconds: 2500 } }),
}
