import { firstAnswer } from '@waystation/kernel'

/** The partner that a seat kept at the beginning. */
export const opening = firstAnswer('partner', /^keep (\S+)$/)
