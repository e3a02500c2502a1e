/** Bots by name. */
import type { Meta } from '@waystation/kernel'
import { nameWith, partsOf } from './bot-name.ts'
import { greedy } from './greedy.ts'
import { type Mind, PLAIN } from './judge/judge.ts'
import type { Network } from './learn/network.ts'
import { LEVEL_IDS, type LevelId, levelOf } from './levels.ts'
import { random } from './random.ts'
import type { Bot } from './types.ts'

/** Weakest first; `random` and `greedy` are the yardsticks, the levels are the opponents people choose. */
export const BOT_IDS = ['random', 'greedy', ...LEVEL_IDS] as const
export type BotId = (typeof BOT_IDS)[number]

/** As they play where no network has learned the game. */
export const BOTS: { readonly [id in BotId]: Bot } = {
  random,
  greedy,
  ...(Object.fromEntries(LEVEL_IDS.map((id) => [id, levelOf(id, PLAIN)])) as Record<LevelId, Bot>),
}

export function isBotId(id: string): id is BotId {
  return Object.hasOwn(BOTS, id)
}

/** As they play with this network, and in this style. Yardsticks have neither. */
export function botBy(id: BotId, network: Network | null, style: string | null = null): Bot {
  const level = LEVEL_IDS.find((known) => known === id)
  const mind: Mind = { network, style }
  return level === undefined || (network === null && style === null) ? BOTS[id] : levelOf(level, mind)
}

/** Whether the game knows such a bot. Yardsticks have no taste. */
export function isBotFor({ styles = [] }: Pick<Meta, 'styles'>, name: string): boolean {
  const { id, style } = partsOf(name)
  if (!isBotId(id)) return false
  return style === null || (styles.includes(style) && LEVEL_IDS.some((level) => level === id))
}

/**
 * The bot that sits down where this one is asked for: a level without a style gets one of the game's, so that games against the same level
 * differ. `draw`: a whole number below another. Null: the game knows no such bot.
 */
export function inSomeStyle(meta: Pick<Meta, 'styles'>, asked: string, draw: (below: number) => number): string | null {
  if (!isBotFor(meta, asked)) return null
  const { styles = [] } = meta
  const plain = LEVEL_IDS.some((id) => id === asked)
  return plain && styles.length > 0 ? nameWith(asked, styles[draw(styles.length)]) : asked
}

/** Null: there is none. A style that the game does not know, as earlier rules may not, is none in particular. */
export function botNamed(name: string, network: Network | null): Bot | null {
  const { id, style } = partsOf(name)
  return isBotId(id) ? botBy(id, network, style) : null
}

/** Levels as they were in the release of this number, without networks: what the arena measures new ones by. Nobody is offered them. */
const FORMER = '-0.2'
export const FORMER_IDS = [`gunslinger${FORMER}`, `legend${FORMER}`] as const

/** A bot by the name it has in an arena, where those of former days play too. */
export function contender(name: string, network: Network | null): Bot | null {
  const former = FORMER_IDS.find((id) => id === name)?.slice(0, -FORMER.length)
  return former === undefined ? botNamed(name, network) : botNamed(former, null)
}
