/**
 * How long the game still lasts. Visits to El Paso are shared by everybody at the table: the Simmental left and one
 * more. Whoever is further on its way gets more of them, and takes them from the others.
 */
import { SIMMENTAL } from '../data/cards.ts'
import { SIMMENTAL_STACK } from '../data/table.ts'
import { EL_PASO } from '../data/trail.ts'
import { turnsPerRound } from '../rules/el-paso.ts'
import { stepsTo } from '../rules/trail.ts'
import type { State } from '../state.ts'
import { W } from './weights.ts'

export interface Pace {
  /** Of the whole game: 1 at the start, 0 at the end. */
  readonly left: number
  /** Visits to El Paso still to be expected, the one under way included. */
  readonly own: number
  /** The same for a rival, on average. */
  readonly rival: number
  /** How much of the way to El Paso is behind the seat's rancher. */
  readonly way: number
}

const FINISHED: Pace = { left: 0, own: 0, rival: 0, way: 0 }

/** How much of the way to El Paso is behind a rancher. */
function progress(s: Readonly<State>, at: number, lap: number): number {
  return at <= EL_PASO ? 0 : 1 - stepsTo(s, at, EL_PASO) / lap
}

export function paceOf(s: Readonly<State>, seat: number): Pace {
  if (s.phase === 'last-turns' || s.phase === 'over') return FINISHED
  const lap = stepsTo(s, EL_PASO, EL_PASO)
  const way = progress(s, s.players[seat].at, lap)
  let all = s.sue === null ? 0 : progress(s, s.sue.at, lap)
  for (const p of s.players) all += progress(s, p.at, lap)
  const visits = s.market[SIMMENTAL] + 1
  const table = turnsPerRound(s)
  const each = Math.max(0, visits - all) / table
  return {
    left: Math.max(0, visits - all) / (SIMMENTAL_STACK[s.players.length] + 1),
    own: way + each,
    rival: (all - way) / (table - 1) + each,
    way,
  }
}

/** What rivals will gain by the visits they can still make; Sue also by every turn until then. */
export const rivalWorth = (s: Readonly<State>, { rival, left }: Pace): number =>
  s.sue === null ? rival * W.rivalVisit : rival * W.sueVisit + left * W.sueTime
