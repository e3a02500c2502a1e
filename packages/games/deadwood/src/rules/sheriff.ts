/** "Le shérif": three safe plots, the fee for entering them, and moving him. */
import type { Seat } from '@waystation/kernel'
import { type Building, SHERIFFS_OFFICE } from '../data/buildings.ts'
import { SHERIFF_FEE } from '../data/figures.ts'
import { CROSSING_IDS, CROSSINGS, type Crossing, crossingOf, type Plot } from '../data/plots.ts'
import { SHERIFF, type SheriffOption } from '../options.ts'
import { NOBODY, type State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { controllerOf } from './cowboys.ts'
import { pay } from './money.ts'
import { isBuilding, plotWith } from './town.ts'

export const isProtected = (s: Readonly<State>, plot: Plot): boolean => CROSSINGS[s.sheriff].includes(plot)

/** Who collects the fee from this seat: another gang in the Sheriff's Office, or nobody. Who leaves it pays nobody. */
function feeCollector(s: Readonly<State>, seat: Seat): Seat {
  const holder = controllerOf(s, SHERIFFS_OFFICE)
  return holder === seat ? NOBODY : holder
}

/** Then no cowboy of this seat goes where the sheriff is [house]. */
export const cannotPayFee = (s: Readonly<State>, seat: Seat): boolean =>
  s.money[seat] < SHERIFF_FEE && feeCollector(s, seat) !== NOBODY

/** Paid on arrival, before anything else there. */
export function payFee(g: Context, seat: Seat, building: Building): void {
  const to = feeCollector(g.s, seat)
  if (to === NOBODY || !isProtected(g.s, plotWith(g.s, building))) return
  pay(g, seat, to, SHERIFF_FEE)
  g.emit({ type: 'feePaid', seat, to, amount: SHERIFF_FEE })
}

export const touchesBuilding = (s: Readonly<State>, crossing: Crossing): boolean =>
  CROSSINGS[crossing].some((plot) => isBuilding(s.lots[plot]))

/** Bureau du Shérif: to another crossing [house] that touches a building. */
export const moveSheriff: Rule<'moveSheriff', SheriffOption> = {
  ask(s, { seat }) {
    const options: SheriffOption[] = []
    for (let crossing = 0; crossing < CROSSINGS.length; crossing++) {
      if (crossing !== s.sheriff && touchesBuilding(s, crossing)) options.push(SHERIFF[crossing])
    }
    return { seat, kind: 'sheriff', options }
  },
  choose(g, { seat }, { crossing }) {
    const from = CROSSING_IDS[g.s.sheriff]
    g.s.sheriff = crossingOf(crossing)
    g.emit({ type: 'sheriffMoved', seat, from, to: crossing })
  },
}
