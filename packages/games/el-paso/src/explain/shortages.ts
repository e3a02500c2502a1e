/** Too few workers, too little money: with the numbers. */
import type { Reason } from '@waystation/kernel'
import { BUILDER, WILD, WORKER_IDS } from '../data/cards.ts'
import type { Player } from '../state.ts'
import { because, type SectionId } from '../reasons.ts'

export const needsMoney = (p: Readonly<Player>, needs: number, section: SectionId): Reason[] => [
  because('needs-money', section, { needs, have: p.money }),
]

export const needsWorkers = (p: Readonly<Player>, type: number, needs: number, section: SectionId): Reason[] => [
  because('needs-workers', section, { worker: WORKER_IDS[type], needs, have: p.area[type], wilds: p.area[WILD] }),
]

export const needsBuilders = (p: Readonly<Player>, needs: number): Reason[] => needsWorkers(p, BUILDER, needs, 'build')

/** Workers first, then money; nothing if both are there. */
export function shortage(p: Readonly<Player>, type: number, count: number, section: SectionId): Reason[] {
  if (p.area[type] + p.area[WILD] < count) return needsWorkers(p, type, count, section)
  return p.money < count * 2 ? needsMoney(p, count * 2, section) : []
}
