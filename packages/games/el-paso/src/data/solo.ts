/** Sue, the opponent of the solo mode. What the cards can say is the rulebook's; the faces themselves are [house]. */
import type { BreedId, WorkerId } from './cards.ts'

export type SoloAction = 'market' | 'train' | 'build' | 'best-of-three' | 'draw-1' | 'draw-2'

interface SoloCard {
  readonly id: string
  readonly deck: 'A' | 'B'
  /** So many steps, or one for each of her workers of a type. */
  readonly steps: number | Exclude<WorkerId, 'wild'>
  readonly action: SoloAction
}

export const SOLO_CARDS = [
  { id: 'solo-a1', deck: 'A', steps: 'cowboy', action: 'market' },
  { id: 'solo-a2', deck: 'A', steps: 'engineer', action: 'train' },
  { id: 'solo-a3', deck: 'A', steps: 'builder', action: 'build' },
  { id: 'solo-a4', deck: 'A', steps: 1, action: 'draw-1' },
  { id: 'solo-a5', deck: 'A', steps: 1, action: 'draw-1' },
  { id: 'solo-a6', deck: 'A', steps: 2, action: 'draw-1' },
  { id: 'solo-a7', deck: 'A', steps: 2, action: 'draw-1' },
  { id: 'solo-a8', deck: 'A', steps: 3, action: 'draw-1' },
  { id: 'solo-b1', deck: 'B', steps: 3, action: 'best-of-three' },
  { id: 'solo-b2', deck: 'B', steps: 4, action: 'best-of-three' },
  { id: 'solo-b3', deck: 'B', steps: 3, action: 'draw-2' },
] as const satisfies readonly SoloCard[]
export type SoloCardId = (typeof SOLO_CARDS)[number]['id']
export const deckSize = (deck: 'A' | 'B'): number => SOLO_CARDS.filter((card) => card.deck === deck).length

/** The eighteen cards of her supply, all taken from the normal supplies. */
export const SUE_SUPPLY: { readonly [card in WorkerId | 'black-angus' | 'corriente']: number } = {
  cowboy: 3,
  builder: 3,
  engineer: 3,
  wild: 3,
  'black-angus': 3,
  corriente: 3,
}
export const SUE_SUPPLY_SIZE = Object.values(SUE_SUPPLY).reduce((sum, count) => sum + count, 0)
/** The breed her cowboys fetch at the market: one cowboy, two, three, four or more. */
export const SUE_MARKET: readonly BreedId[] = ['black-angus', 'corriente', 'shorthorn', 'hereford']
/** A group of so many workers takes no more wild ones. */
export const SUE_FULL_GROUP = 4
export const SUE_FIRST_POST = 5
/** Where her later discs go: seven first, then the next higher post each time ([house] reading of "généralement"). */
export const SUE_POSTS: readonly number[] = [7, 9, 10, 12, 14, 16]
/** Her place in the turn order, after the only player. */
export const SUE_SEAT = 1
