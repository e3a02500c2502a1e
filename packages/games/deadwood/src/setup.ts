/** "Préparation": everything that is the same in every game; what is drawn and rolled follows in `rules/preparation.ts`. */
import type { Config, Rng } from '@waystation/kernel'
import { BUILDING_COUNT, SALOON_X, TILES_MARKED } from './data/buildings.ts'
import { COWBOY_TYPES, COWBOYS_PER_TYPE, FIXED_BUILDINGS, SHERIFF_START, START, TOKENS } from './data/figures.ts'
import { PLOT_COUNT } from './data/plots.ts'
import { EMPTY, NOBODY, type State } from './state.ts'

export function setup({ players }: Config, rng: Rng): State {
  const each = (amount: number) => Array<number>(players).fill(amount)
  const cowboys = (amount: number) => Array<number>(players * COWBOY_TYPES.length).fill(amount)
  const lots = Array<number>(PLOT_COUNT).fill(EMPTY)
  for (const { building, plot } of FIXED_BUILDINGS) lots[plot] = building
  const pool = START.postersPerPlayer * players
  return {
    seq: 0,
    rng: rng.words,
    agenda: [{ do: 'prepare' }],
    players,
    firstSeat: 0,
    active: 0,
    money: each(START.money),
    cartridges: each(START.cartridges),
    ponies: each(START.ponies),
    posters: each(0),
    ranch: cowboys(START.ranchOfEachType),
    mine: cowboys(0),
    reserve: cowboys(COWBOYS_PER_TYPE - START.ranchOfEachType),
    bootHill: cowboys(0),
    posted: Array<number>(BUILDING_COUNT).fill(0),
    lots,
    stacks: TILES_MARKED.slice(1).map((tiles) => tiles.slice()),
    seen: Array<number>(BUILDING_COUNT).fill(0),
    // The starting Saloon joins four tiles of the first stack on the starred plots.
    drawn: [SALOON_X],
    sheriff: SHERIFF_START,
    line: [],
    owed: [],
    pool,
    box: TOKENS.posters - pool,
    cartridgeSupply: TOKENS.cartridges - START.cartridges * players,
    ponySupply: TOKENS.ponies - START.ponies * players,
    duel: null,
    finale: null,
    ending: 0,
    depotHolder: NOBODY,
    winners: null,
  }
}
