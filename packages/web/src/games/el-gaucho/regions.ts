/** The parts of the board: the pampa, the village, the ranches. */
import type { ElGaucho } from '@waystation/el-gaucho'
import type { Regions } from '../../adapter.ts'
import { around } from '../../ui/around.ts'
import { rect } from './layout/parts.ts'
import type { Layout, Rect } from './layout/types.ts'
import { boardWords } from './text/words.ts'

type Name = 'pampa' | 'village' | 'ranches'

export function regionBoxes({ pampa, village, width, horizon, ranch, track }: Layout): {
  readonly [name in Name]: Rect
} {
  const top = pampa.y - horizon / 2
  return {
    pampa: rect(pampa.x, top, pampa.width, pampa.y + pampa.height - top),
    village,
    ranches: around([...ranch.map((place) => place.rect), track]) ?? rect(0, 0, width, 0),
  }
}

const KINDS: { readonly [kind: string]: Name } = {
  pasture: 'pampa',
  tile: 'pampa',
  area: 'village',
  die: 'village',
  taken: 'village',
  wish: 'village',
  herd: 'ranches',
}

export const regions: Regions<ElGaucho> = {
  list(_, language) {
    const { pampa, village, ranches } = boardWords(language).regions
    return [
      { id: 'pampa', name: pampa, near: true },
      { id: 'village', name: village, near: true },
      { id: 'ranches', name: ranches },
    ]
  },
  of(target, view) {
    const [kind, id] = target.split(' ')
    const atHome = kind === 'tile' && !view.pastures.some(({ spaces }) => spaces.some(({ tile }) => tile === id))
    return atHome && !view.steppe.known.some((tile) => tile === id) ? 'ranches' : (KINDS[kind] ?? null)
  },
}
