/** The parts of the board: the town, what lies beside it, the ranches. */
import type { Deadwood } from '@waystation/deadwood'
import type { Regions } from '../../adapter.ts'
import type { Box } from '../../art/ink.ts'
import { around } from '../../ui/around.ts'
import type { Layout } from './layout/types.ts'
import { boardWords } from './text/words.ts'

/** On a phone the own ranch lies above the town; in a low window all of them stand beside it. */
export function regionBoxes({ land, plots, gauge, stacks, bootHill, mine, ranches }: Layout) {
  const isAbove = ({ x, y }: Box): boolean => x < land.width && y < land.height - 1
  const above = ranches.map(({ rect }) => rect).filter(isAbove)
  const others = ranches.map(({ rect }) => rect).filter((rect) => !isAbove(rect))
  const boxes: { [name: string]: Box } = {
    town: around([...above, ...Object.values(plots)]) ?? land,
    outskirts: around([gauge, ...stacks, bootHill, mine]) ?? land,
    ranches: around(others) ?? land,
  }
  return boxes
}

const KINDS: { readonly [kind: string]: string } = {
  seat: 'ranches',
  mine: 'outskirts',
  stack: 'outskirts',
}

export const regions: Regions<Deadwood> = {
  list(_, language) {
    const { town, outskirts, ranches } = boardWords(language).regions
    return [
      { id: 'town', name: town },
      { id: 'outskirts', name: outskirts },
      { id: 'ranches', name: ranches },
    ]
  },
  of(target, view) {
    const [kind, seat] = target.split(' ')
    if (kind === 'ranch') return seat === String(view.viewer) ? 'town' : 'ranches'
    return kind === 'thing' ? null : (KINDS[kind] ?? 'town')
  },
}
