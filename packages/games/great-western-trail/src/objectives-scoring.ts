/**
 * The best use of a player's elements for objective cards. Each element serves one task of one card, and elements of a
 * kind are alike, so this is a choice of which cards to fulfil: searched exactly, with a bound.
 * Rulebook: "Les cartes Objectif", "Décompte final" 7 and 8.
 */
import { FIRST_OBJECTIVE, OBJECTIVES, TASK_COUNTS } from './data/objectives.ts'
import { PAIR_BONUS } from './data/station-masters.ts'

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
  /** What fulfilling it is worth at most, against failing. */
  readonly gain: number
}

function candidate(card: number, played: boolean): Candidate {
  const { vp, penalty } = OBJECTIVES[card - FIRST_OBJECTIVE]
  return { card, tasks: TASK_COUNTS[card - FIRST_OBJECTIVE], vp, penalty, played, gain: vp - penalty }
}

const enough = (have: readonly number[], tasks: readonly number[]): boolean => {
  for (let t = 0; t < tasks.length; t++) if (have[t] < tasks[t]) return false
  return true
}

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

/**
 * `have` counts elements by task. With `pairing` the player holds the station master who rewards pairs of cards,
 * fulfilled or not. Every further card is worth at most its gain plus one pair.
 */
export function bestObjectives(
  played: readonly number[],
  unplayed: readonly number[],
  have: readonly number[],
  pairing: boolean,
): ObjectiveResult {
  const all = [...played.map((c) => candidate(c, true)), ...unplayed.map((c) => candidate(c, false))]
  const open = all.filter((c) => enough(have, c.tasks)).sort((a, b) => b.gain - a.gain)
  const ceiling = open.map((_, i) => open.slice(i).reduce((n, c) => n + c.gain + (pairing ? PAIR_BONUS : 0), 0))
  const chosen = new Set<Candidate>()
  let best = settle(all, chosen, pairing)
  const left = have.slice()
  const worth = (r: ObjectiveResult): number => r.cards + r.pairs

  const search = (at: number): void => {
    const here = settle(all, chosen, pairing)
    if (worth(here) > worth(best)) best = here
    if (at >= open.length || worth(here) + ceiling[at] + PAIR_BONUS <= worth(best)) return
    const { tasks } = open[at]
    if (enough(left, tasks)) {
      tasks.forEach((n, t) => {
        left[t] -= n
      })
      chosen.add(open[at])
      search(at + 1)
      chosen.delete(open[at])
      tasks.forEach((n, t) => {
        left[t] += n
      })
    }
    search(at + 1)
  }
  search(0)
  return best
}
