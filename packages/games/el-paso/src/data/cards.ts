/**
 * The cards of a herd. Cattle come first, workers after them: a card is known by its index, 0 to 12.
 * Sources: copies and cowboys are the rulebook's; values and points marked [house] are guesses kept here as data.
 */
interface CattleCard {
  readonly id: string
  readonly value: number
  readonly points: number
  readonly copies: number
  /** Cards of this breed in every starting herd. */
  readonly startingHerd: number
  /** Cowboys asked for at the market; 0 where the market does not sell it. */
  readonly cowboys: number
}

/** Values 1, 2, 2 of the first three, 4, 5 and 3 of the last three are [house]; points from reviews, Simmental's [house]. */
export const CATTLE = [
  { id: 'criollo', value: 1, points: 0, copies: 16, startingHerd: 4, cowboys: 0 },
  { id: 'pineywoods', value: 2, points: 0, copies: 8, startingHerd: 2, cowboys: 0 },
  { id: 'galloway', value: 2, points: 0, copies: 8, startingHerd: 2, cowboys: 0 },
  { id: 'santa-gertrudis', value: 2, points: 0, copies: 8, startingHerd: 2, cowboys: 0 },
  { id: 'black-angus', value: 3, points: 2, copies: 8, startingHerd: 0, cowboys: 1 },
  { id: 'corriente', value: 3, points: 3, copies: 10, startingHerd: 0, cowboys: 2 },
  { id: 'shorthorn', value: 4, points: 5, copies: 8, startingHerd: 0, cowboys: 3 },
  { id: 'hereford', value: 5, points: 8, copies: 6, startingHerd: 0, cowboys: 4 },
  { id: 'simmental', value: 3, points: 1, copies: 19, startingHerd: 0, cowboys: 0 },
] as const satisfies readonly CattleCard[]

export type BreedId = (typeof CATTLE)[number]['id']
/** Index of a breed. */
export type Breed = number

export const BREED_IDS: readonly BreedId[] = CATTLE.map((card) => card.id)
export const breedOf = (id: BreedId): Breed => BREED_IDS.indexOf(id)
export const BREED_COUNT = CATTLE.length
/** Cattle cards that everyone begins with. */
export const STARTING_HERD = CATTLE.reduce((sum, card) => sum + card.startingHerd, 0)
export const VALUE: readonly number[] = CATTLE.map((card) => card.value)
export const CATTLE_POINTS: readonly number[] = CATTLE.map((card) => card.points)
export const COWBOYS: readonly number[] = CATTLE.map((card) => card.cowboys)

export const CORRIENTE = breedOf('corriente')
export const HEREFORD = breedOf('hereford')
export const SIMMENTAL = breedOf('simmental')
/** Breeds sold at the market, the cheapest first. */
export const MARKET_BREEDS: readonly Breed[] = CATTLE.flatMap((card, breed) => (card.cowboys > 0 ? [breed] : []))

/** Points are [house]. */
export const WORKERS = [
  { id: 'cowboy', copies: 12, points: 1 },
  { id: 'builder', copies: 12, points: 1 },
  { id: 'engineer', copies: 12, points: 1 },
  { id: 'wild', copies: 12, points: 1 },
] as const

export type WorkerId = (typeof WORKERS)[number]['id']
export const WORKER_IDS: readonly WorkerId[] = WORKERS.map((worker) => worker.id)
export const WORKER_COUNT = WORKERS.length
export const COWBOY = 0
export const BUILDER = 1
export const ENGINEER = 2
export const WILD = 3

export type CardId = BreedId | WorkerId
/** Index of a card: cattle, then workers. */
export type Card = number
export const FIRST_WORKER_CARD: Card = CATTLE.length
export const CARD_KINDS = BREED_COUNT + WORKER_COUNT
export const CARD_IDS: readonly CardId[] = [...BREED_IDS, ...WORKER_IDS]
export const isWorkerCard = (card: Card): boolean => card >= FIRST_WORKER_CARD

/** "2 $ par ouvrier": what every worker spent on cattle, the train or a building costs besides. */
export const DOLLARS_PER_WORKER = 2
/** "Engager un ouvrier joker coûte toujours 4 $ supplémentaires." */
export const WILD_SURCHARGE = 4
/** Worker bonuses ("Bonus Ouvrier"). */
export const BUILDER_BONUS_PRICE = 2
export const ENGINEER_BONUS = 1
export const WILD_BONUS = 2
