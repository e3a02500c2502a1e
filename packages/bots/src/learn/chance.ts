/** Halvings of the exponent, each a squaring of the result. */
const HALVINGS = 20
/** Beyond this a chance is as good as sure. */
const SURE = 30

/** The logistic curve by products alone: `Math.exp` may differ in its last digit from one engine to the next, and bots must not. */
export function chanceOf(logit: number): number {
  const x = Math.max(-SURE, Math.min(SURE, -logit))
  let power = 1 + x / 2 ** HALVINGS
  for (let i = 0; i < HALVINGS; i++) power *= power
  return 1 / (1 + power)
}
