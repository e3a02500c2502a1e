/** A chance by its logit. */
export { logistic as chanceOf } from '../exponential.ts'
