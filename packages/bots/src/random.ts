import type { Rng } from '@waystation/kernel'
import type { Bot } from './types.ts'

/** Any option, all alike; where nothing need be done, doing nothing is one more. */
export const random: Bot = {
  id: 'random',
  choose({ seen }, rng: Rng) {
    const options = seen.decisions.flatMap((decision) => decision.options)
    const idle = seen.decisions.every((decision) => decision.optional === true)
    const drawn = rng.int(options.length + (idle ? 1 : 0))
    return options[drawn] ?? null
  },
}
