/** One step ahead: the option after which the position looks best, averaged over a few worlds the seat could be in. */
import { findOption, type GameTypes, Play, type Rng } from '@waystation/kernel'
import type { Bot, Situation } from './types.ts'
import { valueOf } from './value.ts'

const WORLDS = 4

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
    }
    totals[i] += valueOf(game, play.state, seat)
  })
}

/** Index of the highest value; equals are drawn for. */
function highest(values: readonly number[], rng: Rng): number {
  const best = Math.max(...values)
  return rng.pick(values.flatMap((value, i) => (value === best ? [i] : [])))
}
