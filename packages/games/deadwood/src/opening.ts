import { firstAnswer } from '@waystation/kernel'

/** The first building that a seat sent a cowboy to. */
export const opening = firstAnswer('place', /^send \S+ to (\S+)$/)
