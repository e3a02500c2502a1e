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

/** Once a place is picked; a branch that all ways there have in common is no choice. */
export function openRoads(options: readonly Option[], picked: readonly Target[], view: View): readonly OpenRoad[] {
  if (picked.length === 0) return []
  const ways = options.flatMap((option) => {
    if (option.do !== 'move') return []
    const all = targets(option, view)
    return picked.every((target) => all.includes(target)) ? [{ branches: all.filter(isBranch), fee: option.fee }] : []
  })
  const cheapest = new Map<Target, number>()
  for (const { branches, fee } of ways)
    for (const branch of branches) cheapest.set(branch, Math.min(fee, cheapest.get(branch) ?? fee))
  return [...cheapest].flatMap(([branch, fee]) =>
    picked.includes(branch) || ways.every(({ branches }) => branches.includes(branch))
      ? []
      : [{ node: branch.slice(BRANCH.length) as NodeId, fee }],
  )
}
