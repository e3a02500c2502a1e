/**
 * Cattle cards. Cards with the same breed and points are the same card: states hold the index of the face.
 * Objective cards follow in the same numbering (data/objectives.ts), since both kinds share hands and piles.
 * Counts and breeds: rulebook, "Matériel". Points per market card: another implementation, likely.
 */

export const BREEDS = [
  { id: 'jersey', value: 1 },
  { id: 'dutch-belt', value: 2 },
  { id: 'black-angus', value: 2 },
  { id: 'guernsey', value: 2 },
  { id: 'holstein', value: 3 },
  { id: 'brown-swiss', value: 3 },
  { id: 'ayrshire', value: 3 },
  { id: 'west-highland', value: 4 },
  { id: 'texas-longhorn', value: 5 },
] as const
export type BreedId = (typeof BREEDS)[number]['id']

interface CattleCard {
  readonly id: string
  readonly breed: BreedId
  readonly vp: number
  /** Copies in each player's starting herd. */
  readonly starting: number
  /** Copies among the market cards. */
  readonly market: number
}

const CATTLE_CARDS = [
  { id: 'jersey', breed: 'jersey', vp: 0, starting: 5, market: 0 },
  { id: 'dutch-belt', breed: 'dutch-belt', vp: 0, starting: 3, market: 0 },
  { id: 'black-angus', breed: 'black-angus', vp: 0, starting: 3, market: 0 },
  { id: 'guernsey', breed: 'guernsey', vp: 0, starting: 3, market: 0 },
  { id: 'holstein', breed: 'holstein', vp: 1, starting: 0, market: 7 },
  { id: 'brown-swiss', breed: 'brown-swiss', vp: 2, starting: 0, market: 7 },
  { id: 'ayrshire', breed: 'ayrshire', vp: 3, starting: 0, market: 7 },
  { id: 'west-highland-3', breed: 'west-highland', vp: 3, starting: 0, market: 3 },
  { id: 'west-highland-4', breed: 'west-highland', vp: 4, starting: 0, market: 3 },
  { id: 'west-highland-5', breed: 'west-highland', vp: 5, starting: 0, market: 3 },
  { id: 'texas-longhorn-5', breed: 'texas-longhorn', vp: 5, starting: 0, market: 2 },
  { id: 'texas-longhorn-6', breed: 'texas-longhorn', vp: 6, starting: 0, market: 2 },
  { id: 'texas-longhorn-7', breed: 'texas-longhorn', vp: 7, starting: 0, market: 2 },
] as const satisfies readonly CattleCard[]
export type CattleCardId = (typeof CATTLE_CARDS)[number]['id']

export const CATTLE: readonly (CattleCard & { readonly id: CattleCardId })[] = CATTLE_CARDS
export const CATTLE_COUNT = CATTLE_CARDS.length
/** Cards that everyone begins with. */
export const STARTING_HERD = CATTLE.reduce((sum, card) => sum + card.starting, 0)
/** The first card that comes from the market; smaller indices are starting cards. */
export const FIRST_MARKET_CARD = 4

const breedIndex = (id: BreedId): number => BREEDS.findIndex((b) => b.id === id)
export const valueOfBreed = (id: BreedId): number => BREEDS[breedIndex(id)].value
/** Breed of each card. */
export const CARD_BREED: readonly number[] = CATTLE.map((c) => breedIndex(c.breed))
/** Breeding value of each card. */
export const CARD_VALUE: readonly number[] = CARD_BREED.map((b) => BREEDS[b].value)
export const CARD_VP: readonly number[] = CATTLE.map((c) => c.vp)

/** "Acheter du bétail du marché": cowboys and money for cards of one breeding value. */
export const PURCHASES = [
  { id: 'v3-one-1', cowboys: 1, money: 6, cards: 1, value: 3 },
  { id: 'v3-one-2', cowboys: 2, money: 3, cards: 1, value: 3 },
  { id: 'v3-two-3', cowboys: 3, money: 5, cards: 2, value: 3 },
  { id: 'v4-one-1', cowboys: 1, money: 12, cards: 1, value: 4 },
  { id: 'v4-one-3', cowboys: 3, money: 6, cards: 1, value: 4 },
  { id: 'v4-two-5', cowboys: 5, money: 8, cards: 2, value: 4 },
  { id: 'v5-one-2', cowboys: 2, money: 12, cards: 1, value: 5 },
  { id: 'v5-one-4', cowboys: 4, money: 6, cards: 1, value: 5 },
] as const
/** An unused cowboy may instead bring this many cards from the deck to the market. */
export const CARDS_ADDED_BY_A_COWBOY = 2
