/** A hint: what a strong player would weigh at a seat's question, knowing what the seat knows. */
import type { GameTypes, Option, Rng } from '@waystation/kernel'
import { because, type Because } from './because/because.ts'
import { stepAhead } from './greedy.ts'
import { judgeOf } from './judge/judge.ts'
import type { Network } from './learn/network.ts'
import { type Budget, think } from './search/think.ts'
import type { Clock, Situation } from './types.ts'

export interface Suggestion<O extends Option> {
  /** Null: let the others go on. */
  readonly option: O | null
  /** Expected share of success after it, from 0 to 1; null where nothing was searched. */
  readonly chance: number | null
  readonly visits: number
  /** What speaks for it; null where nothing stands out. */
  readonly because: Because | null
}

/** Enough to be worth listening to, soon enough to be waited for. */
export const ADVICE_BUDGET: Budget = { iterations: 600, milliseconds: 1700 }

/** Worlds in which it is tried out to step in. */
const WORLDS = 3

/** Reasons are given for so many, each beside the others. */
const EXPLAINED = 4

export interface AdviceSettings {
  readonly budget?: Budget
  readonly clock?: Clock | undefined
  /** Who judges; without it the game's own outlook does. */
  readonly network?: Network | null
}

/** Best first; options that the search never came to are left out. Nothing when the seat is not asked. */
export function advise<T extends GameTypes>(
  situation: Situation<T>,
  rng: Rng,
  { budget = ADVICE_BUDGET, clock, network = null }: AdviceSettings = {},
): readonly Suggestion<T['option']>[] {
  const { decisions } = situation.seen
  if (decisions.length === 0) return []
  const asked = decisions.find(({ optional }) => optional !== true)
  // Whether to step in is weighed one step ahead, as the levels do.
  if (asked === undefined) {
    const option = stepAhead('advice', WORLDS, { network, style: null }).choose(situation, rng)
    return [{ option, chance: null, visits: 0, because: null }]
  }
  const judge = judgeOf(situation.game, situation.seats, network)
  const { findings } = think(situation, asked, rng, { budget, judge, clock })
  const weighed = findings.filter(({ visits }) => visits > 0)
  const reasons = because(
    situation,
    weighed.slice(0, EXPLAINED).map(({ option }) => option.id),
    rng,
    network,
  )
  return weighed.map((finding, i) => ({ ...finding, because: reasons[i] ?? null }))
}
