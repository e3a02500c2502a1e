/** The names of what a seat sees, by which a network can tell whether it learned this game as it is now. */
import { start } from './engine.ts'
import { Inputs } from './sight.ts'
import type { Game, GameTypes, Seat } from './types.ts'

/** With so many players; none where the game has no sight. */
export function inputNames<T extends GameTypes>(game: Game<T>, players: number): readonly string[] {
  return namesSeen(game, start(game, { players }, 'inputs').state, 0)
}

export function namesSeen<T extends GameTypes>(
  { sight }: Game<T>,
  state: Readonly<T['state']>,
  seat: Seat,
): readonly string[] {
  const inputs = new Inputs()
  sight?.see(state, seat, inputs)
  return inputs.names
}
