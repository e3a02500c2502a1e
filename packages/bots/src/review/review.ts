/** A finished game looked at again: how the chances ran, where they turned, and what would have been better. */
import {
  apply,
  decisions,
  type Game,
  type GameTypes,
  type Option,
  Play,
  Rng,
  type Seat,
  start,
} from '@waystation/kernel'
import { DEFAULTS } from '../search/search.ts'
import { type Budget, type Finding, think } from '../search/think.ts'
import { utilities } from '../search/utility.ts'
import { situate } from '../situation.ts'
import type { Clock, Situation } from '../types.ts'
import { chances } from './chances.ts'
import { type Played, type StandingMove, standingMoves } from './lines.ts'

export interface ReviewSettings {
  /** Whose decisions are searched for better ones; everybody's chances are told. */
  readonly seats: readonly Seat[]
  readonly budget?: Budget
  readonly clock?: Clock | undefined
}

/** What was answered, and what the search thinks of it. */
export interface JudgedMove<O extends Option> {
  readonly seat: Seat
  /** Lines of the log before it. */
  readonly line: number
  readonly option: O
  /** Everybody's chances before it; shares of one. */
  readonly before: readonly number[]
  /** Only for the seats asked for, and only where there was a choice. */
  readonly verdict: Verdict<O> | null
}

export interface Verdict<O extends Option> {
  readonly chosen: Finding<O>
  readonly best: Finding<O>
  /** What the choice cost, in chance; 0 if it was the best. */
  readonly cost: number
}

export interface ReviewStep<O extends Option> {
  readonly done: number
  readonly all: number
  readonly move: JudgedMove<O>
}

const REVIEW_BUDGET: Budget = { iterations: 150, milliseconds: 400 }
/** Fewer say little about an answer. */
const FEW_VISITS = 4
const WORLDS = 16

/** One step per answer, so that whoever waits can be told how far it is; returns everybody's chances at the end. */
export function* review<T extends GameTypes>(
  game: Game<T>,
  played: Played,
  { seats, budget = REVIEW_BUDGET, clock }: ReviewSettings,
): Generator<ReviewStep<T['option']>, readonly number[], void> {
  const moves = standingMoves(game, played)
  const seed = `review\n${played.seed}`
  let { state } = start(game, played.config, played.seed)
  for (const [done, { seat, option, line }] of moves.entries()) {
    const before = chances(game, state, seed)
    const judge = { seat, option, line }
    const move = judgedMove(game, state, judge, { before, seed, budget, clock, search: seats.includes(seat) })
    yield { done: done + 1, all: moves.length, move }
    ;({ state } = apply(game, state, seat, option))
  }
  return chances(game, state, seed)
}

function judgedMove<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  { seat, option: id, line }: StandingMove,
  how: {
    readonly before: readonly number[]
    readonly seed: string
    readonly budget: Budget
    readonly clock: Clock | undefined
    readonly search: boolean
  },
): JudgedMove<T['option']> {
  const decision = decisions(game, state).find((one) => one.seat === seat && one.options.some((o) => o.id === id))
  const option = decision?.options.find((one) => one.id === id)
  if (decision === undefined || option === undefined) throw new Error(`${game.meta.id}: ${id} was not possible`)
  const judged = { seat, line, option, before: how.before, verdict: null }
  if (!how.search || decision.optional === true || decision.options.length < 2) return judged
  const rng = new Rng(`${how.seed}\n${line}`)
  const situation = situate(game, state, seat, rng)
  const { findings } = think(situation, decision, rng, { settings: DEFAULTS, ...how })
  return { ...judged, verdict: verdictOn(situation, findings, option) }
}

/** The best is what the search would have played; another of the same worth is no mistake. */
function verdictOn<T extends GameTypes>(
  situation: Situation<T>,
  findings: readonly Finding<T['option']>[],
  option: T['option'],
): Verdict<T['option']> {
  const [best] = findings
  const found = findings.find((finding) => finding.option.id === option.id)
  if (found !== undefined && found.visits >= FEW_VISITS) {
    return { chosen: found, best, cost: Math.max(0, best.chance - found.chance) }
  }
  // The search hardly looked at it: compare the two by what can be expected right after them.
  const cost = Math.max(0, expectedAfter(situation, best.option) - expectedAfter(situation, option))
  return { chosen: { option, visits: found?.visits ?? 0, chance: Math.max(0, best.chance - cost) }, best, cost }
}

/** The seat's chance right after an answer, over some worlds. */
function expectedAfter<T extends GameTypes>({ game, seat, sample }: Situation<T>, { id }: T['option']): number {
  let total = 0
  for (let n = 0; n < WORLDS; n++) {
    const play = new Play(game, sample())
    play.answer(seat, id)
    total += utilities(game, play.state, game.scores(play.state).length)[seat]
  }
  return total / WORLDS
}
