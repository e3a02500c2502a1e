/**
 * One step ahead: the option after which the position looks best, averaged over a few worlds the seat could be in.
 * A step is over when somebody else is asked: what the seat may still do by itself is carried on, each time with what
 * looks best at once. Otherwise "use the thief" would look like losing a thief.
 */
import { type Decision, findOption, type Game, type GameTypes, Play, type Rng, type Seat } from '@waystation/kernel'
import type { Bot, Situation } from './types.ts'
import { valueOf } from './value.ts'

const WORLDS = 3
/** Longer turns are valued where they stand. */
const LONGEST_TURN = 6

export function greedyOver(worlds: number): Bot {
  return { id: 'greedy', choose: (situation, rng) => bestOption(situation, rng, worlds) }
}

export const greedy = greedyOver(WORLDS)

function bestOption<T extends GameTypes>(situation: Situation<T>, rng: Rng, worlds: number): T['option'] | null {
  const { decisions } = situation.seen
  const candidates: (T['option'] | null)[] = decisions.flatMap((decision) => decision.options)
  if (decisions.every((decision) => decision.optional === true)) candidates.push(null)
  if (candidates.length === 1) return candidates[0]
  const totals = candidates.map(() => 0)
  for (let n = 0; n < worlds; n++) addWorld(situation, candidates, totals)
  return candidates[highest(totals, rng)]
}

/** Adds what each candidate leads to in one sampled world. */
function addWorld<T extends GameTypes>(
  { game, seat, sample }: Situation<T>,
  candidates: readonly (T['option'] | null)[],
  totals: number[],
): void {
  const world = sample()
  const play = new Play(game, game.clone(world))
  candidates.forEach((candidate, i) => {
    play.reset(game.clone(world))
    if (candidate !== null) {
      const { decision, option } = findOption<T['option']>(play.decisions, seat, candidate.id)
      play.choose(decision, option)
      carryOn(play, seat)
    }
    totals[i] += valueOf(game, play.state, seat)
  })
}

/** Plays the rest of the seat's own turn. */
function carryOn<T extends GameTypes>(play: Play<T>, seat: Seat): void {
  for (let n = 0; n < LONGEST_TURN; n++) {
    const mine = play.decisions.find((decision) => decision.seat === seat && decision.optional !== true)
    if (!mine) return
    const state = bestNext(play.game, play.state, mine)
    play.reset(state)
  }
}

/** The best of the positions right after each option. */
function bestNext<T extends GameTypes>(
  game: Game<T>,
  from: Readonly<T['state']>,
  decision: Decision<T['option']>,
): T['state'] {
  let best = game.clone(from)
  let bestValue = Number.NEGATIVE_INFINITY
  const play = new Play(game, game.clone(from))
  for (const option of decision.options) {
    play.reset(game.clone(from))
    play.answer(decision.seat, option.id)
    const value = valueOf(game, play.state, decision.seat)
    if (value > bestValue) {
      best = play.state
      bestValue = value
    }
  }
  return best
}

/** Index of the highest value; equals are drawn for. */
function highest(values: readonly number[], rng: Rng): number {
  const best = Math.max(...values)
  return rng.pick(values.flatMap((value, i) => (value === best ? [i] : [])))
}
