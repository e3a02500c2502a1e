/** What a seat sees, by name, as bots learn it; what is nothing is left out. */
import { type Game, type GameTypes, Inputs, namesSeen, type Seat } from '@waystation/kernel'

export function seenBy<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  seat: Seat,
): ReadonlyMap<string, number> {
  const names = namesSeen(game, state, seat)
  const inputs = new Inputs(names.length)
  game.sight?.see(state, seat, inputs)
  return new Map(names.flatMap((name, i) => (inputs.values[i] === 0 ? [] : [[name, inputs.values[i]]])))
}
