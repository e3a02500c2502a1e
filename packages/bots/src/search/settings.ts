/** How a search goes about it. */
import type { PlayoutSettings } from './playout.ts'

export interface SearchSettings {
  /** Weight of curiosity against success so far. */
  readonly exploration: number
  /** Points by which an answer must look worse for the search to be far less curious about it. */
  readonly trust: number
  /** Wide decisions open up slowly: so many answers, plus visits to this power. */
  readonly widen: { readonly base: number; readonly power: number }
  readonly playout: PlayoutSettings
}

/** By the game's own evaluation. */
export const DEFAULTS: SearchSettings = {
  exploration: 0.8,
  trust: 1.5,
  widen: { base: 4, power: 0.5 },
  playout: { looks: 99, rounds: 1 },
}

/** With a network, which tells more of a position than playing on for long: few answers are looked at on the way. */
export const LEARNED: SearchSettings = { ...DEFAULTS, playout: { looks: 4, rounds: 1 } }
