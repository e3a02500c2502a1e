/** How an answer is picked in a played game. */
import type { Decision, GameTypes, Rng } from '@waystation/kernel'

export interface Pick<T extends GameTypes> {
  readonly decision: Decision<T['option']>
  readonly option: T['option']
}

export type Policy<T extends GameTypes> = (
  decisions: readonly Decision<T['option']>[],
  rng: Rng,
  state: Readonly<T['state']>,
) => Pick<T>

/** One in this many answers is an interruption, where one is possible. */
const INTERRUPT_ODDS = 4

/** Every option alike. Seats that may interrupt do so now and then. */
export function randomPolicy<T extends GameTypes>(decisions: readonly Decision<T['option']>[], rng: Rng): Pick<T> {
  const waited = decisions.filter((d) => d.optional !== true)
  const interrupts = decisions.filter((d) => d.optional === true)
  const interrupted = interrupts.length > 0 && rng.int(INTERRUPT_ODDS) === 0
  const decision = rng.pick(interrupted ? interrupts : waited)
  return { decision, option: rng.pick(decision.options) }
}

/** A player with a plan: the first pattern that fits some option decides; without one, anything that is not shunned. */
export function planned<T extends GameTypes>(wants: readonly RegExp[], shuns?: RegExp): Policy<T> {
  return ([decision], rng) => {
    for (const want of wants) {
      const fitting = decision.options.filter(({ id }) => want.test(id))
      if (fitting.length > 0) return { decision, option: rng.pick(fitting) }
    }
    const open = decision.options.filter(({ id }) => shuns === undefined || !shuns.test(id))
    return { decision, option: rng.pick(open.length > 0 ? open : decision.options) }
  }
}
