/** Auxiliary actions, single and double. Rulebook: "Effectuer une action de soutien". */
import type { Seat } from '@waystation/kernel'
import {
  AUX_CERTIFICATE,
  AUX_DRAW,
  AUX_ENGINE,
  AUX_MONEY,
  AUX_REMOVE,
  AUXILIARIES,
  DISC_SPOTS,
  OPEN_AT_START,
} from '../data/player-board.ts'
import { act, AUXILIARY, type Option } from '../options.ts'
import type { Player, State } from '../state.ts'
import type { Context } from '../types.ts'
import { gain, pay } from './certificates.ts'
import { canAdvance, canReverse } from './engine.ts'
import { drawable, drawThenDiscard } from './herd.ts'

/** How often an auxiliary action may be done at once: its two spots, less the discs on them. */
export function timesOpen(p: Readonly<Player>, auxiliary: number): number {
  return DISC_SPOTS[auxiliary].count - p.discs[auxiliary] + (OPEN_AT_START[auxiliary] ? 1 : 0)
}

/** Whether its requirement can be met that many times over. */
function canDo(s: Readonly<State>, seat: Seat, auxiliary: number, times: number): boolean {
  const p = s.players[seat]
  if (timesOpen(p, auxiliary) < times) return false
  switch (auxiliary) {
    case AUX_DRAW:
      return drawable(p) >= times
    case AUX_CERTIFICATE:
      return p.money >= times && canReverse(s, seat, times)
    case AUX_ENGINE:
      return p.money >= times && canAdvance(s, seat)
    case AUX_REMOVE:
      return canReverse(s, seat, times)
    default:
      return true
  }
}

/** The gear icon: any open action, once, or twice where both spots are free. */
export function pushAuxiliaries(s: Readonly<State>, seat: Seat, action: number, options: Option[]): void {
  for (let a = 0; a < AUXILIARIES.length; a++) {
    if (!canDo(s, seat, a, 1)) continue
    options.push(act(action, 2 * a))
    if (canDo(s, seat, a, 2)) options.push(act(action, 2 * a + 1))
  }
}

/** One single auxiliary action in place of all local actions. */
export function pushSingleAuxiliaries(s: Readonly<State>, seat: Seat, options: Option[]): void {
  for (let a = 0; a < AUXILIARIES.length; a++) if (canDo(s, seat, a, 1)) options.push(AUXILIARY[a])
}

/** A double action is one movement of two spaces with twice the price and reward. */
export function doAuxiliary(g: Context, seat: Seat, auxiliary: number, times: 1 | 2): void {
  g.emit({ type: 'auxiliary', seat, auxiliary: AUXILIARIES[auxiliary], times })
  switch (auxiliary) {
    case AUX_MONEY:
      return gain(g, seat, { money: times, certificates: 0 })
    case AUX_DRAW:
      return drawThenDiscard(g, seat, times)
    case AUX_CERTIFICATE:
      pay(g, seat, times)
      return g.then({ do: 'engineBack', seat, spaces: times }, { do: 'gain', seat, money: 0, certificates: times })
    case AUX_ENGINE:
      pay(g, seat, times)
      return g.then({ do: 'engine', seat, max: times, optional: false })
    default:
      return g.then({ do: 'engineBack', seat, spaces: times }, { do: 'removeCards', seat, count: times })
  }
}
