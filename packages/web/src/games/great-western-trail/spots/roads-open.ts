/** Several roads lead to a place for different fees: which branches are still to be chosen between, and what the cheapest way by each costs. */
import type { NodeId, Option, View } from '@waystation/great-western-trail'
import type { Target } from '../../../adapter.ts'
import { targets } from '../targets.ts'

export interface OpenRoad {
  /** The first place beyond the fork. */
  readonly node: NodeId
  readonly fee: number
}

const BRANCH = 'branch '
export const isBranch = (target: Target): boolean => target.startsWith(BRANCH)

interface OpenWay {
  readonly option: Extract<Option, { do: 'move' }>
  readonly branches: readonly Target[]
}

/** The ways to which all of this belongs. */
function waysBy(options: readonly Option[], picked: readonly Target[], view: View): readonly OpenWay[] {
  return options.flatMap((option) => {
    if (option.do !== 'move') return []
    const all = targets(option, view)
    return picked.every((target) => all.includes(target)) ? [{ option, branches: all.filter(isBranch) }] : []
  })
}

/** Once a place is picked; a branch that all ways there have in common is no choice. */
export function openRoads(options: readonly Option[], picked: readonly Target[], view: View): readonly OpenRoad[] {
  if (picked.length === 0) return []
  const ways = waysBy(options, picked, view)
  const cheapest = new Map<Target, number>()
  for (const { branches, option } of ways)
    for (const branch of branches) cheapest.set(branch, Math.min(option.fee, cheapest.get(branch) ?? option.fee))
  return [...cheapest].flatMap(([branch, fee]) =>
    picked.includes(branch) || ways.every(({ branches }) => branches.includes(branch))
      ? []
      : [{ node: branch.slice(BRANCH.length) as NodeId, fee }],
  )
}

/** The cheapest of the ways there that are still open. */
export function wayTo(
  options: readonly Option[],
  picked: readonly Target[],
  target: Target,
  view: View,
): OpenWay['option'] | null {
  const ways = waysBy(options, [...picked, target], view).map(({ option }) => option)
  return ways.reduce<OpenWay['option'] | null>(
    (best, each) => (best === null || each.fee < best.fee ? each : best),
    null,
  )
}
