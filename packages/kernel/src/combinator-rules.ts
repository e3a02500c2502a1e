/** How combinators are done: which branches they offer, and what an answer puts on the agenda. */
import {
  type BranchOption,
  type Combinator,
  DONE,
  type DoneOption,
  type KernelOption,
  PASS,
  type PassOption,
  type PickOption,
  type PickSome,
} from './combinators.ts'
import type { RuleContext } from './rule-context.ts'
import type { Decision, Game, GameTypes, Option, Seat, Step, StepRule } from './types.ts'

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

/** Ends a combinator; null where it cannot be ended yet. */
type End = DoneOption | PassOption | null

/** Whether a child's own question can be put together with the end: not if it uses the same word for an end of its own. */
function joins(asked: Decision, end: End): boolean {
  return end === null || asked.options.every((option) => option.id !== end.id)
}

/** The child's question with the end beside it. A child that asks nothing, or cannot be joined, is one branch. */
function askChild<T extends GameTypes>(
  s: Readonly<T['state']>,
  { seat, step }: { readonly seat: Seat; readonly step: Step },
  end: End,
  game: Game<T>,
): Decision<T['option'] | KernelOption> | null {
  const asked = game.rules[step.do].ask?.(s, step, game)
  if (asked === null) return null
  if (asked !== undefined && joins(asked, end)) return end ? { ...asked, options: [...asked.options, end] } : asked
  const options: KernelOption[] = branches(s, [step], game)
  if (options.length === 0) return null
  if (end) options.push(end)
  return { seat, kind: step.do, options }
}

/** What the answer does: it is the child's own answer, or the branch that stands for the whole child. */
function answerChild<T extends GameTypes>(
  s: Readonly<T['state']>,
  { step, option }: { readonly step: Step; readonly option: Option },
  end: End,
  game: Game<T>,
): (g: RuleContext<T>) => void {
  const rule = game.rules[step.do]
  const { choose } = rule
  const asked = isBranch(option) && end ? rule.ask?.(s, step, game) : null
  if (choose === undefined || (asked && !joins(asked, end))) return (g) => g.then(step)
  return (g) => choose.call(rule, g, step, option, game)
}

function isBranch(option: Option): option is BranchOption {
  return 'do' in option && option.do === 'branch'
}

function endOf({ min }: { readonly min: number }): End {
  return min > 0 ? null : DONE
}

/** Items that leave enough others behind them; of equal ones the first. */
function picks({ items, from }: PickSome<Step>, missing: number): PickOption[] {
  const out: PickOption[] = []
  const last = items.length - Math.max(missing, 1)
  for (let index = from; index <= last; index++) {
    const item = items[index]
    if (index === from || item !== items[index - 1]) out.push({ id: `pick ${item}`, do: 'pick', item, index })
  }
  return out
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
        return askChild(s, step, PASS, game)
      },
      choose(g, { step }, option, game) {
        if (option !== PASS) answerChild(g.s, { step, option }, PASS, game)(g)
      },
    },

    repeat: {
      ask(s, step, game) {
        return step.max > 0 ? askChild(s, step, endOf(step), game) : null
      },
      choose(g, repetition, option, game) {
        const { step, min, max } = repetition
        const end = endOf(repetition)
        if (option === end) return
        const answer = answerChild(g.s, { step, option }, end, game)
        g.then({ ...repetition, min: min - 1, max: max - 1 })
        answer(g)
      },
    },

    pickSome: {
      ask(_s, step) {
        const missing = step.min - step.then.picked.length
        if (step.items.length - step.from < missing) return null
        const options: KernelOption[] = step.then.picked.length < step.max ? picks(step, missing) : []
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
