/** Who is compared with whom. */
import type { Figures, Statistics } from '@waystation/protocol'
import { botTitle } from '../../people.ts'
import { statisticsWords } from './text/index.ts'

/** Under so many games nothing is compared. */
export const ENOUGH = 10

export interface Group {
  readonly who: 'own' | 'house' | 'legend'
  readonly name: string
  readonly figures: Figures
  readonly mark: 'circle' | 'square' | 'diamond'
}

/** Those of whom there are games; `person`: whose page it is, if it is somebody's. */
export function groupsOf({ own, house, legend }: Statistics, person: string | null): Group[] {
  const groups: Group[] = [
    ...(own && person !== null ? [{ who: 'own', name: person, figures: own, mark: 'circle' } as const] : []),
    { who: 'house', name: statisticsWords().house, figures: house, mark: 'square' },
    { who: 'legend', name: botTitle('legend'), figures: legend, mark: 'diamond' },
  ]
  return groups.filter(({ figures }) => figures.games > 0)
}

/** Two of them, where both have enough games to be compared. */
export function pair(groups: readonly Group[], a: Group['who'], b: Group['who']): readonly [Group, Group] | null {
  const [one, two] = [groups.find(({ who }) => who === a), groups.find(({ who }) => who === b)]
  const enough = (group: Group | undefined): group is Group => group !== undefined && group.figures.games >= ENOUGH
  return enough(one) && enough(two) ? [one, two] : null
}

export const percent = (share: number): number => Math.round(100 * share)
