/**
 * One step ahead: the option after which the position looks best, averaged over a few worlds the seat could be in. A step
 * ends where the game says that a position can be judged.
 */
import { findOption, type GameTypes, Play, type Rng } from '@waystation/kernel'
import { Settler } from './settle.ts'
import type { Bot, Situation } from './types.ts'

const WORLDS = 3

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
  const world = new Play(game, sample())
  const play = new Play(game, game.clone(world.state))
  const settler = new Settler(game, world.state)
  candidates.forEach((candidate, i) => {
    play.follow(world)
    if (candidate !== null) {
      const { decision, option } = findOption<T['option']>(play.decisions, seat, candidate.id)
      play.choose(decision, option)
    }
    totals[i] += settler.valueAfter(play, seat)
  })
}

/** Index of the highest value; equals are drawn for. */
function highest(values: readonly number[], rng: Rng): number {
  const best = Math.max(...values)
  return rng.pick(values.flatMap((value, i) => (value === best ? [i] : [])))
}
