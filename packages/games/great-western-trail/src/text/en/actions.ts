/** Printed actions as clauses. With an argument they say exactly what is chosen; without, what the tile says. */
import { BREEDS } from '../../data/cards.ts'
import { AUXILIARIES } from '../../data/player-board.ts'
import { cardId } from '../../options.ts'
import type { Say } from '../phrases.ts'
import type { Words } from '../words.ts'

type Discard = Parameters<ReturnType<Words['actions']>['discard']>[0]

function discarded(say: Say, { what }: Discard, arg: number | null): string {
  if (what === 'pair') return arg === null ? 'two cards of one breed' : `two ${say.breed(BREEDS[arg].id)}`
  if (arg !== null) return say.card(cardId(arg))
  if (what === 'any') return 'any cattle card'
  return what === 'objective' ? 'an objective card' : say.breed(what)
}

function reward(a: Discard): string {
  const parts: string[] = []
  if (a.certificates > 0)
    parts.push(a.certificates === 1 ? `${a.certificates} certificate` : `up to ${a.certificates} certificates`)
  if (a.money > 0) parts.push(`$${a.money}`)
  if (a.engine !== undefined) parts.push(`${a.engine} space for the engine`)
  if (a.objective) parts.push('an objective card into your hand')
  return parts.join(' and ')
}

export const actions: Words['actions'] = (say) => ({
  discard: (a, arg) => `discard ${discarded(say, a, arg)} for ${reward(a)}`,
  money: (a, arg) => {
    if (arg !== null) return `gain $${arg}`
    if (a.per === 'woods') return `gain $${a.amount} for each of your buildings in the woods`
    return a.per === 'engineers' ? `gain $${a.amount} for each engineer` : `gain $${a.amount}`
  },
  certificates: (a) => `gain ${a.amount} certificate`,
  maxCertificates: () => 'gain certificates up to your limit',
  teepeePairs: (a, arg) =>
    arg === null
      ? `gain up to ${a.certificates} certificates and $${a.money} for each pair of teepees`
      : `gain up to ${a.certificates * arg} certificates and $${a.money * arg} for your pairs of teepees`,
  hire: (a) => {
    if (a.modifier === 0) return 'hire a worker'
    return `hire a worker for $${Math.abs(a.modifier)} ${a.modifier > 0 ? 'more' : 'less'}`
  },
  build: (a) => `place a building at $${a.price} per craftsman`,
  objective: () => 'take an objective card',
  engine: (a, arg) => {
    const cost = a.price > 0 ? `pay $${a.price} to move` : 'move'
    if (arg !== null) return `${cost} the engine ${arg === 1 ? `${arg} space` : `up to ${arg} spaces`}`
    if (a.max === 'engineers') return `${cost} the engine up to your number of engineers`
    if (a.max === 'woods') return `${cost} the engine up to your number of buildings in the woods`
    return `${cost} the engine up to ${a.max} spaces`
  },
  engineBack: (a) => `move the engine back ${a.spaces} space for $${a.money}`,
  trade: () => 'trade with the Indians',
  auxiliary: (_, arg) =>
    arg === null
      ? 'one auxiliary action, single or double'
      : `auxiliary action: ${say.auxiliaryClause(AUXILIARIES[arg >> 1], (arg & 1) === 0 ? 1 : 2)}`,
  buy: () => 'buy cattle',
  removeHazard: (a) => (a.price === 0 ? 'remove a hazard for free' : `remove a hazard for $${a.price}`),
  advance: (a) => `move the cattleman up to ${a.max} ${a.max === 1 ? 'step' : 'steps'} and use that location`,
  ride: (a) => `move the cattleman up to ${a.max} steps without fees`,
  draw: (a, arg) => {
    if (arg !== null) return `draw ${arg}, then discard ${arg}`
    return a.max === 'cowboys'
      ? 'draw up to your number of cowboys, then discard as many'
      : `draw up to ${a.max}, then discard as many`
  },
  extraordinaryDelivery: () => 'make an extraordinary delivery by moving the engine back',
  upgradeBehind: () => 'upgrade a station behind your engine',
  copy: () => 'copy one adjacent building',
})
