/** Playing on elsewhere from the position of a running game. */
import { determinize, Rng } from '@waystation/kernel'
import type { State } from './beginning.ts'
import type { GameTable } from './game-table.ts'
import type { Audience } from './position.ts'

/** The present with hidden things dealt anew: nothing can be learned from it that the audience does not know. */
export function redealt({ match: { game, state } }: GameTable, audience: Audience, seed: string): State {
  return determinize(game, state, audience, new Rng(seed))
}
