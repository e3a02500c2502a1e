/**
 * Steps that arrange other steps. They are plain data like any step, so "the tile says: in any order, hire and move"
 * is one expression, can be stopped in the middle, saved and cloned. A branch is offered only if it can be done.
 */
import type { Decision, Game, GameTypes, Option, Planned, Seat, Step, StepRule } from './types.ts'

/** All of them, in this order; what cannot be done is passed over. */
export interface Seq<P extends Step> {
  readonly do: 'seq'
  readonly steps: readonly Planned<P>[]
}
/** Each of them once, in an order of the seat's choice; `optional` ones may be left out. */
export interface AnyOrder<P extends Step> {
  readonly do: 'anyOrder'
  readonly seat: Seat
  readonly steps: readonly Planned<P>[]
  readonly optional: boolean
}
export interface OneOf<P extends Step> {
  readonly do: 'oneOf'
  readonly seat: Seat
  readonly steps: readonly Planned<P>[]
}
/** The step, or a pass. */
export interface May<P extends Step> {
  readonly do: 'may'
  readonly seat: Seat
  readonly step: Planned<P>
}
/** At least `min` and at most `max` times. */
export interface Repeat<P extends Step> {
  readonly do: 'repeat'
  readonly seat: Seat
  readonly step: Planned<P>
  readonly min: number
  readonly max: number
}
/** A subset of `items`, picked one at a time in the order given, so that no subset can be reached twice. */
export interface PickSome<P extends Step> {
  readonly do: 'pickSome'
  readonly seat: Seat
  readonly kind: string
  readonly items: readonly string[]
  readonly min: number
  readonly max: number
  /** Done afterwards, with `picked` filled in. */
  readonly then: P & { readonly picked: readonly string[] }
  /** Items before this index were passed over. */
  readonly from: number
}
/** One question each for several seats at once; nothing happens and nobody learns anything until all have answered. */
export interface Sealed<P extends Step> {
  readonly do: 'sealed'
  readonly asks: readonly (P & { readonly seat: Seat })[]
  readonly answers: readonly (string | null)[]
}

export type Combinator<P extends Step> = Seq<P> | AnyOrder<P> | OneOf<P> | May<P> | Repeat<P> | PickSome<P> | Sealed<P>

export interface BranchOption extends Option {
  readonly do: 'branch'
  /** The step's label: keys the wording. */
  readonly label: string
  readonly index: number
}
export interface PickOption extends Option {
  readonly do: 'pick'
  readonly item: string
  readonly index: number
}
export interface DoneOption extends Option {
  readonly do: 'done'
}
export interface PassOption extends Option {
  readonly do: 'pass'
}
export type KernelOption = BranchOption | PickOption | DoneOption | PassOption

export const DONE: DoneOption = Object.freeze({ id: 'done', do: 'done' })
export const PASS: PassOption = Object.freeze({ id: 'pass', do: 'pass' })

export const seq = <P extends Step>(...steps: readonly Planned<P>[]): Seq<P> => ({ do: 'seq', steps })
export const anyOrder = <P extends Step>(seat: Seat, ...steps: readonly Planned<P>[]): AnyOrder<P> => ({
  do: 'anyOrder',
  seat,
  steps,
  optional: false,
})
export const anyOrderOptional = <P extends Step>(seat: Seat, ...steps: readonly Planned<P>[]): AnyOrder<P> => ({
  do: 'anyOrder',
  seat,
  steps,
  optional: true,
})
export const oneOf = <P extends Step>(seat: Seat, ...steps: readonly Planned<P>[]): OneOf<P> => ({
  do: 'oneOf',
  seat,
  steps,
})
export const may = <P extends Step>(seat: Seat, step: Planned<P>): May<P> => ({ do: 'may', seat, step })
export const repeat = <P extends Step>(
  seat: Seat,
  step: Planned<P>,
  times: { min: number; max: number },
): Repeat<P> => ({
  do: 'repeat',
  seat,
  step,
  ...times,
})
export const pickSome = <P extends Step>(pick: Omit<PickSome<P>, 'do' | 'from'>): PickSome<P> => ({
  do: 'pickSome',
  ...pick,
  from: 0,
})
export const sealed = <P extends Step>(...asks: readonly (P & { readonly seat: Seat })[]): Sealed<P> => ({
  do: 'sealed',
  asks,
  answers: asks.map(() => null),
})

