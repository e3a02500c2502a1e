/** "Engager un ouvrier": one card of the supply, straight into the worker area; a wild worker always costs $4 more. */
import type { Seat } from '@waystation/kernel'
import { PASS, type PassOption } from '@waystation/kernel'
import { WILD, WILD_SURCHARGE, WORKER_COUNT } from '../data/cards.ts'
import { hireFor } from '../options/interned.ts'
import type { HireOption, Sink } from '../options.ts'
import type { State } from '../state.ts'
import { NONE_HIRED } from '../steps.ts'
import type { Rule, Context } from '../types.ts'
import { sum } from './herd.ts'

export const hirePrice = (worker: number, price: number): number => price + (worker === WILD ? WILD_SURCHARGE : 0)

/** `except`: the type hired by the same building just before. */
export function pushHires(
  s: Readonly<State>,
  seat: Seat,
  price: number,
  except: number,
  options: Sink<HireOption>,
): void {
  const { money } = s.players[seat]
  for (let worker = 0; worker < WORKER_COUNT; worker++) {
    const cost = hirePrice(worker, price)
    if (worker !== except && s.workers[worker] > 0 && money >= cost) options.push(hireFor(worker, cost))
  }
}

export function hire(g: Context, seat: Seat, { worker, index, dollars }: HireOption): void {
  const p = g.s.players[seat]
  p.money -= dollars
  p.area[index]++
  g.s.workers[index]--
  g.emit({ type: 'hired', seat, worker, dollars })
}

/** The reward of a trading post may be left [reading]: a worker is a card more in the herd. */
export const rewardHire: Rule<'rewardHire', HireOption | PassOption> = {
  ask(s, { seat, price }) {
    if (sum(s.workers) === 0) return null
    const options: (HireOption | PassOption)[] = []
    pushHires(s, seat, price, NONE_HIRED, options)
    options.push(PASS)
    return { seat, kind: 'rewardHire', options }
  },
  choose(g, { seat }, option) {
    if (option.do === 'hire') hire(g, seat, option)
  },
}
