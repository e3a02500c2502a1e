/** One step ahead: what each answer promises, as a judge sees the position after it, over a few worlds the seat could be in. */
import { findOption, type GameTypes, Play, type Rng } from '@waystation/kernel'
import type { Judge } from './judge/judge.ts'
import type { Situation } from './types.ts'

/** What a seat can do: answer, or let the others go on (null) where nothing has to be answered. */
export function candidatesOf<T extends GameTypes>({ seen }: Situation<T>): (T['option'] | null)[] {
  const candidates: (T['option'] | null)[] = seen.decisions.flatMap((decision) => decision.options)
  if (seen.decisions.every((decision) => decision.optional === true)) candidates.push(null)
  return candidates
}

/** The mean worth of each candidate, in points. */
export function lookAhead<T extends GameTypes>(
  situation: Situation<T>,
  judge: Judge<T>,
  candidates: readonly (T['option'] | null)[],
  worlds: number,
): number[] {
  const totals = candidates.map(() => 0)
  for (let n = 0; n < worlds; n++) addWorld(situation, judge, candidates, totals)
  return totals.map((total) => total / worlds)
}

/** Adds what each candidate leads to in one sampled world. */
function addWorld<T extends GameTypes>(
  { game, seat, sample }: Situation<T>,
  judge: Judge<T>,
  candidates: readonly (T['option'] | null)[],
  totals: number[],
): void {
  const world = new Play(game, sample())
  const play = new Play(game, game.clone(world.state))
  judge.from(world.state, seat)
  candidates.forEach((candidate, i) => {
    play.follow(world)
    if (candidate !== null) {
      const { decision, option } = findOption<T['option']>(play.decisions, seat, candidate.id)
      play.choose(decision, option)
    }
    totals[i] += judge.worth(play, seat)
  })
}

/** Index of the highest value; equals are drawn for. */
export function highest(values: readonly number[], rng: Rng): number {
  const best = Math.max(...values)
  return rng.pick(values.flatMap((value, i) => (value === best ? [i] : [])))
}