/** Whether doing this step would do anything now. */
export function possible<T extends GameTypes>(s: Readonly<T['state']>, step: Step, game: Game<T>): boolean {
  const rule = game.rules[step.do]
  if (rule.can) return rule.can(s, step, game)
  return rule.ask ? rule.ask(s, step, game) !== null : true
}

type Rules<T extends GameTypes> = {
  readonly [K in Combinator<Step>['do']]: StepRule<
    T,
    Extract<Combinator<T['step']>, { do: K }>,
    K extends 'may' | 'repeat' ? T['option'] | KernelOption : KernelOption
  >
}

/** Branches that can be done now, one per label. */
function branches<T extends GameTypes>(s: Readonly<T['state']>, steps: readonly Step[], game: Game<T>): BranchOption[] {
  const out: BranchOption[] = []
  steps.forEach((step, index) => {
    const label = game.rules[step.do].label?.(step) ?? step.do
    if (out.every((other) => other.label !== label) && possible(s, step, game)) {
      out.push({ id: label, do: 'branch', label, index })
    }
  })
  return out
}

/** The child's own question, or, when it asks nothing itself, one branch that stands for doing it. */
function childDecision<T extends GameTypes>(
  s: Readonly<T['state']>,
  { seat, step }: { seat: Seat; step: Step },
  game: Game<T>,
): Decision<T['option'] | KernelOption> | null {
  const rule = game.rules[step.do]
  if (rule.ask) return rule.ask(s, step, game)
  const options = branches(s, [step], game)
  return options.length === 0 ? null : { seat, kind: step.do, options }
}

function answerChild<T extends GameTypes>(
  g: Parameters<NonNullable<StepRule<T>['choose']>>[0],
  step: Step,
  option: Option,
  game: Game<T>,
): void {
  const rule = game.rules[step.do]
  if (rule.choose) rule.choose(g, step, option, game)
  else g.then(step)
}

export function combinatorRules<T extends GameTypes>(): Rules<T> {
  return {
    seq: {
      can: (s, step, game) => step.steps.some((child) => possible(s, child, game)),
      run: (g, step) => g.then(...step.steps),
    },

    anyOrder: {
      ask(s, step, game) {
        const options: KernelOption[] = branches(s, step.steps, game)
        if (options.length === 0) return null
        if (step.optional) options.push(DONE)
        return { seat: step.seat, kind: 'anyOrder', options }
      },
      choose(g, step, option) {
        if (option.do !== 'branch') return
        g.then(step.steps[option.index], { ...step, steps: step.steps.filter((_, i) => i !== option.index) })
      },
    },

    oneOf: {
      ask(s, step, game) {
        const options = branches(s, step.steps, game)
        return options.length === 0 ? null : { seat: step.seat, kind: 'oneOf', options }
      },
      choose(g, step, option) {
        if (option.do === 'branch') g.then(step.steps[option.index])
      },
    },

    may: {
      ask(s, step, game) {
        const child = childDecision(s, step, game)
        return child && { ...child, options: [...child.options, PASS] }
      },
      choose(g, step, option, game) {
        if (option !== PASS) answerChild(g, step.step, option, game)
      },
    },

    repeat: {
      ask(s, step, game) {
        if (step.max <= 0) return null
        const child = childDecision(s, step, game)
        if (child === null || step.min > 0) return child
        return { ...child, options: [...child.options, DONE] }
      },
      choose(g, step, option, game) {
        if (option === DONE) return
        g.then({ ...step, min: step.min - 1, max: step.max - 1 })
        answerChild(g, step.step, option, game)
      },
    },

    pickSome: {
      ask(_s, step) {
        const missing = step.min - step.then.picked.length
        if (step.items.length - step.from < missing) return null
        const options: KernelOption[] = []
        const last = step.items.length - Math.max(missing, 1)
        for (let index = step.from; index <= last; index++) {
          const item = step.items[index]
          options.push({ id: `pick ${item}`, do: 'pick', item, index })
        }
        if (missing <= 0) options.push(DONE)
        return { seat: step.seat, kind: step.kind, options }
      },
      choose(g, step, option) {
        if (option.do !== 'pick') return g.then(step.then)
        const then = { ...step.then, picked: [...step.then.picked, option.item] }
        if (then.picked.length === step.max) g.then(then)
        else g.then({ ...step, then, from: option.index + 1 })
      },
    },

    // Asked and answered by the loop itself, in sealed.ts, since it questions several seats.
    sealed: {},
  }
}
