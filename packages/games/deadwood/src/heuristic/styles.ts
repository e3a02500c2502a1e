/** Roads to victory that people have names for. What a style likes counts a little more to it than it is worth. */
import type { Seat, Styles } from '@waystation/kernel'
import { BUILDING_COUNT } from '../data/buildings.ts'
import { strengthAt } from '../rules/cowboys.ts'
import type { State } from '../state.ts'

/** Dollars of pleasure: in a cartridge, a poster with one's own face, an attack under way, a house with one's own man in it. */
const CARTRIDGE = 0.6
const POSTER = 0.5
const ATTACK = 1.5
const HOUSE = 0.6

function houses(s: Readonly<State>, seat: Seat): number {
  let count = 0
  for (let building = 0; building < BUILDING_COUNT; building++) if (strengthAt(s, building, seat) > 0) count++
  return count
}

export const styles = {
  duellist: {
    pleasure: (s, seat) =>
      CARTRIDGE * s.cartridges[seat] + POSTER * s.posters[seat] + (s.duel?.attacker === seat ? ATTACK : 0),
  },
  trader: { pleasure: (s, seat) => HOUSE * houses(s, seat) - POSTER * s.posters[seat] },
} as const satisfies Styles<State>
