/** Numbers of the scoreboard, the mining track and the box. Those the rulebook only shows in pictures are marked [house]. */
import type { TileId } from './tiles.ts'

export const STARTING_SCORE = 5
export const PARTNERS_DEALT = 2
export const PARTNER_ROW = 3

export interface Crowd {
  readonly prairieDice: number
  readonly riverDice: number
  /** Tiles left out: one of each kind, one of each kind that has three, or none. Beyond solo [house]. */
  readonly removed: 'each' | 'triples' | 'none'
}
/** By number of players. */
export const CROWDS: { readonly [players: number]: Crowd } = {
  1: { prairieDice: 2, riverDice: 1, removed: 'each' },
  2: { prairieDice: 2, riverDice: 1, removed: 'each' },
  3: { prairieDice: 3, riverDice: 1, removed: 'triples' },
  4: { prairieDice: 3, riverDice: 2, removed: 'none' },
  5: { prairieDice: 4, riverDice: 2, removed: 'none' },
}

export interface Year {
  readonly rounds: number
  readonly tussle: number
  /** Added to every town inaugurated in this year. */
  readonly townBonus: number
  readonly hillBandits: boolean
}
/** Rounds from reviews; the tussle of year 2 from the rulebook, the other points [house]. */
export const YEARS: readonly Year[] = [
  { rounds: 5, tussle: 2, townBonus: 3, hillBandits: true },
  { rounds: 4, tussle: 3, townBonus: 2, hillBandits: true },
  { rounds: 4, tussle: 4, townBonus: 1, hillBandits: true },
  { rounds: 3, tussle: 5, townBonus: 0, hillBandits: false },
]

/** Towns bring more up to this year. */
export const LAST_BONUS_YEAR = YEARS.filter(({ townBonus }) => townBonus > 0).length
/** The first year whose tussle brings no bandit. */
export const YEAR_WITHOUT_BANDIT = YEARS.findIndex(({ hillBandits }) => !hillBandits) + 1

export const MIN_COWS = 3
export const MAX_COWS = 7
/** By number of cows wrangled [house]. */
export const WRANGLE_POINTS: readonly number[] = [0, 0, 0, 2, 4, 6, 8, 10]

export const CONTRACTS = ['alleys', 'gold', 'bullets', 'points'] as const
export type Contract = (typeof CONTRACTS)[number]
/** Cows of the first contract slot; the others follow. */
export const FIRST_SLOT = 4
/** Gold for the first taker is from the rulebook, the others [house]. */
export const CONTRACT_BONUS: { readonly [contract in Contract]: { readonly big: number; readonly small: number } } = {
  alleys: { big: 2, small: 1 },
  gold: { big: 2, small: 1 },
  bullets: { big: 2, small: 1 },
  points: { big: 4, small: 2 },
}

/** By space of the mining track, 1 first; the income of the first and the hat on the fourth are from the rulebook [house]. */
export const MINE_INCOME: readonly number[] = [2, 3, 3, 4, 4, 5, 5, 6, 6, 7]
export const MINE_POINTS: readonly number[] = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18]
export const LAST_MINE_SPACE = MINE_INCOME.length
export const HAT_SPACE = 4

export const TOMBSTONE_POINTS = 2
export const HORSESHOE_POINTS = -1
export const SET_OF_THREE = 6
export const SET_OF_FOUR = 12

/** What buildings do, by the colour of their sign. Town Hall, Barn and Stables from the designer's diary, others [house]. */
export interface Reward {
  readonly points?: number
  readonly gold?: number
  readonly bullets?: number
  readonly alleys?: number
  readonly pickaxes?: number
  readonly aceCards?: number
  readonly tombstones?: number
}
/** White signs when placed, red ones when surrounded. */
export const REWARDS: { readonly [id in TileId]?: Reward } = {
  'grand-saloon': { aceCards: 1 },
  'general-store': { gold: 1, bullets: 1, alleys: 1 },
  bank: { gold: 3 },
  gunsmith: { bullets: 3 },
  'assay-office': { pickaxes: 2 },
  'town-hall': { points: 10 },
  saloon: { points: 4 },
  hotel: { points: 6 },
  church: { points: 5, tombstones: 1 },
  blacksmith: { pickaxes: 2 },
}
export const BARN_GOLD = 1
export const OFFICE_POINTS = 1
export const STABLES_POINTS = 8
export const SCHOOL_POINTS_PER_TOWN = 2
export const UNDERTAKER_POINTS_PER_TOMBSTONE = 1
export const UNDERTAKER_MOST_POINTS = 4
export const BUNKHOUSE_POINTS_PER_BOOT = 3

/** Conquest sides [house], except the three points per linked ace. */
export const STORED_GOLD_MOST = 2
export const STORED_GOLD_POINTS = 2
export const PERIL_POINTS = -1
export const HOMESTEAD_EXTRA = 4
export const LINKED_ACE_POINTS = 3
export const LASSO_POINTS = 3
export const RAIL_POINTS = 1
export const FULL_LINE_POINTS = 5
export const GHOST_LAID = 4
export const GHOST_LOOSE = -2
export const MARKET_POINTS = 4
