/** The game with a bell on every rule: says which steps are done and which branches of combinators are taken. */
import { combinatorRules, type Game, type GameTypes, type StepRule } from '@waystation/kernel'

const COMBINATORS = Object.keys(combinatorRules())

export interface StepBells {
  step(kind: string): void
  /** A combinator was answered: "oneOf hire", "may pass". */
  branch(name: string): void
}

export function withBells<T extends GameTypes>(game: Game<T>, bells: StepBells): Game<T> {
  const rules: Record<string, StepRule<T>> = {}
  for (const [kind, rule] of Object.entries(game.rules)) rules[kind] = withBell(kind, rule, bells)
  return { ...game, rules }
}

function withBell<T extends GameTypes>(kind: string, rule: StepRule<T>, bells: StepBells): StepRule<T> {
  const { run, choose } = rule
  const out: StepRule<T> = { ...rule }
  const combinator = COMBINATORS.includes(kind)
  if (run && !combinator) {
    out.run = (g, step, game) => {
      bells.step(kind)
      run.call(rule, g, step, game)
    }
  }
  if (choose) {
    out.choose = (g, step, option, game) => {
      if (combinator) bells.branch(`${kind} ${option.id}`)
      else bells.step(kind)
      choose.call(rule, g, step, option, game)
    }
  }
  return out
}

/** The steps that are the game's own. */
export function ownSteps<T extends GameTypes>(game: Game<T>): readonly string[] {
  return Object.keys(game.rules).filter((kind) => !COMBINATORS.includes(kind))
}
