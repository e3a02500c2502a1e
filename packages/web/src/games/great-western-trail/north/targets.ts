/**
 * What to click for the answers of Rails to the North. A shop is its town, and the trade space where those that are free differ; an
 * exchange token is clicked once for each card it draws.
 */
import type { Option, View } from '@waystation/great-western-trail'
import type { Target } from '../../../adapter.ts'
import { isChoice, townOfSpace } from './trade.ts'

export const EXCHANGE: Target = 'exchange token'
export const townTarget = (id: string): Target => `town ${id}`
export const tradeTarget = (index: number): Target => `trade ${index}`
export const newYorkTarget = (master: string): Target => `newyork ${master}`

export function northTargets(option: Option, view: View): readonly Target[] {
  switch (option.do) {
    case 'shop':
      return isChoice(view, option.town)
        ? [townTarget(option.town), tradeTarget(option.index)]
        : [townTarget(option.town)]
    case 'master':
      return [newYorkTarget(option.master)]
    case 'exchange':
      return Array.from({ length: option.count }, () => EXCHANGE)
    default:
      return []
  }
}

/** The component whose help explains a target of the map. */
export function northComponent(target: Target): string | null {
  const [kind, id = ''] = target.split(' ')
  switch (kind) {
    case 'town':
      return `town-${id}`
    case 'trade':
      return `town-${townOfSpace(Number(id))}`
    case 'newyork':
      return id
    case 'exchange':
      return 'exchange-token'
    default:
      return null
  }
}
