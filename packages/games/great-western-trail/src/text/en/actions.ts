/** Printed actions as clauses. With an argument they say exactly what is chosen; without, what the tile says. */
import type { Measure } from '../../data/actions.ts'
import { AUXILIARIES } from '../../data/auxiliaries.ts'
import { BREEDS } from '../../data/cards.ts'
import { cardId } from '../../options.ts'
import type { Say } from '../phrases.ts'
import type { Words } from '../words.ts'

type Discard = Parameters<ReturnType<Words['actions']>['discard']>[0]

/** What "as many as you have" counts, one of them. */
const PER: { readonly [measure in Measure]: string } = {
  once: '',
  cowboys: 'cowboy',
  craftsmen: 'craftsman',
  engineers: 'engineer',
  woods: 'building of yours in the woods',
  teepeePairs: 'pair of a green and a blue teepee',
  hazards: 'hazard tile you own',
  stations: 'station with a disc of yours',
  bells: 'bell space you have emptied',
}

function discarded(say: Say, { what }: Discard, arg: number | null): string {
  if (what === 'pair') return arg === null ? 'two cards of one breed' : `two ${say.breed(BREEDS[arg].id)}`
  if (arg !== null) return say.aCard(cardId(arg))
  if (what === 'any') return 'any cattle card'
  return what === 'objective' ? 'an objective card' : say.aCard(what as Parameters<Say['aCard']>[0])
}

function reward(a: Discard): string {
  const parts: string[] = []
  if (a.certificates > 0)
    parts.push(a.certificates === 1 ? `${a.certificates} certificate` : `up to ${a.certificates} certificates`)
  if (a.money > 0) parts.push(`$${a.money}`)
  if (a.engine !== undefined) parts.push(`${a.engine} space for the engine`)
  if (a.objective) parts.push('an objective card into your hand')
  if (a.auxiliary) parts.push('a single auxiliary action')
  return parts.join(' and ')
}

const some = (certificates: number, money: number): string =>
  `${certificates === 1 ? `${certificates} certificate` : `up to ${certificates} certificates`} and $${money}`

export const actions: Words['actions'] = (say) => ({
  discard: (a, arg) => `discard ${discarded(say, a, arg)} for ${reward(a)}`,
  money: (a, arg) => {
    if (arg !== null) return `gain $${arg}`
    return a.per === 'once' ? `gain $${a.amount}` : `gain $${a.amount} for each ${PER[a.per]}`
  },
  certificates: (a) => `gain ${a.amount === 1 ? `${a.amount} certificate` : `up to ${a.amount} certificates`}`,
  maxCertificates: () => 'gain certificates up to your limit',
  gainPer: (a, arg) =>
    arg === null
      ? `gain ${some(a.certificates, a.money)} for each ${PER[a.per]}`
      : `gain ${some(a.certificates * arg, a.money * arg)}`,
  hire: (a) => {
    if (a.modifier === 0) return 'hire a worker'
    return `hire a worker for $${Math.abs(a.modifier)} ${a.modifier > 0 ? 'more' : 'less'}`
  },
  build: (a) => `place a building ${a.price === 0 ? 'for free' : `at $${a.price} per craftsman`}`,
  objective: () => 'take an objective card',
  engine: (a, arg) => {
    const cost = a.price > 0 ? `pay $${a.price} to move` : 'move'
    if (arg !== null) return `${cost} the engine ${arg === 1 ? `${arg} space` : `up to ${arg} spaces`}`
    if (typeof a.max !== 'number') return `${cost} the engine up to 1 space per ${PER[a.max]}`
    return `${cost} the engine up to ${a.max} spaces`
  },
  engineBack: (a) => `move the engine back ${a.spaces} space for $${a.money}`,
  trade: () => 'trade with the Indians',
  auxiliary: (_, arg) =>
    arg === null
      ? 'one auxiliary action, single or double'
      : `auxiliary action: ${say.auxiliaryClause(AUXILIARIES[arg >> 1].id, (arg & 1) === 0 ? 1 : 2)}`,
  buy: () => 'buy cattle',
  removeHazard: (a) => (a.price === 0 ? 'remove a hazard for free' : `remove a hazard for $${a.price}`),
  advance: (a) => `move the cattleman up to ${a.max} ${a.max === 1 ? 'step' : 'steps'} and use that location`,
  ride: (a) => `move the cattleman up to ${a.max} steps without fees`,
  draw: (a, arg) => {
    if (arg !== null) return `draw ${arg}, then discard ${arg}`
    return typeof a.max === 'number'
      ? `draw up to ${a.max}, then discard as many`
      : `draw up to 1 card per ${PER[a.max]}, then discard as many`
  },
  extraordinaryDelivery: () => 'make an extraordinary delivery by moving the engine back',
  upgradeBehind: () => 'upgrade a station behind your engine',
  copy: () => 'copy one adjacent building',
  removeCards: (a) => `remove up to ${a.count} cards of your hand from the game`,
  freeCattle: (a) => `take a cattle card of value ${a.value} from the market for free`,
  placeShop: () => 'place a shop',
  exchangeToken: () => 'take an exchange token',
  ante: () => 'sit down at the poker table or lay cards there',
  showdown: () => 'show all hands at the poker table',
})
