/** The pampa: four pastures of different length, and which of their spaces are covered with fewer players. */

/** A pasture is refilled until its large numbers total this much. */
export const PASTURE_LIMIT = 20

/**
 * From the smallest (bottom row) to the largest. The totals of covered spaces (6 with two players, 2 with three) are
 * the rulebook's; lengths and the choice of the rightmost spaces are [house].
 */
export const PASTURES = [
  { id: 'pasture-1', spaces: 3, spacesInPlay: { 2: 2, 3: 3, 4: 3 } },
  { id: 'pasture-2', spaces: 4, spacesInPlay: { 2: 3, 3: 4, 4: 4 } },
  { id: 'pasture-3', spaces: 5, spacesInPlay: { 2: 3, 3: 4, 4: 5 } },
  { id: 'pasture-4', spaces: 6, spacesInPlay: { 2: 4, 3: 5, 4: 6 } },
] as const

export type PastureId = (typeof PASTURES)[number]['id']
/** Index of a pasture, 0 for the smallest. */
export type Pasture = number
/** Index of a pasture space, counted through all pastures. */
export type Space = number

export type Players = 2 | 3 | 4

const OFFSETS = PASTURES.map((_, i) => PASTURES.slice(0, i).reduce((sum, p) => sum + p.spaces, 0))
export const SPACE_COUNT = PASTURES.reduce((sum, p) => sum + p.spaces, 0)

function pastureSpaces(players: Players): readonly (readonly Space[])[] {
  return PASTURES.map((pasture, i) => Array.from({ length: pasture.spacesInPlay[players] }, (_, n) => OFFSETS[i] + n))
}

/** Spaces in play, by number of players and pasture, left to right. */
export const SPACES_OF: { readonly [players: number]: readonly (readonly Space[])[] } = {
  2: pastureSpaces(2),
  3: pastureSpaces(3),
  4: pastureSpaces(4),
}

/** The same in one list. */
export const ALL_SPACES: { readonly [players: number]: readonly Space[] } = {
  2: SPACES_OF[2].flat(),
  3: SPACES_OF[3].flat(),
  4: SPACES_OF[4].flat(),
}

/** How many spaces are covered. */
export const coveredWith = (players: Players): number => SPACE_COUNT - ALL_SPACES[players].length
