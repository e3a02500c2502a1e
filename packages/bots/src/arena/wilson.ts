/** Quantile of the normal distribution for 95 % within. */
const Z = 1.959964

/** Wilson's 95 % interval for a share of `successes` in `trials`; shared successes may be fractions. */
export function wilson(successes: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1]
  const share = successes / trials
  const shrink = 1 + Z ** 2 / trials
  const centre = (share + Z ** 2 / (2 * trials)) / shrink
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  return [Math.max(0, centre - half), Math.min(1, centre + half)]
}
