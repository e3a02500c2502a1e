import { greedy } from './greedy.ts'
import { LEVEL_IDS, LEVELS } from './levels.ts'
import { random } from './random.ts'
import type { Bot } from './types.ts'

export { ADVICE_BUDGET, advise, type AdviceSettings, type Suggestion } from './advice.ts'
export type { Because } from './because.ts'
export { greedy, greedyOver } from './greedy.ts'
export { LEVEL_IDS, LEVELS, type LevelId } from './levels.ts'
export { random } from './random.ts'
export type { Played } from './review/lines.ts'
export type { Verdict } from './review/closer-look.ts'
export { type JudgedMove, review, type ReviewSettings, type ReviewStep } from './review/review.ts'
export type { CurvePoint, Review, TurningPoint } from './review/summary.ts'
export { type SearchLevel, searchBot } from './search/bot.ts'
export { DEFAULTS, type SearchSettings } from './search/search.ts'
export { type Budget, type Finding, type Thought, think } from './search/think.ts'
export { botAnswer, inAskingOrder, seated, situate } from './situation.ts'
export type * from './types.ts'
export { valueOf } from './value.ts'

/** Weakest first; `random` and `greedy` are the yardsticks, the levels are the opponents people choose. */
export const BOT_IDS = ['random', 'greedy', ...LEVEL_IDS] as const
export type BotId = (typeof BOT_IDS)[number]

export const BOTS: { readonly [id in BotId]: Bot } = { random, greedy, ...LEVELS }

export function isBotId(id: string): id is BotId {
  return Object.hasOwn(BOTS, id)
}
