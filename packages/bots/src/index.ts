import { greedy } from './greedy.ts'
import { random } from './random.ts'
import type { Bot } from './types.ts'

export { greedy, greedyOver } from './greedy.ts'
export { random } from './random.ts'
export { botAnswer, situate } from './situation.ts'
export type * from './types.ts'
export { valueOf } from './value.ts'

/** Weakest first. */
export const BOT_IDS = ['random', 'greedy'] as const
export type BotId = (typeof BOT_IDS)[number]

export const BOTS: { readonly [id in BotId]: Bot } = { random, greedy }

export function isBotId(id: string): id is BotId {
  return id in BOTS
}
