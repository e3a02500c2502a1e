/** "You may": the question of a step with a pass beside it. */
import { type KernelOption, PASS } from './options.ts'
import type { GameTypes, Seat, Step, StepRule } from './types.ts'

export interface May<P extends Step> {
  readonly do: 'may'
  readonly seat: Seat
  readonly step: P
}

export const may = <P extends Step>(seat: Seat, step: P): May<P> => ({ do: 'may', seat, step })

export function mayRule<T extends GameTypes>(): StepRule<T, May<T['step']>, T['option'] | KernelOption> {
  return {
    ask(s, { step }, game) {
      const asked = game.rules[step.do].ask?.(s, step, game)
      if (asked === undefined) throw new Error(`one may only do what is asked: the step ${step.do} asks nothing`)
      return asked === null ? null : { ...asked, options: [...asked.options, PASS] }
    },
    choose(g, { step }, option, game) {
      if (option !== PASS) game.rules[step.do].choose?.(g, step, option, game)
    },
  }
}
