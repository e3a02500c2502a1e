/** The game with a bell on every rule of its own: says which steps are done. */
import { type Game, type GameTypes, KERNEL_STEPS, type StepRule } from '@waystation/kernel'

type Bell = (kind: string) => void

const KERNEL: readonly string[] = KERNEL_STEPS

export function withBells<T extends GameTypes>(game: Game<T>, bell: Bell): Game<T> {
  const rules: Record<string, StepRule<T>> = { ...game.rules }
  for (const kind of ownSteps(game)) rules[kind] = withBell(kind, game.rules[kind], bell)
  return { ...game, rules }
}

function withBell<T extends GameTypes>(kind: string, rule: StepRule<T>, bell: Bell): StepRule<T> {
  const { run, choose } = rule
  const out: StepRule<T> = { ...rule }
  if (run) {
    out.run = (g, step, game) => {
      bell(kind)
      run.call(rule, g, step, game)
    }
  }
  if (choose) {
    out.choose = (g, step, option, game) => {
      bell(kind)
      choose.call(rule, g, step, option, game)
    }
  }
  return out
}

/** The steps that are the game's own. */
export function ownSteps<T extends GameTypes>(game: Game<T>): readonly string[] {
  return Object.keys(game.rules).filter((kind) => !KERNEL.includes(kind))
}
