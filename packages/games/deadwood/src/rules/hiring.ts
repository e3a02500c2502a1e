/** Saloon: one cowboy of the own reserve, who first waits in the Abandoned Mine. */
import type { Seat } from '@waystation/kernel'
import { HIRE_COSTS, STRENGTHS, type Strength } from '../data/figures.ts'
import { HIRE, type HireOption, PASS } from '../options.ts'
import type { State } from '../state.ts'
import type { Rule } from '../types.ts'
import { slot, strengthOf } from './cowboys.ts'

export const hireCost = (strength: Strength): number => HIRE_COSTS[strength - 1]

/** Left in the reserve and affordable. */
export const hireable = (s: Readonly<State>, seat: Seat): readonly Strength[] =>
  STRENGTHS.filter((strength) => s.reserve[slot(seat, strength)] > 0 && s.money[seat] >= hireCost(strength))

export const hire: Rule<'hire', HireOption | typeof PASS> = {
  ask(s, { seat }) {
    const options: (HireOption | typeof PASS)[] = hireable(s, seat).map((strength) => HIRE[strength - 1])
    if (options.length === 0) return null
    options.push(PASS)
    return { seat, kind: 'hire', options }
  },
  choose(g, { seat }, option) {
    if (option.do === 'pass') return g.emit({ type: 'nobodyHired', seat })
    const strength = strengthOf(option.cowboy)
    const cost = hireCost(strength)
    const at = slot(seat, strength)
    g.s.money[seat] -= cost
    g.s.reserve[at]--
    g.s.mine[at]++
    g.emit({ type: 'hired', seat, cowboy: option.cowboy, cost })
  },
}
