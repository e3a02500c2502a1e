/**
 * How a game stands for everybody: hidden things re-dealt as for a spectator, and what can be expected from there. Shares of
 * one, so that the seats can be compared.
 */
import { determinize, type Game, type GameTypes, Rng } from '@waystation/kernel'
import type { Judge } from '../judge/judge.ts'

const WORLDS = 32

/** `seed` the same at every position: then the curve shows the game's luck and not the reviewer's. */
export function chances<T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  state: Readonly<T['state']>,
  seed: string,
): number[] {
  const sheets = game.scores(state)
  if (state.agenda.length === 0) return shares(sheets.map(({ rank }) => (rank === 1 ? 1 : 0)))
  const rng = new Rng(seed)
  const totals = sheets.map(() => 0)
  for (let n = 0; n < WORLDS; n++) {
    const world = determinize(game, state, null, rng)
    const told = judge.prospects(world).chances
    for (let seat = 0; seat < totals.length; seat++) totals[seat] += told[seat]
  }
  return sheets.length === 1 ? [totals[0] / WORLDS] : shares(totals)
}

function shares(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((value) => (sum === 0 ? 0 : value / sum))
}
