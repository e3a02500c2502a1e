/** Recorded answers as a way to play: taken as far as they lead. */
import type { Entry, GameTypes } from '@waystation/kernel'
import { type Policy, randomPolicy } from '../policy.ts'

type Answer = Extract<Entry, { readonly option: string }>

/** The answers of a log that were not taken back. */
export function standingAnswers(log: readonly Entry[]): readonly Answer[] {
  const standing: Answer[] = []
  for (const entry of log) {
    if ('option' in entry) standing.push(entry)
    else {
      const last = standing.map(({ seat }) => seat).lastIndexOf(entry.seat)
      standing.splice(last, entry.undo === 'own' ? 1 : standing.length - last)
    }
  }
  return standing
}

export interface Following<T extends GameTypes> {
  readonly policy: Policy<T>
  /** How many of the answers have been given again. */
  kept(): number
}

/** Gives the answers one after the other; from the first that is not offered, picks any option. */
export function following<T extends GameTypes>(answers: readonly Answer[]): Following<T> {
  let kept = 0
  let lost = false
  const policy: Policy<T> = (decisions, rng) => {
    const next = lost ? undefined : answers[kept]
    for (const decision of decisions) {
      const option = decision.seat === next?.seat ? decision.options.find(({ id }) => id === next.option) : undefined
      if (option === undefined) continue
      kept++
      return { decision, option }
    }
    lost = true
    return randomPolicy(decisions, rng)
  }
  return { policy, kept: () => kept }
}
