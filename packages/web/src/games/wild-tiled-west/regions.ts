/** The parts of the board: trays, one's own land, the others, and what there is to win. */
import type { WildTiledWest } from '@waystation/wild-tiled-west'
import type { Regions } from '../../adapter.ts'
import type { Box } from '../../art/ink.ts'
import { around } from '../../ui/around.ts'
import type { Layout } from './layout/types.ts'
import { boardWords } from './text/words.ts'

/** Where each part lies on a board that shows all of them. */
export function regionBoxes({
  kind,
  years,
  trays,
  offers,
  wrangle,
  supply,
  head,
  frame,
  purse,
  mine,
  partners,
  others,
}: Layout) {
  const whole = (...parts: readonly (Box | null | undefined)[]): Box | null =>
    around(parts.filter((part) => part !== null && part !== undefined))
  const boxes: { readonly [region: string]: Box | null } = {
    trays: whole(years, trays?.rect, offers),
    others,
    // On a desk what one has won stands beside one's land, and what there is to win in a corner of its own.
    ...(kind === 'wide'
      ? { mine: whole(head, frame, purse, mine, partners), goals: whole(wrangle, supply) }
      : { mine: whole(head, frame, purse), goals: whole(wrangle, supply, mine, partners) }),
  }
  return Object.fromEntries(Object.entries(boxes).flatMap(([id, box]) => (box === null ? [] : [[id, box] as const])))
}

const KINDS: { readonly [kind: string]: string } = {
  stack: 'trays',
  die: 'trays',
  alleys: 'trays',
  sawmill: 'trays',
  side: 'trays',
  wrangle: 'goals',
  ace: 'goals',
  'partner-deck': 'goals',
}

const SQUARE = /^[a-k]\d+$/

export const regions: Regions<WildTiledWest> = {
  list(view, language) {
    const { trays, mine, others, ridge, goals } = boardWords(language).regions
    return [
      { id: 'trays', name: trays, near: true },
      { id: 'mine', name: mine, near: true },
      ...(view.players.length === 1 && view.ridge === null
        ? []
        : [{ id: 'others', name: view.ridge === null ? others : ridge }]),
      { id: 'goals', name: goals, near: true },
    ]
  },
  of(target, view) {
    const [kind] = target.split(' ')
    if (kind === 'partner') return view.hand.length > 0 ? 'trays' : 'goals'
    if (kind === 'store' || SQUARE.test(target)) return 'mine'
    return KINDS[kind] ?? null
  },
}
