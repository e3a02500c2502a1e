/**
 * The best use of a player's elements for objective cards. Each element serves one task of one card, and elements of a
 * kind are alike, so this is a choice of which cards to fulfil: searched exactly, with a bound.
 * Rulebook: "Les cartes Objectif", "Décompte final" 7 and 8.
 */
import { FIRST_OBJECTIVE, OBJECTIVES, TASK_COUNTS } from '../data/objectives.ts'
import { PAIR_BONUS } from '../data/station-masters.ts'

export interface ObjectiveResult {
  /** Points of the cards, and the station master's points for pairs of them. */
  readonly cards: number
  readonly pairs: number
  /** Cards that score their points, that cost their penalty, and that are dropped unplayed. */
  readonly fulfilled: readonly number[]
  readonly failed: readonly number[]
  readonly dropped: readonly number[]
}

interface Candidate {
  readonly card: number
  readonly tasks: readonly number[]
  readonly vp: number
  readonly penalty: number
  /** In the personal area already: it must be scored. */
  readonly played: boolean
  /** What fulfilling it is worth, against failing or dropping it. */
  readonly gain: number
}

const candidates = (played: boolean): readonly Candidate[] =>
  OBJECTIVES.map(({ vp, penalty }, i) => ({
    card: FIRST_OBJECTIVE + i,
    tasks: TASK_COUNTS[i],
    vp,
    penalty,
    played,
    gain: played ? vp - penalty : vp,
  }))
const PLAYED = candidates(true)
const UNPLAYED = candidates(false)

const enough = (have: readonly number[], tasks: readonly number[]): boolean => have.every((n, t) => n >= tasks[t])
const less = (have: readonly number[], tasks: readonly number[]): readonly number[] => have.map((n, t) => n - tasks[t])

/** How many unplayed failures, cheapest first, the pairs they complete pay for. */
function worthAdding(inArea: number, spare: readonly Candidate[]): number {
  let best = 0
  let bestWorth = PAIR_BONUS * Math.floor(inArea / 2)
  let penalties = 0
  spare.forEach((card, i) => {
    penalties += card.penalty
    const worth = penalties + PAIR_BONUS * Math.floor((inArea + i + 1) / 2)
    if (worth > bestWorth) {
      best = i + 1
      bestWorth = worth
    }
  })
  return best
}

/** What a set of fulfilled cards comes to, unplayed failures added where the pairs of cards pay for them. */
function settle(all: readonly Candidate[], chosen: ReadonlySet<Candidate>, pairing: boolean): ObjectiveResult {
  const fulfilled = all.filter((c) => chosen.has(c))
  const failed = all.filter((c) => !chosen.has(c) && c.played)
  const spare = all.filter((c) => !chosen.has(c) && !c.played).sort((a, b) => b.penalty - a.penalty)
  if (pairing) failed.push(...spare.splice(0, worthAdding(fulfilled.length + failed.length, spare)))
  const sum = (cards: readonly Candidate[], of: (c: Candidate) => number) => cards.reduce((n, c) => n + of(c), 0)
  return {
    cards: sum(fulfilled, (c) => c.vp) + sum(failed, (c) => c.penalty),
    pairs: pairing ? PAIR_BONUS * Math.floor((fulfilled.length + failed.length) / 2) : 0,
    fulfilled: fulfilled.map((c) => c.card),
    failed: failed.map((c) => c.card),
    dropped: spare.map((c) => c.card),
  }
}

/** The indices of the cards to fulfil, as a mask: the sum of their gains is greatest. */
function mostGain(open: readonly Candidate[], have: readonly number[]): number {
  let best = 0
  let bestGain = 0
  const search = (at: number, left: readonly number[], gain: number, ceiling: number, mask: number): void => {
    if (gain > bestGain) {
      best = mask
      bestGain = gain
    }
    // After the last card the ceiling is 0, and its gain has been looked at.
    if (gain + ceiling <= bestGain) return
    const { tasks, gain: more } = open[at]
    if (enough(left, tasks)) search(at + 1, less(left, tasks), gain + more, ceiling - more, mask | (1 << at))
    search(at + 1, left, gain, ceiling - more, mask)
  }
  let ceiling = 0
  for (const card of open) ceiling += card.gain
  search(0, have, 0, ceiling, 0)
  return best
}

/** With the station master who rewards pairs of cards, fulfilled or not, every set that can be fulfilled is settled. */
function bestPaired(all: readonly Candidate[], open: readonly Candidate[], have: readonly number[]): ObjectiveResult {
  const chosen = new Set<Candidate>()
  let best = settle(all, chosen, true)
  const search = (at: number, left: readonly number[]): void => {
    if (at >= open.length) {
      const here = settle(all, chosen, true)
      if (here.cards + here.pairs > best.cards + best.pairs) best = here
      return
    }
    const { tasks } = open[at]
    if (enough(left, tasks)) {
      chosen.add(open[at])
      search(at + 1, less(left, tasks))
      chosen.delete(open[at])
    }
    search(at + 1, left)
  }
  search(0, have)
  return best
}

/** `have` counts elements by task. `pairing`: the player holds the station master who rewards pairs of cards. */
export function bestObjectives(
  played: readonly number[],
  unplayed: readonly number[],
  have: readonly number[],
  pairing: boolean,
): ObjectiveResult {
  // The same card twice is two candidates, so each is an object of its own.
  const all = [
    ...played.map((card) => ({ ...PLAYED[card - FIRST_OBJECTIVE] })),
    ...unplayed.map((card) => ({ ...UNPLAYED[card - FIRST_OBJECTIVE] })),
  ]
  const open = all.filter((c) => enough(have, c.tasks)).sort((a, b) => b.gain - a.gain)
  if (pairing) return bestPaired(all, open, have)
  const mask = mostGain(open, have)
  return settle(all, new Set(open.filter((_, i) => (mask >> i) & 1)), false)
}
