/**
 * The named opponents, weakest first. Greenhorn and Ranch hand look one step ahead and make mistakes. Where a network has learned the game,
 * Gunslinger looks one step ahead with it, without mistakes, and Legend searches with it; where none has, both search by the game's own
 * outlook, a little and a lot. Counts of iterations make them play alike on every machine; the time limit is for slow ones.
 */
import { careless } from './careless.ts'
import { stepAhead } from './greedy.ts'
import type { Mind } from './judge/judge.ts'
import { searchBot } from './search/bot.ts'
import { untilAnswers } from './until-answers.ts'
import type { Bot } from './types.ts'

export const LEVEL_IDS = ['greenhorn', 'ranch-hand', 'gunslinger', 'legend'] as const
export type LevelId = (typeof LEVEL_IDS)[number]

type Levels = { readonly [id in LevelId]: (mind: Mind) => Bot }

/** Worlds in which Gunslinger tries each answer. */
const WORLDS = 4

/** Without a network. */
const PLAIN_LEVELS: Levels = {
  greenhorn: (mind) => careless('greenhorn', { overlooks: 0.3, misjudges: 0.8 }, mind),
  'ranch-hand': (mind) => careless('ranch-hand', { overlooks: 0.03, misjudges: 0.1 }, mind),
  gunslinger: (mind) => searchBot('gunslinger', { budget: { iterations: 12, milliseconds: 800 } }, mind),
  legend: (mind) => searchBot('legend', { budget: { iterations: 200, milliseconds: 2500 } }, mind),
}

/** With one. */
const LEARNED_LEVELS: Levels = {
  greenhorn: (mind) => careless('greenhorn', { overlooks: 0.3, misjudges: 0.6 }, mind),
  'ranch-hand': (mind) => careless('ranch-hand', { overlooks: 0.15, misjudges: 0.4 }, mind),
  gunslinger: (mind) => stepAhead('gunslinger', WORLDS, mind),
  legend: (mind) => searchBot('legend', { budget: { iterations: 400, milliseconds: 1900, doubt: 0.5 } }, mind),
}

export function levelOf(id: LevelId, mind: Mind): Bot {
  const plain = PLAIN_LEVELS[id]({ ...mind, network: null })
  return mind.network === null ? plain : untilAnswers(mind.network.longest, LEARNED_LEVELS[id](mind), plain)
}
