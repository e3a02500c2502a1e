/**
 * How a settlement board is written down. Letters of a grid, all of squares that can be covered: `.` empty, X start, P pickaxe, u horseshoe,
 * g gold, l bullet, a alley, A ace card, o lasso, s signpost, r rail. Fixed: H hill, B hill with a printed bandit, M mine, F field, C field with
 * a cow, 1 2 3 4 ace posts (spade, heart, club, diamond), D depot, K cattle market. Printed bandits stand on hills, so nothing covers them.
 */
export const CONQUEST_RULES = [
  'carpenters',
  'homestead-in-peril',
  'pair-of-aces',
  'lasso',
  'signpost',
  'railroad',
  'ghost-town',
  'cattle-drive',
] as const
export type ConquestRule = (typeof CONQUEST_RULES)[number]

export interface TownSpec {
  /** Letter in the town grid. */
  readonly key: string
  readonly id: string
  /** The same in every language, as in the printed game. */
  readonly name: string
  readonly points: number
  /** Ghost Town: the printed bandit whose fate matters. */
  readonly hauntedBy?: string
}

export interface SideSpec {
  /** Difficulty: sheriff stars in the corner. */
  readonly stars: number
  readonly rule?: ConquestRule
  readonly grid: readonly string[]
  readonly townGrid: readonly string[]
  readonly towns: readonly TownSpec[]
}

export interface BoardSpec {
  readonly id: string
  readonly name: string
  readonly classic: SideSpec
  readonly conquest: SideSpec
}
