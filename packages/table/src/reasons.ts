/** Why not: what a seat may ask about, and the answer. */
import { type Game, type Reason, Refusal, type Seat } from '@waystation/kernel'
import type { State } from './beginning.ts'

export function targetsOf(game: Game, state: State, seat: Seat): readonly string[] {
  return game.targets?.(state, seat) ?? []
}

/** Refuses what is no target: a game need only explain what it named. */
export function reasonsFor(game: Game, state: State, seat: Seat, target: string): readonly Reason[] {
  if (!targetsOf(game, state, seat).includes(target)) {
    throw new Refusal('unknown-target', `"${target}" is nothing to ask about here`)
  }
  return game.explain?.(state, seat, target) ?? []
}
