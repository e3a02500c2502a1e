import { firstAnswer } from '@waystation/kernel'

/** The first building that a seat put on the trail. */
export const opening = firstAnswer('building', /^build (\d+)$/)
