/** What a player is in the middle of: steps still to be done, and what is left of them. */
import type { Inputs, Planned, Seat } from '@waystation/kernel'
import { NORTH } from '../data/rails/cities.ts'
import { STATIONS } from '../data/railroad.ts'
import { SLOTS } from '../data/slots.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'

const STEPS = [
  'place',
  'move',
  'advance',
  'ride',
  'act',
  'immediate',
  'refillHand',
  'hire',
  'build',
  'site',
  'takeObjective',
  'engine',
  'engineBack',
  'engineRetreat',
  'upgrade',
  'upgradeBehind',
  'stationMaster',
  'gain',
  'trade',
  'removeHazard',
  'buy',
  'discardCards',
  'removeCards',
  'foresight',
  'income',
  'deliver',
  'deliveryDisc',
  'settleTransport',
  'chooseSide',
  'singleAuxiliary',
  'sitDown',
  'ante',
  'openShop',
  'placeShop',
  'bellEmptied',
  'freeCattle',
  'newYork',
  'leaveKansasCity',
  'refillForesight',
] as const satisfies readonly Step['do'][]
const PLACE_OF: ReadonlyMap<string, number> = new Map(STEPS.map((step, i) => [step, i]))

const VALUES = [4, 6, 8, 10, 12, 14, 16, 18]
const HIGHEST_BUILDING = 13
const COLUMNS = 3

/** What the steps of a seat say, put together. */
interface Pending {
  readonly steps: number[]
  readonly slots: number[]
  readonly sites: number[]
  readonly cities: number[]
  readonly stations: number[]
  readonly columns: number[]
  acted: boolean
  cowboys: number
  modifier: number
  spaces: number
  money: number
  cards: number
  value: number
}

/** Of the others less is said: they are seldom in the middle of anything when somebody thinks. */
export function seeAgenda(s: Readonly<State>, seat: Seat, own: boolean, inputs: Inputs): void {
  const pending: Pending = {
    steps: [],
    slots: [],
    sites: [],
    cities: [],
    stations: [],
    columns: [],
    acted: false,
    cowboys: 0,
    modifier: 0,
    spaces: 0,
    money: 0,
    cards: 0,
    value: 0,
  }
  for (const step of s.agenda) if ('seat' in step && step.seat === seat) add(step, pending)
  inputs.some('step', pending.steps, STEPS.length)
  if (own) {
    inputs.some('slot', pending.slots, SLOTS.length)
    inputs.some('building to place', pending.sites, HIGHEST_BUILDING)
    inputs.some('city reached', pending.cities, NORTH.cities.length)
    inputs.some('station to upgrade', pending.stations, STATIONS.length)
  }
  inputs.some('column to fill', pending.columns, COLUMNS)
  inputs.yes('acted', pending.acted)
  inputs.amount('cowboys left', pending.cowboys, 3)
  inputs.amount('price of a worker', pending.modifier, 2)
  inputs.amount('spaces', Math.min(8, pending.spaces), 4)
  inputs.amount('money to come', pending.money, 5)
  inputs.amount('cards to put down', pending.cards, 2)
  inputs.atLeast('value to deliver', pending.value, VALUES)
}

function add(step: Planned<Step>, pending: Pending): void {
  if (step.do === 'may') return add(step.step, pending)
  pending.steps.push(PLACE_OF.get(step.do) ?? -1)
  switch (step.do) {
    case 'act':
      pending.slots.push(...step.slots)
      pending.acted ||= step.acted
      break
    case 'immediate':
      pending.slots.push(step.slot)
      break
    case 'ride':
      pending.spaces += step.max
      add(step.then, pending)
      break
    case 'advance':
    case 'engine':
      pending.spaces += step.max
      break
    case 'engineBack':
      pending.spaces -= step.spaces
      break
    case 'hire':
      pending.modifier += step.modifier
      break
    case 'buy':
      pending.cowboys += step.cowboys
      break
    case 'site':
      pending.sites.push(step.number - 1)
      break
    case 'deliveryDisc':
      pending.cities.push(step.city)
      break
    case 'upgrade':
    case 'stationMaster':
      pending.stations.push(step.station)
      break
    case 'gain':
      pending.money += step.money
      break
    case 'discardCards':
    case 'removeCards':
      pending.cards += step.count
      break
    case 'foresight':
      pending.columns.push(step.column)
      break
    case 'deliver':
      pending.value = step.value
      break
    default:
  }
}
