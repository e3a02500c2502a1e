/** What aces are worth (As): each may serve once in a set of one suit and once in a set of different suits, so both parts are optimal alone. */
import { SET_OF_FOUR, SET_OF_THREE } from '../data/figures.ts'
import type { Player } from '../state.ts'

/** Aces on tiles and ace cards, by suit. */
export function acesOf({ aces, aceCards }: Readonly<Pick<Player, 'aces' | 'aceCards'>>): number[] {
  return aces.map((count, suit) => count + ((aceCards >> suit) & 1))
}

/** Sets of four and three out of n of one suit. */
export function suitPoints(n: number): number {
  let best = 0
  for (let fours = 0; fours * 4 <= n; fours++) {
    best = Math.max(best, fours * SET_OF_FOUR + Math.floor((n - fours * 4) / 3) * SET_OF_THREE)
  }
  return best
}

/** Sets of three different suits out of what is left: as many as y, if every suit gives at most y and together they give 3y. */
function rainbowsOfThree(counts: readonly number[]): number {
  let sets = 0
  while (counts.reduce((sum, count) => sum + Math.min(count, sets + 1), 0) >= 3 * (sets + 1)) sets++
  return sets
}

export function rainbowPoints(counts: readonly number[]): number {
  let best = 0
  for (let fours = 0; fours <= Math.min(...counts); fours++) {
    const rest = counts.map((count) => count - fours)
    best = Math.max(best, fours * SET_OF_FOUR + rainbowsOfThree(rest) * SET_OF_THREE)
  }
  return best
}

/** Four counts in one number: no suit has as many as fifteen aces. */
const keyOf = ([spades, hearts, clubs, diamonds]: readonly number[]): number =>
  spades | (hearts << 4) | (clubs << 8) | (diamonds << 12)
const UNKNOWN = -1
const POINTS = new Int16Array(1 << 16).fill(UNKNOWN)

/** Bots ask about the same few hands over and over, so each is worked out once. */
export function acePoints(counts: readonly number[]): number {
  const key = keyOf(counts)
  if (POINTS[key] === UNKNOWN) {
    POINTS[key] = counts.reduce((sum, count) => sum + suitPoints(count), rainbowPoints(counts))
  }
  return POINTS[key]
}

export function distinctSuits(counts: readonly number[]): number {
  let suits = 0
  for (const count of counts) if (count > 0) suits++
  return suits
}
