import { HIGHEST_VALUE } from './cattle.ts'

/** What changes with the number of players (preparation and preliminary round). */
export const SETUP = {
  2: { dice: 5, gauchos: 8, startHand: 5, breedsRemoved: 1 },
  3: { dice: 7, gauchos: 8, startHand: 4, breedsRemoved: 0 },
  4: { dice: 9, gauchos: 7, startHand: 3, breedsRemoved: 0 },
} as const

/** The starting herd: so many tiles, none above so much. */
export const KEEP_RULES = [
  { count: 1, highest: HIGHEST_VALUE },
  { count: 2, highest: 8 },
  { count: 3, highest: 4 },
] as const

export const DIE_FACES = 6
/** Dice rolled by everyone to find the start player. */
export const START_DICE = 2
export const STEPPE_SIZE = 4
/** Two tiles may be taken from the steppe at once if neither is above this. */
export const STEPPE_PAIR_HIGHEST = 4
export const IMMEDIATE_SALE_BONUS = 5
/** During the game only herds of at least this size can be sold. */
export const SMALLEST_SALE = 2

/** Seat colours; red, blue and green occur in the rulebook, the fourth is [house]. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'purple'] as const
