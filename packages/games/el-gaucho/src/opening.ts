import { firstAnswer } from '@waystation/kernel'

/** The first special action that a seat went for. */
export const opening = firstAnswer('area', /^occupy (\S+) with /)
