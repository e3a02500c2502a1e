/** Thinking about one question: how long, and what came out. */
import type { Decision, GameTypes, Option, Rng } from '@waystation/kernel'
import type { Clock, Situation } from '../types.ts'
import { Node } from './node.ts'
import { Search, type SearchSettings } from './search.ts'

export interface Budget {
  readonly iterations: number
  /** Where a clock is at hand: no new iteration after this time. */
  readonly milliseconds: number
}

/** An option and what the search thinks of it. */
export interface Finding<O extends Option> {
  readonly option: O
  /** How often the search came back to it. */
  readonly visits: number
  /** The seat's expected share of success after it, from 0 to 1; half means an even game of two. */
  readonly chance: number
}

export interface Thought<O extends Option> {
  /** Best first. */
  readonly findings: readonly Finding<O>[]
  readonly iterations: number
  readonly root: Node
}

/** Looking at the clock costs more than a short iteration. */
const CLOCK_EVERY = 8

export function think<T extends GameTypes>(
  situation: Situation<T>,
  decision: Decision<T['option']>,
  rng: Rng,
  how: {
    readonly settings: SearchSettings
    readonly budget: Budget
    readonly clock?: Clock | undefined
    readonly root?: Node
  },
): Thought<T['option']> {
  const search = new Search(situation, rng, how.settings, how.root ?? new Node(0))
  const { budget, clock } = how
  const started = clock?.() ?? 0
  let iterations = 0
  while (iterations < budget.iterations) {
    search.iterate(situation.sample())
    iterations++
    if (clock && iterations % CLOCK_EVERY === 0 && clock() - started >= budget.milliseconds) break
  }
  return { findings: search.findings(decision), iterations, root: search.root }
}
