/** Halvings of the exponent, each a squaring of the result. */
const HALVINGS = 20
const PARTS = 2 ** HALVINGS
/** Beyond this the result is as good as nothing, or as everything. */
const MOST = 30

/** By products alone: `Math.exp` may differ in its last digit from one engine to the next, and bots must not. */
export function exponential(x: number): number {
  let power = 1 + (x > MOST ? MOST : x < -MOST ? -MOST : x) / PARTS
  for (let i = 0; i < HALVINGS; i++) power *= power
  return power
}

export const logistic = (x: number): number => 1 / (1 + exponential(-x))
