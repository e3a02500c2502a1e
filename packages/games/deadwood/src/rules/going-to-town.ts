/** "Aller en ville": which buildings a cowboy may enter, and what happens when he does. */
import type { Seat } from '@waystation/kernel'
import { type Building, CHURCH } from '../data/buildings.ts'
import type { Strength } from '../data/figures.ts'
import { CROSSINGS, PLOT_COUNT } from '../data/plots.ts'
import { NOBODY, type State } from '../state.ts'
import type { Context } from '../types.ts'
import { opponentAt, post } from './cowboys.ts'
import { beginDuel } from './duel.ts'
import { cannotPayFee, payFee } from './sheriff.ts'
import { isBuilding } from './town.ts'

/** The cowboy comes from the ranch. */
export const FROM_RANCH = -1

/**
 * Buildings this seat may enter, in board order, without looking at who would go: none where an own cowboy stands, none
 * where the sheriff protects another gang (but the Church), none whose fee cannot be paid.
 */
export function enterable(s: Readonly<State>, seat: Seat): Building[] {
  const out: Building[] = []
  const [a, b, c] = CROSSINGS[s.sheriff]
  const barred = cannotPayFee(s, seat)
  for (let plot = 0; plot < PLOT_COUNT; plot++) {
    const tile = s.lots[plot]
    if (!isBuilding(tile)) continue
    const posted = s.posted[tile]
    if (((posted >> (2 * seat)) & 3) !== 0) continue
    if ((plot === a || plot === b || plot === c) && (barred || (posted !== 0 && tile !== CHURCH))) continue
    out.push(tile)
  }
  return out
}

/** He stands there, pays the sheriff's friends, fights whoever is in the way, and may annex. */
export function enter(g: Context, seat: Seat, strength: Strength, place: { building: Building; from: Building }): void {
  const { building, from } = place
  post(g.s, building, seat, strength)
  payFee(g, seat, building)
  const defender = building === CHURCH ? NOBODY : opponentAt(g.s, building, seat)
  g.then({ do: 'annex', seat, building, from })
  if (defender !== NOBODY) beginDuel(g, { building, attacker: seat, defender })
}
