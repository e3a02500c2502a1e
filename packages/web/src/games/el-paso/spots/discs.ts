/** Discs on the board of a player: the whole slot on a phone, the disc itself where it lies beside an auxiliary action. */
import type { DiscId } from '@waystation/el-paso'
import type { Box } from '../../../art/ink.ts'
import type { Spot } from '../../../board/Spots.tsx'
import { SLOT_ORDER } from '../layout/parts.ts'
import { discIn } from '../layout/slot.ts'
import type { RanchScene } from './spots.ts'

export function discSpots(
  { view, labels, seat }: RanchScene,
  slots: { readonly [disc in DiscId]: Box },
  as: 'slot' | 'disc',
): Spot[] {
  const { discs } = view.players[seat]
  return SLOT_ORDER.filter((disc) => as === 'slot' || discs.includes(disc)).map((disc): Spot => {
    const target = `disc ${disc}`
    const rect = as === 'slot' ? slots[disc] : discIn(slots[disc])
    return { key: target, target, rect, label: labels.disc(disc, discs.includes(disc)), round: as === 'slot' ? 6 : 12 }
  })
}
