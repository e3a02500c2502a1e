/** Random games, seen at every decision. */
import { Play, Rng, start } from '@waystation/kernel'
import { elPaso } from '../../src/index.ts'
import type { State } from '../../src/state.ts'

export function playThrough(
  players: number,
  seed: string,
  look: (s: Readonly<State>) => void,
  variants: { readonly [id: string]: string } = {},
): void {
  const rng = new Rng(`positions ${seed}`)
  const play = new Play(elPaso, start(elPaso, { players, variants }, seed).state, false)
  while (!play.over) {
    look(play.state)
    const [decision] = play.decisions
    play.choose(decision, decision.options[rng.int(decision.options.length)])
  }
}
