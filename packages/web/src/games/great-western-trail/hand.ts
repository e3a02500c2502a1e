/** Which cards of a hand count in a sale, and where they lie. */
import { CATTLE, type BreedId, BREEDS, type CardId, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../art/ink.ts'
import { box } from '../../board/boxes.ts'
import type { HomeLayout } from './layout/types.ts'

const breedOf = (card: CardId): BreedId | null => CATTLE.find(({ id }) => id === card)?.breed ?? null

/** Each breed counts once. */
export function counting(hand: readonly CardId[]): readonly boolean[] {
  const seen = new Set<BreedId>()
  return hand.map((card) => {
    const breed = breedOf(card)
    if (breed === null || seen.has(breed)) return false
    seen.add(breed)
    return true
  })
}

const valueOf = (card: CardId): number => BREEDS.find(({ id }) => id === breedOf(card))?.value ?? 0

/** What the own hand is worth without one of these cards. */
export function valueAfter(view: View, seat: Seat, without: readonly CardId[]): number {
  const hand = [...(view.players[seat].own?.hand ?? [])]
  for (const card of without) {
    const at = hand.indexOf(card)
    if (at >= 0) hand.splice(at, 1)
  }
  const counted = counting(hand)
  return hand.reduce((sum, card, i) => sum + (counted[i] ? valueOf(card) : 0), 0)
}

/** Cattle by breeding value, objective cards last. */
export function sortedHand(hand: readonly CardId[]): readonly CardId[] {
  const rank = (card: CardId): number => (breedOf(card) === null ? 0 : valueOf(card) * 10)
  return [...hand].sort((a, b) => rank(b) - rank(a) || a.localeCompare(b))
}

/** How much of a card is seen beside the next one. */
export const seenOf = (boxes: readonly Box[], i: number): number =>
  i + 1 < boxes.length ? Math.min(boxes[i].width, boxes[i + 1].x - boxes[i].x) : boxes[i].width

/** Cards side by side, closer together where there are many. */
export function handBoxes({ hand, card }: HomeLayout, count: number): readonly Box[] {
  const step = count <= 1 ? 0 : Math.min(card.width + 5, (hand.width - card.width) / (count - 1))
  return Array.from({ length: count }, (_, i) => box(hand.x + i * step, hand.y, card.width, card.height))
}
