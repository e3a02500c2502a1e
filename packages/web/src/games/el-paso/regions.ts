/** The parts of the board: tabs on a phone, enlarged elsewhere. */
import type { ElPaso } from '@waystation/el-paso'
import { DOCK, type RegionId, type Regions } from '../../adapter.ts'
import { REDRAWN } from './layout/layout.ts'
import { type RegionName, REGIONS } from './layout/types.ts'
import { boardWords } from './text/words.ts'

/** Tokens and worker bonuses lie on the dock as well, but are open at any time: no question is about them. */
const OF_KIND: { readonly [kind: string]: RegionId } = {
  space: 'trail',
  post: 'town',
  disc: 'town',
  train: 'train',
  tile: 'train',
  stack: 'train',
  cattle: 'store',
  worker: 'store',
  building: 'store',
  auxiliary: 'ranch',
  hand: DOCK,
}

/** Below this width of the stage a region enlarges by itself: letters on it would be too small. */
const NEAR_BELOW: { readonly [region in RegionName]?: number } = { train: 1700, store: 1500, ranch: 1500 }

export const regions: Regions<ElPaso> = {
  list(view, language) {
    const { regions: names } = boardWords(language)
    return REGIONS.filter((id) => id !== 'sue' || view.sue !== null).map((id) => ({
      id,
      name: names[id],
      near: true,
      redrawn: REDRAWN.includes(id),
      ...(NEAR_BELOW[id] !== undefined && { nearBelow: NEAR_BELOW[id] }),
    }))
  },
  of: (target) => OF_KIND[target.split(' ')[0]] ?? null,
}
