/** Why an action of the place where the cattleman stands cannot be done. */
import type { Reason, Seat } from '@waystation/kernel'
import type { Action } from '../data/actions.ts'
import { ACTIONS, SLOTS } from '../data/slots.ts'
import { KANSAS_CITY, OFF_TRAIL } from '../data/trail.ts'
import type { Option } from '../options.ts'
import { because } from '../reasons.ts'
import { pushAction } from '../rules/actions.ts'
import { copies, localSlots } from '../rules/location.ts'
import type { State } from '../state.ts'
import { whyNotAnte } from './poker.ts'
import { shortOf } from './shortages.ts'
import { notNow, question } from './question.ts'
import { whyNotShop } from './towns.ts'

const actionsOf = (slots: readonly number[]): number[] => [...new Set(slots.flatMap((slot) => SLOTS[slot]))]

/** Printed where the cattleman stands, and what somebody in phase B can still do. */
export function actionsHere(s: Readonly<State>, seat: Seat): number[] {
  const { at } = s.players[seat]
  const own = at === OFF_TRAIL || at === KANSAS_CITY ? [] : localSlots(s, seat)
  const step = s.agenda[s.agenda.length - 1]
  return actionsOf(step?.do === 'act' ? [...own, ...step.slots] : own)
}

function offered(s: Readonly<State>, seat: Seat, action: number): boolean {
  const options: Option[] = []
  pushAction(s, seat, action, options)
  return options.length > 0
}

export function whyNotAction(s: Readonly<State>, seat: Seat, action: number): Reason[] {
  const step = question(s, seat)
  if (step?.do !== 'act') return notNow(s, seat, 'location', 'location')
  if (!actionsOf(step.slots).includes(action)) return [because('location-used', 'location')]
  if (ACTIONS[action].type === 'copy') {
    return copies(s, step).length > 0 ? [] : [because('nothing-to-copy', 'location')]
  }
  return offered(s, seat, action) ? [] : lacking(s, seat, ACTIONS[action])
}

/** What the action lacks, in the words of its own chapter. */
function lacking(s: Readonly<State>, seat: Seat, action: Action): Reason[] {
  const { money } = s.players[seat]
  switch (action.type) {
    case 'money':
    case 'gainPer':
      return [because('counts-nothing', 'location')]
    case 'hire':
      return [because('nobody-to-hire', 'hire', { have: money })]
    case 'build':
      return [because('nothing-to-build', 'build')]
    case 'buy':
      return [because('nothing-to-buy', 'cattle')]
    case 'discard':
    case 'removeCards':
      return [because('no-card', 'location')]
    case 'engine':
      // An engine can always go on: there are more spaces than engines, and none stays at the end of the line.
      return money < action.price
        ? shortOf('money', 'engine', action.price, money)
        : [because('counts-nothing', 'engine')]
    case 'removeHazard': {
      const short = shortOf('money', 'trade', action.price, money)
      return short.length > 0 ? short : [because('not-there', 'trade')]
    }
    case 'engineBack':
    case 'extraordinaryDelivery':
      return [because('engine-back', 'engine')]
    case 'upgradeBehind':
      return [because('no-station-behind', 'stations')]
    case 'draw':
      return [because('nothing-to-draw', 'location')]
    case 'placeShop':
      return whyNotShop(s, seat)
    case 'ante':
      return whyNotAnte(s, seat)
    case 'showdown':
      return [because('nothing-laid', 'poker')]
    case 'objective':
    case 'trade':
    case 'exchangeToken':
    case 'freeCattle':
    case 'certificates':
    case 'maxCertificates':
    case 'advance':
    case 'auxiliary':
    case 'ride':
    case 'copy':
      return [because('not-there', 'location')]
  }
}
