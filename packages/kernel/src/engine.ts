/** The verbs: define, start, decisions, apply. Pure from outside: what goes in is never changed. */
import { clonePlain } from './clone.ts'
import { checkConfig } from './config.ts'
import { Refusal } from './errors.ts'
import { isLine } from './line.ts'
import { mayRule } from './may.ts'
import { Play } from './play.ts'
import { Rng } from './rng.ts'
import type { Config, Decision, Game, GameDefinition, GameTypes, Seat, StepRule } from './types.ts'

/** Steps the kernel brings; a game's own have other names. */
export const KERNEL_STEPS = ['may', 'sealed'] as const
type KernelStep = (typeof KERNEL_STEPS)[number]

export interface Outcome<T extends GameTypes> {
  readonly state: T['state']
  readonly events: readonly T['event'][]
  /** Something random or hidden came to light: the answer can no longer be taken back. */
  readonly revealed: boolean
}

export function defineGame<T extends GameTypes>(definition: GameDefinition<T>): Game<T> {
  const own: { readonly [kind: string]: StepRule<T> } = definition.steps
  // Sealed questions are asked and answered by the loop itself, since they are put to several seats.
  const shared: { readonly [kind in KernelStep]: StepRule<T> } = { may: mayRule<T>(), sealed: {} }
  for (const kind of Object.keys(own)) {
    if (Object.hasOwn(shared, kind))
      throw new Error(`${definition.meta.id}: the step name ${kind} belongs to the kernel`)
  }
  return { ...definition, rules: { ...shared, ...own }, clone: definition.clone ?? clonePlain }
}

export function start<T extends GameTypes>(game: Game<T>, config: Partial<Config>, seed: string): Outcome<T> {
  if (!isLine(seed)) throw new Refusal('bad-config', 'a seed is a single line of text')
  const play = new Play(game, game.setup(checkConfig(game.meta, config), new Rng(seed)), true)
  return { state: play.state, events: play.context.events ?? [], revealed: true }
}

export function decisions<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
): readonly Decision<T['option']>[] {
  return new Play(game, game.clone(state)).decisions
}

export function apply<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  seat: Seat,
  id: string,
): Outcome<T> {
  const play = new Play(game, game.clone(state), true)
  play.answer(seat, id)
  return { state: play.state, events: play.context.events ?? [], revealed: play.context.revealed }
}

export function isOver(state: { readonly agenda: readonly unknown[] }): boolean {
  return state.agenda.length === 0
}
