export { ADVICE_BUDGET, advise, type AdviceSettings, type Suggestion } from './advice.ts'
export type { Because } from './because/because.ts'
export { greedy, greedyOver } from './greedy.ts'
export { nameWith, partsOf } from './bot-name.ts'
export { LEVEL_IDS, type LevelId } from './levels.ts'
export {
  BOT_IDS,
  botBy,
  type BotId,
  botNamed,
  BOTS,
  contender,
  FORMER_IDS,
  inSomeStyle,
  isBotFor,
  isBotId,
} from './names.ts'
export type { Network } from './learn/network.ts'
export { networkFor } from './learn/stored.ts'
export { random } from './random.ts'
export type { Played } from './review/lines.ts'
export type { Verdict } from './review/closer-look.ts'
export { type JudgedMove, review, type ReviewSettings, type ReviewStep } from './review/review.ts'
export type { CurvePoint, Review, TurningPoint } from './review/summary.ts'
export { type SearchLevel, searchBot } from './search/bot.ts'
export { type Judge, judgeOf, type Mind } from './judge/judge.ts'
export { DEFAULTS, type SearchSettings } from './search/settings.ts'
export { type Budget, type Finding, type Thought, think } from './search/think.ts'
export { botAnswer, inAskingOrder, seated, situate } from './situation.ts'
export type * from './types.ts'
export { valueOf } from './value.ts'
