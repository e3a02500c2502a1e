import { greedy } from './greedy.ts'
import type { Network } from './learn/network.ts'
import { LEVEL_IDS, learnedLevels, LEVELS } from './levels.ts'
import { random } from './random.ts'
import type { Bot } from './types.ts'

export { ADVICE_BUDGET, advise, type AdviceSettings, type Suggestion } from './advice.ts'
export type { Because } from './because/because.ts'
export { greedy, greedyOver } from './greedy.ts'
export { LEVEL_IDS, LEVELS, type LevelId } from './levels.ts'
export type { Network } from './learn/network.ts'
export { networkFor } from './learn/stored.ts'
export { random } from './random.ts'
export type { Played } from './review/lines.ts'
export type { Verdict } from './review/closer-look.ts'
export { type JudgedMove, review, type ReviewSettings, type ReviewStep } from './review/review.ts'
export type { CurvePoint, Review, TurningPoint } from './review/summary.ts'
export { type SearchLevel, searchBot } from './search/bot.ts'
export { type Judge, judgeOf } from './judge/judge.ts'
export { DEFAULTS, type SearchSettings } from './search/settings.ts'
export { type Budget, type Finding, type Thought, think } from './search/think.ts'
export { botAnswer, inAskingOrder, seated, situate } from './situation.ts'
export type * from './types.ts'
export { valueOf } from './value.ts'

/** Weakest first; `random` and `greedy` are the yardsticks, the levels are the opponents people choose. */
export const BOT_IDS = ['random', 'greedy', ...LEVEL_IDS] as const
export type BotId = (typeof BOT_IDS)[number]

/** As they play where no network has learned the game. */
export const BOTS: { readonly [id in BotId]: Bot } = { random, greedy, ...LEVELS }

/** As they play with this network. */
export function botBy(id: BotId, network: Network | null): Bot {
  return network === null ? BOTS[id] : { ...BOTS, ...learnedLevels(network) }[id]
}

/** Levels as they were in the release of this number, without networks: what the arena measures new ones by. Nobody is offered them. */
const FORMER = '-0.2'
export const FORMER_IDS = [`gunslinger${FORMER}`, `legend${FORMER}`] as const

/** A bot by the name it has in an arena, where those of former days play too. */
export function contender(name: string, network: Network | null): Bot | null {
  const former = FORMER_IDS.find((id) => id === name)?.slice(0, -FORMER.length)
  const id = former ?? name
  return isBotId(id) ? botBy(id, former === undefined ? network : null) : null
}

export function isBotId(id: string): id is BotId {
  return Object.hasOwn(BOTS, id)
}
