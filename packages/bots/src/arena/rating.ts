/**
 * Skill as OpenSkill rates it by default: the Plackett-Luce update of Weng and Lin, "A Bayesian Approximation Method for
 * Online Ranking" (2011), algorithm 4, every seat a team of one. The package of that name brings 150 others along for
 * functions that are not needed here; the tests hold this file to its figures.
 */
export interface Rating {
  /** Estimated skill. */
  readonly mu: number
  /** How uncertain the estimate is. */
  readonly sigma: number
}

export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 }

/** How much luck one game holds. */
const BETA = 25 / 6
/** A little doubt is added before every game, so that ratings never freeze. */
const TAU = 25 / 300
/** The least share of its variance that a rating keeps. */
const KAPPA = 0.0001

/** The ratings after a game in which `ranks` were reached; equal ranks are shared places. */
export function rate(ratings: readonly Rating[], ranks: readonly number[]): Rating[] {
  const before = ratings.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }))
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const strength = before.map(({ mu }) => Math.exp(mu / c))
  const rivals = ranks.map((rank) => strength.reduce((sum, one, i) => sum + (ranks[i] >= rank ? one : 0), 0))
  const sharing = ranks.map((rank) => ranks.filter((other) => other === rank).length)
  return before.map(({ mu, variance }, own) => {
    let omega = 0
    let delta = 0
    ranks.forEach((rank, place) => {
      if (rank > ranks[own]) return
      const expected = strength[own] / rivals[place]
      omega += ((place === own ? 1 : 0) - expected) / sharing[place]
      delta += (expected * (1 - expected)) / sharing[place]
    })
    const gamma = Math.sqrt(variance) / c
    const kept = Math.max(1 - ((delta * variance) / c ** 2) * gamma, KAPPA)
    return { mu: mu + (omega * variance) / c, sigma: Math.sqrt(variance * kept) }
  })
}
