/** Auxiliary actions, single and double. Rulebook: "Effectuer une action de soutien". */
import type { Decision, Seat } from '@waystation/kernel'
import { PASS } from '@waystation/kernel'
import { AUXILIARIES } from '../data/auxiliaries.ts'
import { DISC_SPOTS } from '../data/player-board.ts'
import { tablesOf } from '../data/tables.ts'
import { act, AUXILIARY, type Option } from '../options.ts'
import type { Player, State } from '../state.ts'
import type { Context, Rule } from '../types.ts'
import { gain, pay } from './certificates.ts'
import { canAdvance, canReverse } from './engine.ts'
import { drawable, drawThenDiscard } from './herd.ts'
import { canOpenShops } from './shops.ts'

/** How often an auxiliary action may be done at once: its two spots, less the discs on them. */
export function timesOpen(p: Readonly<Player>, auxiliary: number): number {
  const { disc, grey } = AUXILIARIES[auxiliary]
  return DISC_SPOTS[disc].count - p.discs[disc] + grey
}

/** Whether its requirement can be met that many times over. */
function canDo(s: Readonly<State>, seat: Seat, auxiliary: number, times: 1 | 2): boolean {
  const p = s.players[seat]
  if (timesOpen(p, auxiliary) < times) return false
  const { price, back, effect } = AUXILIARIES[auxiliary]
  if (p.money < price * times || (back > 0 && !canReverse(s, seat, back * times))) return false
  switch (effect) {
    case 'draw':
      return drawable(p) >= times
    case 'engine':
      return canAdvance(s, seat)
    case 'shop':
      return canOpenShops(s, seat, times)
    case 'money':
    case 'certificate':
    case 'remove':
      return true
  }
}

/** The gear icon: any open action, once, or twice where both spots are free. */
export function pushAuxiliaries(s: Readonly<State>, seat: Seat, action: number, options: Option[]): void {
  const { auxiliaries } = tablesOf(s)
  for (let a = 0; a < auxiliaries; a++) {
    if (!canDo(s, seat, a, 1)) continue
    options.push(act(action, 2 * a))
    if (canDo(s, seat, a, 2)) options.push(act(action, 2 * a + 1))
  }
}

/** One single auxiliary action, in place of all local actions or as a reward. */
export function pushSingleAuxiliaries(s: Readonly<State>, seat: Seat, options: Option[]): void {
  const { auxiliaries } = tablesOf(s)
  for (let a = 0; a < auxiliaries; a++) if (canDo(s, seat, a, 1)) options.push(AUXILIARY[a])
}

/** A double action is one movement of two spaces with twice the price and reward. */
export function doAuxiliary(g: Context, seat: Seat, auxiliary: number, times: 1 | 2): void {
  const { id, price, back, effect } = AUXILIARIES[auxiliary]
  g.emit({ type: 'auxiliary', seat, auxiliary: id, times })
  pay(g, seat, price * times)
  reward(g, seat, effect, times)
  if (back !== 0) g.then({ do: 'engineBack', seat, spaces: back * times })
}

/** What follows once the engine has gone back. */
function reward(g: Context, seat: Seat, effect: (typeof AUXILIARIES)[number]['effect'], times: 1 | 2): void {
  switch (effect) {
    case 'money':
      return gain(g, seat, { money: times, certificates: 0 })
    case 'draw':
      return drawThenDiscard(g, seat, times)
    case 'certificate':
      return g.then({ do: 'gain', seat, money: 0, certificates: times })
    case 'engine':
      return g.then({ do: 'engine', seat, max: times, optional: false })
    case 'remove':
      return g.then({ do: 'removeCards', seat, count: times })
    case 'shop':
      return g.then({ do: 'openShop', seat, times, optional: false })
    default:
      return effect satisfies never
  }
}

/** Building 13a: a single auxiliary action for a Jersey; it may be refused. */
export const singleAuxiliary: Rule<'singleAuxiliary'> = {
  ask(s, { seat }): Decision<Option> {
    const options: Option[] = []
    pushSingleAuxiliaries(s, seat, options)
    options.push(PASS)
    return { seat, kind: 'singleAuxiliary', options, conceal: true }
  },
  choose(g, { seat }, option) {
    if (option.do === 'auxiliary') doAuxiliary(g, seat, option.index, 1)
  },
}
