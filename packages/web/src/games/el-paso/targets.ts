/**
 * What to click for every option, in any order. Things have the engine's own names where it can be asked why not. Workers of
 * the asked type come by themselves; each wild one that takes a place is a click on the own wild workers.
 */
import type { BreedId, Option, View } from '@waystation/el-paso'
import type { Target } from '../../adapter.ts'

export const handTarget = (breed: BreedId): Target => `hand ${breed}`
/** Own wild workers, to be used in the place of others. */
export const WILD_STAFF: Target = 'staff wild'
export const stackTarget = (pile: 'objective' | 'bonus'): Target => `stack ${pile}`
/** Something that is never chosen but can be asked about. */
export const thingTarget = (id: string): Target => `thing ${id}`

const withWilds = (thing: Target, wilds: number): readonly Target[] => [
  thing,
  ...Array.from({ length: wilds }, () => WILD_STAFF),
]

export function targets(option: Option): readonly Target[] {
  switch (option.do) {
    case 'place':
    case 'move':
      return [`space ${option.node}`]
    case 'site':
      return withWilds(`space ${option.node}`, option.wilds)
    case 'sell':
    case 'remove':
    case 'discard':
      return [handTarget(option.breed)]
    case 'hire':
      return [`worker ${option.worker}`]
    case 'buy':
      return withWilds(`cattle ${option.breed}`, option.wilds)
    case 'cattle':
      return [`cattle ${option.breed}`]
    case 'train':
      return withWilds(`train ${option.train}`, option.wilds)
    case 'build':
      return [`building ${option.number}`]
    case 'takeObjective':
    case 'takeBonus':
      return [`tile ${option.tile}`]
    case 'drawObjective':
      return [stackTarget('objective')]
    case 'drawBonus':
      return [stackTarget('bonus')]
    case 'auxiliary':
    case 'onlyAuxiliary':
      return [`auxiliary ${option.auxiliary}`]
    case 'exchangeAgain':
      return ['auxiliary aux-exchange']
    case 'deliver':
      return [`post ${option.post}`, `disc ${option.disc}`]
    case 'useToken':
      return ['token']
    case 'bonus':
      return [`bonus ${option.worker}`]
    default:
      return []
  }
}

/** The component whose help explains a target. */
export function component(target: Target, view: View): string | null {
  const [kind, id = ''] = target.split(' ')
  switch (kind) {
    case 'space':
      return spaceHelp(id, view)
    case 'train':
      return view.train.find((face) => face.startsWith(id)) ?? null
    case 'building':
      return view.buildings[Number(id) - 1]?.id ?? null
    case 'stack':
      return `${id}-stack`
    case 'token':
      return 'exchange-token'
    case 'hand':
    case 'cattle':
    case 'worker':
    case 'staff':
    case 'bonus':
    case 'tile':
    case 'post':
    case 'disc':
    case 'auxiliary':
    case 'thing':
      return id
    default:
      return null
  }
}

function spaceHelp(node: string, view: View): string | null {
  const space = view.trail.find((each) => each.node === node)
  return space === undefined ? null : (space.place ?? 'empty-space')
}
