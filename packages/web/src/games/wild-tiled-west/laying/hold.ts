/** What is in the hand now: a tile that was chosen and not drafted yet, or one that the rules have put there. */
import type { Option, View, WildTiledWest } from '@waystation/wild-tiled-west'
import { placesOf } from '@waystation/wild-tiled-west/placing'
import type { Asked } from '../../../adapter.ts'
import type { Hold } from './hand.ts'

export function holdOf(
  view: View,
  seat: number | null,
  asked: Asked<WildTiledWest> | null,
  preview: Option | null,
): Hold | null {
  if (seat === null || asked === null) return null
  const { placing } = view
  if (placing !== null && placing.seat === seat) {
    const { piece, mode, turn } = placing
    const places = turn === null ? placing.places : placing.places.filter((place) => place.turn === turn)
    return { seat, piece, mode, places, taking: [], turned: turn !== null, cost: 0 }
  }
  if (preview === null) return null
  const taken = pieceFor(preview)
  if (taken === null) return null
  const held = { seat, piece: taken.piece, mode: 'linked' } as const
  return { ...held, places: placesOf(view, held), taking: [preview.id], turned: false, cost: taken.cost }
}

function pieceFor(option: Option): { readonly piece: Hold['piece']; readonly cost: number } | null {
  if (option.do === 'draft' || option.do === 'saw') return { piece: option.tile, cost: option.cost }
  return option.do === 'alleys' ? { piece: option.count === 1 ? 'alley' : 'alley-pair', cost: 0 } : null
}

/** Names what is held: the hand begins anew with something else. */
export const keyOf = ({ piece, mode, taking, turned }: Hold): string => [piece, mode, ...taking, turned].join(' ')
