/** Thinking about one question: how long, and what came out. */
import type { Decision, GameTypes, Option, Rng, Seat } from '@waystation/kernel'
import type { Judge } from '../judge/judge.ts'
import type { Clock, Situation } from '../types.ts'
import type { Node } from './node.ts'
import { Search } from './search.ts'
import type { SearchSettings } from './settings.ts'

export interface Budget {
  readonly iterations: number
  /** Where a clock is at hand: no new iteration after this time. */
  readonly milliseconds: number
  /**
   * An answer is clear, and thinking ends, when no other could catch up in visits if it got this share of the iterations that are left.
   * Without it they are all used.
   */
  readonly doubt?: number
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

/** Looking at the clock, or at how clear things are, costs more than a short iteration. */
const LOOK_UP_EVERY = 8

export interface Thinking<T extends GameTypes> {
  readonly budget: Budget
  readonly judge: Judge<T>
  /** Default: those of the judge. */
  readonly settings?: SearchSettings | undefined
  readonly clock?: Clock | undefined
  /** What is left of an earlier thought. */
  readonly root?: Node | undefined
}

export function think<T extends GameTypes>(
  situation: Situation<T>,
  decision: Decision<T['option']>,
  rng: Rng,
  { budget, judge, settings = judge.search, clock, root }: Thinking<T>,
): Thought<T['option']> {
  const search = new Search(situation, rng, settings, { judge, root })
  const most = budget.iterations * judge.effort
  const started = clock?.() ?? 0
  let iterations = 0
  while (iterations < most) {
    search.iterate(situation.sample())
    iterations++
    if (iterations % LOOK_UP_EVERY !== 0) continue
    if (clock && clock() - started >= budget.milliseconds) break
    if (budget.doubt !== undefined && lead(search.root, decision) > budget.doubt * (most - iterations)) break
  }
  return { findings: search.findings(decision), iterations, root: search.root }
}

/** How many more visits the most visited answer has than any other. */
function lead(root: Node, { seat, options }: { readonly seat: Seat; readonly options: readonly Option[] }): number {
  let first = 0
  let second = 0
  for (const { id } of options) {
    const visits = root.child(seat, id)?.visits ?? 0
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  }
  return first - second
}
