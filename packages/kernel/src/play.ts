/**
 * The agenda loop. It does automatic steps, drops steps with nothing to do, answers questions that leave no choice,
 * and stops at the next real question. Works in place: search and simulation use it as it is, `apply` on a clone.
 */
import { Refusal } from './errors.ts'
import type { KernelOption } from './options.ts'
import { RuleContext } from './rule-context.ts'
import { isSealed, openSeal, sealedDecisions, withAnswer } from './sealed.ts'
import type { Decision, Game, GameTypes, Option, Seat, Step } from './types.ts'

const NONE: readonly Decision<never>[] = []
/** More steps than this between two questions is an endless loop in the rules. */
const STEP_LIMIT = 100_000

export class Play<T extends GameTypes> {
  readonly game: Game<T>
  /** What the rules are given as `g`. */
  readonly context: RuleContext<T>
  /** The open questions; empty when the game is over. */
  decisions: readonly Decision<T['option']>[] = NONE

  /** Takes over `state` and changes it. `listening` keeps the events of the last answer. */
  constructor(game: Game<T>, state: T['state'], listening = false) {
    this.game = game
    this.context = new RuleContext<T>(state, listening)
    this.settle()
  }

  get state(): T['state'] {
    return this.context.s
  }

  get over(): boolean {
    return this.context.s.agenda.length === 0
  }

  /** Puts the cursor on another state, which it takes over. */
  reset(state: T['state']): void {
    const g = this.context
    g.s = state
    g.revealed = false
    if (g.events !== null) g.events = []
    this.settle()
  }

  /** Puts the cursor on a copy of another's state. Its questions are known, so nothing is asked again. */
  follow(other: Play<T>): void {
    const g = this.context
    g.s = this.game.clone(other.context.s)
    g.revealed = false
    if (g.events !== null) g.events = []
    this.decisions = other.decisions
  }

  /** Answers with an option taken from `decisions`. */
  choose(decision: Decision<T['option']>, option: T['option']): void {
    const g = this.context
    g.s.seq++
    g.revealed = false
    if (g.events !== null) g.events = []
    this.perform(decision, option)
    this.settle()
  }

  /** Answers by name, refusing whatever was not enumerated. */
  answer(seat: Seat, id: string): void {
    const found = findOption<T['option']>(this.decisions, seat, id)
    this.choose(found.decision, found.option)
  }

  private perform(decision: Decision<T['option']>, option: T['option']): void {
    const { game, context: g } = this
    const { agenda } = g.s
    if (decision.anytimeFrom !== undefined && decision.options.indexOf(option) >= decision.anytimeFrom) {
      game.playAnytime?.(g, decision.seat, option)
      return
    }
    const step = agenda[agenda.length - 1]
    if (isSealed<T>(step)) {
      agenda[agenda.length - 1] = withAnswer(step, decision.seat, option.id)
      return
    }
    agenda.pop()
    const rule = game.rules[step.do]
    if (rule.choose === undefined) throw new Error(`the step ${step.do} asks but cannot be answered`)
    rule.choose(g, step, option, game)
  }

  private settle(): void {
    const { game, context: g } = this
    for (let n = 0; n < STEP_LIMIT; n++) {
      const { agenda } = g.s
      if (agenda.length === 0) {
        this.decisions = NONE
        return
      }
      const step = agenda[agenda.length - 1]
      const rule = game.rules[step.do]
      if (rule === undefined) throw new Error(`no rule for the step ${step.do}`)
      if (rule.run !== undefined) {
        agenda.pop()
        rule.run(g, step, game)
      } else if (rule.ask === undefined ? this.stopsAtSeal(step) : this.stopsAt(step, rule.ask(g.s, step, game))) return
    }
    throw new Error(`the agenda of ${game.meta.id} does not settle`)
  }

  /** True when there is a real question; otherwise the step has been dealt with. */
  private stopsAt(step: Step, asked: Decision<T['option'] | KernelOption> | null): boolean {
    const { game, context: g } = this
    if (asked === null) {
      g.s.agenda.pop()
      return false
    }
    if (asked.options.length === 0) throw new Error(`the step ${step.do} asks without options`)
    const decision = game.anytime === undefined ? asked : withAnytime(asked, game.anytime(g.s, asked.seat))
    if (decision.options.length === 1 && decision.conceal !== true) {
      this.perform(decision, decision.options[0])
      return false
    }
    this.decisions = this.withInterrupts([decision])
    return true
  }

  /** The same for questions put to several seats at once. Free actions wait until the seal is opened. */
  private stopsAtSeal(step: Step): boolean {
    const { game, context: g } = this
    if (!isSealed<T>(step)) throw new Error(`the step ${step.do} neither runs nor asks`)
    const open = sealedDecisions(game, g.s, step)
    if (open.length > 0) {
      this.decisions = open
      return true
    }
    g.s.agenda.pop()
    openSeal(game, g, step)
    return false
  }

  /** Adds what the seats that are not asked may do in between. */
  private withInterrupts(asked: readonly Decision<T['option']>[]): readonly Decision<T['option']>[] {
    const { game, context: g } = this
    if (game.anytime === undefined || game.interrupters === undefined) return asked
    const seats = game.interrupters(g.s)
    if (seats.length === 0) return asked
    const out = [...asked]
    for (const seat of seats) {
      if (asked.some((d) => d.seat === seat)) continue
      const options = game.anytime(g.s, seat)
      if (options.length > 0) out.push({ seat, kind: 'anytime', options, optional: true, anytimeFrom: 0 })
    }
    return out
  }
}

function withAnytime<O extends Option>(asked: Decision<O>, free: readonly O[]): Decision<O> {
  if (free.length === 0) return asked
  const { seat, kind, conceal } = asked
  const options = asked.options.concat(free)
  const anytimeFrom = asked.options.length
  return conceal === true ? { seat, kind, options, anytimeFrom, conceal } : { seat, kind, options, anytimeFrom }
}

export function findOption<O extends Option>(
  decisions: readonly Decision<O>[],
  seat: Seat,
  id: string,
): { decision: Decision<O>; option: O } {
  if (decisions.length === 0) throw new Refusal('game-over', 'the game is over')
  const mine = decisions.filter((d) => d.seat === seat)
  if (mine.length === 0) throw new Refusal('not-your-decision', `seat ${seat} has nothing to decide now`)
  for (const decision of mine) {
    const option = decision.options.find((o) => o.id === id)
    if (option) return { decision, option }
  }
  throw new Refusal('unknown-option', `"${id}" is not an option of seat ${seat} now`)
}
