/** The number a printed "as many as you have" stands for. */
import type { Seat } from '@waystation/kernel'
import type { Measure } from '../data/actions.ts'
import { COWBOY, CRAFTSMAN, ENGINEER } from '../data/tiles.ts'
import { bits } from '../scoring/bits.ts'
import type { State } from '../state.ts'
import { emptyBells } from './annex.ts'
import { buildingsInWoods } from './build.ts'

const COUNT: { readonly [measure in Measure]: (s: Readonly<State>, seat: Seat) => number } = {
  once: () => 1,
  cowboys: (s, seat) => s.players[seat].workers[COWBOY],
  craftsmen: (s, seat) => s.players[seat].workers[CRAFTSMAN],
  engineers: (s, seat) => s.players[seat].workers[ENGINEER],
  woods: buildingsInWoods,
  teepeePairs: (s, seat) => Math.min(s.players[seat].green, s.players[seat].blue),
  hazards: (s, seat) => bits(s.players[seat].hazards),
  stations: (s, seat) => bits(s.players[seat].stations),
  bells: (s, seat) => emptyBells(s.players[seat]),
}

export const amountOf = (s: Readonly<State>, seat: Seat, max: number | Measure): number =>
  typeof max === 'number' ? max : COUNT[max](s, seat)
