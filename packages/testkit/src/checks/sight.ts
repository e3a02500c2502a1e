/** What bots learn by: the same inputs in every game of so many players, and the same numbers in worlds that a seat cannot tell apart. */
import { type Game, type GameTypes, inputNames, Inputs, namesSeen, type Seat } from '@waystation/kernel'
import type { Position } from '../position.ts'

/** Names of inputs are known by the number of players alone, so variants and positions must not change them. */
export function* sightCheck<T extends GameTypes>({ game, state, config, rng }: Position<T>): Iterable<string> {
  const expected = inputNames(game, config.players)
  const twice = expected.find((name, i) => expected.indexOf(name) !== i)
  if (twice !== undefined) yield `the sight has two inputs called "${twice}"`
  const seat = rng.int(config.players)
  const names = namesSeen(game, state, seat)
  const other = expected.findIndex((name, i) => name !== names[i])
  if (names.length !== expected.length)
    yield `the sight has ${names.length} inputs here, ${expected.length} in other games`
  else if (other >= 0)
    yield `input ${other} of the sight is called "${names[other]}" here, "${expected[other]}" in other games`
}

/** The name of an input that tells the seat in which of two worlds it is. */
export function tellingInput<T extends GameTypes>(
  game: Game<T>,
  worlds: readonly [Readonly<T['state']>, Readonly<T['state']>],
  seat: Seat,
): string | null {
  const names = namesSeen(game, worlds[0], seat)
  const [one, other] = worlds.map((world) => valuesSeen(game, world, seat, names.length))
  const differs = one.findIndex((value, i) => value !== other[i])
  return differs < 0 ? null : names[differs]
}

export function valuesSeen<T extends GameTypes>(
  { sight }: Game<T>,
  state: Readonly<T['state']>,
  seat: Seat,
  size: number,
): Int8Array {
  const inputs = new Inputs(size)
  sight?.see(state, seat, inputs)
  return inputs.values
}
