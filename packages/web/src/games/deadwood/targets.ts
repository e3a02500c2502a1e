/**
 * What to click for every option, in any order: a cowboy and a building, a tile and a plot. Plots, crossings and types for
 * hire have the engine's own names, so that it can be asked why not. Yes-or-no questions are buttons.
 */
import { type BuildingId, BUILDINGS, type CowboyType, type Option, type View } from '@waystation/deadwood'
import type { Seat } from '@waystation/kernel'
import type { Target } from '../../adapter.ts'

export const ranchTarget = (seat: Seat, type: CowboyType): Target => `ranch ${seat} ${type}`
export const mineTarget = (seat: Seat, type: CowboyType): Target => `mine ${seat} ${type}`
export const hireTarget = (type: CowboyType): Target => `hire ${type}`
export const seatTarget = (seat: Seat): Target => `seat ${seat}`
export const stackTarget = (stack: number): Target => `stack ${stack}`
/** A tile that was drawn, or one of the stack that is being rearranged. */
export const tileTarget = (id: BuildingId): Target => `tile ${id}`
/** Something that is never chosen but can be asked about. */
export const thingTarget = (id: string): Target => `thing ${id}`

/** The plot of a building in town. */
function plotTarget(view: View, building: BuildingId): Target[] {
  return view.plots.filter(({ tile }) => tile === building).map(({ plot }) => plot)
}

export function targets(option: Option, view: View): readonly Target[] {
  const me = view.viewer ?? view.active
  switch (option.do) {
    case 'send':
      return [ranchTarget(me, option.cowboy), ...plotTarget(view, option.building)]
    case 'recall':
    case 'moveFrom':
    case 'moveTo':
    case 'grift':
    case 'activate':
      return plotTarget(view, option.building)
    case 'recallFromMine':
      return [mineTarget(me, option.cowboy)]
    case 'griftRanch':
      return [ranchTarget(option.target, option.cowboy)]
    case 'hire':
      return [hireTarget(option.cowboy)]
    case 'sheriff':
      return [option.crossing]
    case 'rail':
      return [option.plot]
    case 'build':
      return [tileTarget(option.building), option.plot]
    case 'putNext':
      return [tileTarget(option.building)]
    case 'drawFrom':
    case 'consult':
      return [stackTarget(option.stack)]
    case 'rob':
    case 'denounce':
    case 'aim':
      return [seatTarget(option.target)]
    default:
      return []
  }
}

const isBuilding = (id: string): boolean => BUILDINGS.some((building) => building.id === id)

/** The component whose help explains a target. */
export function component(target: Target, view: View): string | null {
  const [kind, first = '', second = ''] = target.split(' ')
  switch (kind) {
    case 'ranch':
    case 'mine':
      return second
    case 'hire':
    case 'thing':
      return first
    case 'tile':
      return isBuilding(first) ? first : null
    case 'seat':
      return 'money'
    case 'stack':
      return 'stack'
    default:
      return place(kind, view)
  }
}

/** A plot is explained by what lies on it, a crossing by the sheriff. */
function place(id: string, view: View): string | null {
  if (id.startsWith('crossing')) return 'sheriff'
  const found = view.plots.find(({ plot }) => plot === id)
  return found === undefined ? null : (found.tile ?? 'empty-plot')
}
