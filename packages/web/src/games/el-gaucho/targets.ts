/**
 * What to click for every option. The things clicked form a bag: dice before the tile or after it, in any order.
 * Options that share a bag (leaving out a breed before anything lies on the board, use an area or take its gaucho back, the two orders of a start herd) are told apart by buttons.
 */
import type { AreaId, Breed, Option, PastureId, TileId } from '@waystation/el-gaucho'
import type { Target } from '../../adapter.ts'

export const tileTarget = (id: TileId): Target => `tile ${id}`
export const areaTarget = (id: AreaId): Target => `area ${id}`
export const herdTarget = (breed: Breed): Target => `herd ${breed}`
export const pastureTarget = (id: PastureId): Target => `pasture ${id}`
/** A die in the rodeo. */
export const dieTarget = (value: number): Target => `die ${value}`
/** A die in front of the player in turn. */
export const takenTarget = (value: number): Target => `taken ${value}`
export const wishTarget = (value: number): Target => `wish ${value}`
/** Something that is never chosen but can be asked about. */
export const thingTarget = (id: string): Target => `thing ${id}`

export function targets(option: Option): readonly Target[] {
  switch (option.do) {
    case 'takeDice':
      return option.dice.map(dieTarget)
    case 'stand':
    case 'lay':
    case 'raise':
      return [...option.dice.map(takenTarget), tileTarget(option.tile)]
    case 'occupy':
      return [...option.dice.map(takenTarget), areaTarget(option.area)]
    case 'first':
    case 'use':
    case 'takeBack':
      return [areaTarget(option.area)]
    case 'reclaim':
    case 'steal':
    case 'wake':
    case 'displace':
    case 'add':
      return [tileTarget(option.tile)]
    case 'sort':
      return [tileTarget(option.tile), areaTarget('sort')]
    case 'keep':
    case 'fetch':
      return option.tiles.map(tileTarget)
    case 'wish':
      return [wishTarget(option.value)]
    case 'sell':
      return [herdTarget(option.breed)]
    case 'settle':
      return [pastureTarget(option.pasture)]
    case 'leaveOut':
    case 'endTurn':
    case 'pass':
      return []
  }
}

/** The component whose help explains a target. */
export function component(target: Target): string | null {
  const [kind, id = ''] = target.split(' ')
  switch (kind) {
    case 'tile':
    case 'area':
    case 'pasture':
    case 'thing':
      return id
    case 'herd':
      return 'herd'
    case 'die':
    case 'taken':
      return 'rodeo'
    case 'wish':
      return 'wish'
    default:
      return null
  }
}
