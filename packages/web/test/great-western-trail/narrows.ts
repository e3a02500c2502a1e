/** What must hold of every question: its options are told apart by clicks. */
import { en } from '@waystation/great-western-trail/text/en'
import { fr } from '@waystation/great-western-trail/text/fr'
import { targets } from '../../src/games/great-western-trail/targets.ts'
import { narrow, type Path } from '../../src/table/narrowing.ts'
import type { PlayedPosition } from './games.ts'

export const names = (seat: number): string => `P${seat}`

export function pathsOf({ decision, view }: PlayedPosition): Path[] {
  return decision.options.map((option) => ({ option, targets: targets(option, view) }))
}

const twice = (words: readonly string[]): readonly string[] => words.filter((each, i) => words.indexOf(each) !== i)

/** Options that no clicks lead to, that share their clicks with another, or whose buttons read alike: none. */
export function unclear(moment: PlayedPosition): readonly string[] {
  const paths = pathsOf(moment)
  const lost = paths.filter(({ option, targets: clicks }) => {
    const { preview, buttons } = narrow(paths, clicks)
    return preview !== option && !buttons.includes(option)
  })
  const clicked = paths.filter((path) => path.targets.length > 0).map((path) => [...path.targets].sort().join())
  const buttons = paths.filter((path) => path.targets.length === 0)
  const read = [en, fr].flatMap((text) => twice(buttons.map(({ option }) => text.option(option as never, names))))
  return [...lost.map(({ option }) => option.id), ...twice(clicked), ...read].map(
    (fault) => `${moment.decision.kind}: ${fault}`,
  )
}
