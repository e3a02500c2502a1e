/** The state before anything is laid out; `prepare` does the rest in the open. */
import type { Config, Rng } from '@waystation/kernel'
import { BREEDS } from './data/cattle.ts'
import { type Players, SPACE_COUNT } from './data/pampa.ts'
import { SETUP } from './data/setup.ts'
import type { Step } from './steps.ts'
import { EMPTY, NO_BREED, NOBODY, type Player, type State } from './state.ts'

export function setup({ players, variants }: Config, rng: Rng): State {
  return {
    seq: 0,
    rng: rng.words,
    agenda: [prepared(variants)],
    phase: 'preliminary',
    round: 0,
    startPlayer: 0,
    turn: 0,
    players: Array.from({ length: players }, () => newPlayer(players as Players)),
    rodeo: [],
    taken: [],
    touched: 0,
    placed: [],
    tiles: Array<number>(SPACE_COUNT).fill(EMPTY),
    gauchos: Array<number>(SPACE_COUNT).fill(NOBODY),
    steppe: [],
    steppeSeen: [],
    fetched: [],
    pile: [],
    removedBreed: NO_BREED,
  }
}

function prepared(variants: Config['variants']): Step {
  return {
    do: 'prepare',
    startPlayer: variants['start-player'] === 'rolled' ? 'rolled' : 'drawn',
    removedBreed: variants['removed-breed'] === 'chosen' ? 'chosen' : 'drawn',
  }
}

function newPlayer(players: Players): Player {
  return {
    supply: SETUP[players].gauchos,
    pesos: 0,
    areas: 0,
    herds: BREEDS.map(() => []),
    hand: [],
    discarded: [],
    incoming: [],
    income: [],
  }
}
