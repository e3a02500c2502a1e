/** A finished game looked at again: how the chances ran, where they turned, and what would have been better. */
import { apply, decisions, type Game, type GameTypes, type Option, type Seat, start } from '@waystation/kernel'
import { judgeOf } from '../judge/judge.ts'
import type { Network } from '../learn/network.ts'
import type { Clock } from '../types.ts'
import { chances } from './chances.ts'
import { type Answered, lookCloser, type Verdict } from './closer-look.ts'
import { type Played, type StandingMove, standingMoves } from './lines.ts'
import { type Review, summarize } from './summary.ts'

export interface ReviewSettings {
  /** Whose decisions are searched for better ones; everybody's chances are told. */
  readonly seats: readonly Seat[]
  readonly clock?: Clock | undefined
  /** Who judges; without it the game's own outlook does. */
  readonly network?: Network | null
}

/** What was answered, and what the search thinks of it. */
export interface JudgedMove<O extends Option> {
  readonly seat: Seat
  /** Lines of the log before it. */
  readonly line: number
  readonly option: O
  /** Everybody's chances before it; shares of one. */
  readonly before: readonly number[]
  /** Only for the seats asked for, where there was a choice and another answer might have been better. */
  readonly verdict: Verdict<O> | null
}

export interface ReviewStep<O extends Option> {
  readonly done: number
  readonly all: number
  /** The chances and where they turned, as soon as they are known; better moves follow. Null but once. */
  readonly curve: Review<O> | null
}

/** With a clock: nobody waits longer than this, in milliseconds. */
const MOST = 2500

/** Step by step, so that whoever waits can be told how far it is: first the chances, then better moves. */
export function* review<T extends GameTypes>(
  game: Game<T>,
  played: Played,
  { seats, clock, network = null }: ReviewSettings,
): Generator<ReviewStep<T['option']>, Review<T['option']>, void> {
  const started = clock?.() ?? 0
  const moves = standingMoves(game, played)
  const seed = `review\n${played.seed}`
  const judged: JudgedMove<T['option']>[] = []
  const chosen: { readonly move: number; readonly answer: Answered<T> }[] = []
  let { state } = start(game, played.config, played.seed)
  const judge = judgeOf(game, game.scores(state).length, network)
  for (const [move, { seat, option: id, line }] of moves.entries()) {
    const answer = answered(game, state, { seat, option: id, line })
    judged.push({ seat, line, option: answer.option, before: chances(game, judge, state, seed), verdict: null })
    const { options, optional } = answer.decision
    if (seats.includes(seat) && optional !== true && options.length > 1) chosen.push({ move, answer })
    yield { done: move + 1, all: moves.length, curve: null }
    ;({ state } = apply(game, state, seat, id))
  }
  const end = chances(game, judge, state, seed)
  const lines = played.log.length
  yield { done: 0, all: 1, curve: summarize(judged, end, lines) }
  chosen.sort((a, b) => lost(judged, end, b.move) - lost(judged, end, a.move) || a.move - b.move)
  const answers = chosen.map(({ answer }) => answer)
  const spent = (): number => (clock === undefined ? 0 : (clock() - started) / MOST)
  const looks = lookCloser(game, judge, answers, seed, spent)
  for (let step = looks.next(); ; step = looks.next()) {
    if (step.done === true) {
      for (const [at, verdict] of step.value) judged[chosen[at].move] = { ...judged[chosen[at].move], verdict }
      return summarize(judged, end, lines)
    }
    yield { ...step.value, curve: null }
  }
}

/** What chance somebody lost from an answer to the next of their own, by luck or by fault. */
function lost(moves: readonly JudgedMove<Option>[], end: readonly number[], at: number): number {
  const { seat, before } = moves[at]
  const next = moves.find((move, i) => i > at && move.seat === seat)
  return before[seat] - (next?.before ?? end)[seat]
}

/** What was asked, and which of its options was taken. */
function answered<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  { seat, option: id }: StandingMove,
): Answered<T> {
  const decision = decisions(game, state).find((one) => one.seat === seat && one.options.some((o) => o.id === id))
  const option = decision?.options.find((one) => one.id === id)
  if (decision === undefined || option === undefined) throw new Error(`${game.meta.id}: ${id} was not possible`)
  return { state, decision, option }
}
