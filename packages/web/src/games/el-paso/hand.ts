/** Which cards of a hand count in a delivery, and where they lie. */
import type { BreedId, View } from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../art/ink.ts'
import { cattle } from './cattle.ts'
import { box } from '../../board/boxes.ts'
import type { RanchLayout } from './layout/types.ts'

export type Counting = 'breed' | 'duplicate' | 'not'

/** Each breed counts once; the best others count as duplicates, as many as bonus tiles allow. */
export function counting(hand: readonly BreedId[], duplicates: number): readonly Counting[] {
  const seen = new Set<BreedId>()
  const first = hand.map((breed) => {
    const isNew = !seen.has(breed)
    seen.add(breed)
    return isNew
  })
  const extra = hand
    .map((breed, i) => ({ i, value: cattle(breed).value }))
    .filter(({ i }) => !first[i])
    .sort((a, b) => b.value - a.value)
    .slice(0, duplicates)
    .map(({ i }) => i)
  return hand.map((_, i) => (first[i] ? 'breed' : extra.includes(i) ? 'duplicate' : 'not'))
}

/** The hand that may be seen of a seat: one's own, or one that lies open. */
export function handOf(view: View, seat: Seat): readonly BreedId[] | null {
  if (view.openHand?.seat === seat) return view.openHand.cards
  return view.seat === seat ? view.hand : null
}

export const valueOf = (view: View, seat: Seat): number | null =>
  view.openHand?.seat === seat ? view.openHand.value : view.seat === seat ? view.handValue : null

/** Cards side by side, closer together where there are many. */
export function handBoxes({ hand, card }: RanchLayout, count: number): readonly Box[] {
  const step = count <= 1 ? 0 : Math.min(card.width + 5, (hand.width - card.width) / (count - 1))
  return Array.from({ length: count }, (_, i) => box(hand.x + i * step, hand.y, card.width, card.height))
}

/** What the own hand would be worth without one card of a breed. */
export function valueAfter(view: View, seat: Seat, without: BreedId): number {
  const { duplicates, permanentCertificates } = view.players[seat]
  const at = view.hand.indexOf(without)
  const hand = view.hand.filter((_, i) => i !== at)
  const counted = counting(hand, duplicates)
  return hand.reduce((sum, breed, i) => sum + (counted[i] === 'not' ? 0 : cattle(breed).value), permanentCertificates)
}
