/** Names of printed actions in records: stable, readable, one word order for all. */
import type { Action } from '../data/actions.ts'
import { BREEDS, CATTLE } from '../data/cards.ts'
import { isObjective, objectiveOf } from '../data/objectives.ts'
import { AUXILIARIES } from '../data/auxiliaries.ts'
import { NODES } from '../data/trail.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
const card = (index: number): string => (isObjective(index) ? objectiveOf(index).id : CATTLE[index].id)

function discardId(action: Extract<Action, { type: 'discard' }>, arg: number): string {
  const what = action.what === 'pair' ? `two ${BREEDS[arg].id}` : card(arg)
  const rewards: string[] = []
  if (action.money !== 0) rewards.push(`$${action.money}`)
  if (action.certificates !== 0) rewards.push(`${action.certificates} certificates`)
  if (action.engine !== undefined) rewards.push(`engine ${action.engine}`)
  if (action.objective) rewards.push('an objective')
  if (action.auxiliary) rewards.push('an auxiliary action')
  return `discard ${what} for ${rewards.join(' and ')}`
}

/**
 * `arg`: the card discarded (for a pair, its breed), twice the auxiliary action plus one when double, cards drawn, the
 * space copied, or what "as many as you have" comes to, which the name leaves out.
 */
export function actionId(action: Action, arg: number): string {
  switch (action.type) {
    case 'discard':
      return discardId(action, arg)
    case 'money':
      return action.per === 'once' ? `gain $${action.amount}` : `gain $${action.amount} per ${action.per}`
    case 'certificates':
      return `gain ${action.amount} certificates`
    case 'maxCertificates':
      return 'gain all certificates'
    case 'gainPer':
      return action.per === 'teepeePairs' ? 'gain for teepee pairs' : `gain for ${action.per}`
    case 'hire':
      return action.modifier === 0 ? 'hire' : `hire at ${signed(action.modifier)}`
    case 'build':
      return `build at ${action.price}`
    case 'objective':
      return 'take an objective'
    case 'engine':
      return action.price === 0 ? `engine ${action.max}` : `engine ${action.max} for $${action.price}`
    case 'engineBack':
      return `engine back ${action.spaces} for $${action.money}`
    case 'auxiliary':
      return arg % 2 === 0 ? AUXILIARIES[arg >> 1].id : `${AUXILIARIES[arg >> 1].id} double`
    case 'removeHazard':
      return `clear a hazard for $${action.price}`
    case 'advance':
    case 'ride':
      return `${action.type} ${action.max}`
    case 'draw':
      return `draw ${arg}`
    case 'copy':
      return `copy ${NODES[arg].id}`
    case 'trade':
    case 'buy':
      return action.type
    case 'extraordinaryDelivery':
      return 'extraordinary delivery'
    case 'upgradeBehind':
      return 'upgrade a station behind'
    case 'removeCards':
      return `remove ${action.count} cards`
    case 'freeCattle':
      return `take cattle of value ${action.value}`
    case 'placeShop':
      return 'place a shop'
    case 'exchangeToken':
      return 'take an exchange token'
    case 'ante':
      return 'poker table'
    case 'showdown':
      return 'show your hands'
  }
}
