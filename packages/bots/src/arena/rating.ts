/**
 * Skill as OpenSkill rates it by default: the Plackett-Luce update of Weng and Lin, "A Bayesian Approximation Method for
 * Online Ranking" (2011), algorithm 4, every seat a team of one. The package of that name brings 150 others along for
 * functions that are not needed here; the tests hold this file to its figures, but for shared places.
 */
export interface Rating {
  /** Estimated skill. */
  readonly mu: number
  /** How uncertain the estimate is. */
  readonly sigma: number
}

export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 }

/** How much luck one game holds. */
export const BETA = 25 / 6
/** A little doubt is added before every game, so that ratings never freeze. */
const TAU = 25 / 300
/** The least share of its variance that a rating keeps. */
const KAPPA = 0.0001

/** The ratings after a game in which `ranks` were reached; equal ranks are shared places. */
export function rate(ratings: readonly Rating[], ranks: readonly number[]): Rating[] {
  const before = ratings.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }))
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const pulls = pullsOf(
    before.map(({ mu }) => mu),
    ranks,
    c,
  )
  return before.map(({ mu, variance }, own) => {
    const { omega, delta } = pulls[own]
    const gamma = Math.sqrt(variance) / c
    const kept = Math.max(1 - ((delta * variance) / c ** 2) * gamma, KAPPA)
    return { mu: mu + (omega * variance) / c, sigma: Math.sqrt(variance * kept) }
  })
}

/** Where a result pulls skills, and how firmly: the slope of its log-likelihood and minus its curvature, both in units of `c`. */
export function pullsOf(
  mus: readonly number[],
  ranks: readonly number[],
  c: number,
): { readonly omega: number; readonly delta: number }[] {
  const strength = mus.map((mu) => Math.exp(mu / c))
  const draws = drawsOf(strength, ranks)
  return mus.map((_, own) => {
    let omega = 1
    let delta = 0
    for (const { among, weight, total } of draws) {
      if (!among[own]) continue
      const expected = strength[own] / total
      omega -= weight * expected
      delta += weight * expected * (1 - expected)
    }
    return { omega, delta }
  })
}

/** The best of these is found: how likely it comes to that, and the strength of all of them together. */
interface Draw {
  readonly among: readonly boolean[]
  readonly weight: number
  readonly total: number
}

/**
 * The model draws the first, then the best of the others, and so on. Who shares places came in one of the strict orders that the tie
 * allows, each as likely: then every set of so many of them is as likely to be left, which makes 2^n sets where there are n! orders.
 * OpenSkill's own way with shared places can rate a better place below a worse one.
 */
function drawsOf(strength: readonly number[], ranks: readonly number[]): Draw[] {
  return [...new Set(ranks)].flatMap((rank) => {
    const sharing = ranks.flatMap((other, seat) => (other === rank ? [seat] : []))
    return subsets(sharing).map((left) => {
      const among = ranks.map((other, seat) => other > rank || left.includes(seat))
      const total = strength.reduce((sum, one, seat) => (among[seat] ? sum + one : sum), 0)
      return { among, weight: 1 / choose(sharing.length, left.length), total }
    })
  })
}

/** All but the empty one. */
function subsets(seats: readonly number[]): number[][] {
  const all = Array.from({ length: 2 ** seats.length - 1 }, (_, i) => i + 1)
  return all.map((bits) => seats.filter((_, place) => (bits >> place) & 1))
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
}
