/** Simultaneous secret choices: collected one by one, opened together. */
import type { RuleContext } from './rule-context.ts'
import type { Decision, Game, GameTypes, Option, Seat, Step } from './types.ts'

/** One question each for several seats at once; nothing happens and nobody learns anything until all have answered. */
export interface Sealed<P extends Step> {
  readonly do: 'sealed'
  readonly asks: readonly (P & { readonly seat: Seat })[]
  readonly answers: readonly (string | null)[]
}

export function sealed<P extends Step>(...asks: readonly (P & { readonly seat: Seat })[]): Sealed<P> {
  if (new Set(asks.map(({ seat }) => seat)).size < asks.length) throw new Error('sealed: one question for each seat')
  return { do: 'sealed', asks, answers: asks.map(() => null) }
}

type SealedStep<T extends GameTypes> = Sealed<T['step']>

export function isSealed<T extends GameTypes>(step: Step | undefined): step is SealedStep<T> {
  return step !== undefined && step.do === 'sealed'
}

function ask<T extends GameTypes>(game: Game<T>, s: Readonly<T['state']>, step: Step): Decision | null {
  const rule = game.rules[step.do]
  if (!rule.ask) throw new Error(`a sealed step must ask: ${step.do} does not`)
  return rule.ask(s, step, game)
}

/** The questions still open. A seat with nothing to choose, or with a single choice it need not hide, is not asked. */
export function sealedDecisions<T extends GameTypes>(
  game: Game<T>,
  s: Readonly<T['state']>,
  step: SealedStep<T>,
): Decision[] {
  const open: Decision[] = []
  step.asks.forEach((child, i) => {
    if (step.answers[i] !== null) return
    const decision = ask(game, s, child)
    if (decision && (decision.options.length > 1 || decision.conceal)) open.push(decision)
  })
  return open
}

/** The step with this seat's answer put under the seal. */
export function withAnswer<P extends Step>(step: Sealed<P>, seat: Seat, id: string): Sealed<P> {
  return { ...step, answers: step.answers.map((old, i) => (step.asks[i].seat === seat ? id : old)) }
}

/**
 * All answers are in: every choice is looked up before the first one takes effect, and what the choices put on the agenda
 * is done in the order of the seats.
 */
export function openSeal<T extends GameTypes>(game: Game<T>, g: RuleContext<T>, step: SealedStep<T>): void {
  const chosen = step.asks.map((child, i): Option | null => {
    const decision = ask(game, g.s, child)
    if (decision === null) return null
    const id = step.answers[i]
    const option = id === null ? decision.options[0] : decision.options.find((o) => o.id === id)
    if (!option)
      throw new Error(`under the seal, seat ${child.seat} has the answer "${id}", which is no longer offered`)
    return option
  })
  g.reveal()
  const { agenda } = g.s
  const mark = agenda.length
  const followUps = step.asks.map((child, i) => {
    const option = chosen[i]
    if (option) game.rules[child.do].choose?.(g, child, option, game)
    return agenda.splice(mark)
  })
  for (const steps of followUps.reverse()) agenda.push(...steps)
}
