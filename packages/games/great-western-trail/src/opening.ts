import { firstAnswer } from '@waystation/kernel'

/** The first building of its own that a seat put on the trail. */
export const opening = firstAnswer('building', /^building (\d+)$/)
