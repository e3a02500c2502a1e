/** A point of a game where checks look, and how closely they do. */
import type { Config, Decision, Game, GameTypes, Rng } from '@waystation/kernel'
import { CHECKS, type CheckName } from './violation.ts'

export interface Settings {
  /** Costly checks are made at one in this many decisions, by lot, and at the end of the game; 0: never. */
  readonly every: number
  /** Leaves out the other checks. */
  readonly only: readonly CheckName[]
  /** More options than this in one decision are too many for a person. */
  readonly maxOptions: number
  /** How many of the options that were not chosen are tried as well. */
  readonly otherOptions: number
  /** Types of events that show something for a moment only: it was face down before, and it is not in any view after. */
  readonly passingEvents: readonly string[]
}

export const SETTINGS: Settings = {
  every: 5,
  only: CHECKS,
  maxOptions: 200,
  otherOptions: 2,
  passingEvents: [],
}

export interface Position<T extends GameTypes> {
  readonly game: Game<T>
  readonly config: Config
  readonly state: Readonly<T['state']>
  readonly decisions: readonly Decision<T['option']>[]
  /** For what the checks leave to chance; the game's own generator is never touched. */
  readonly rng: Rng
  readonly settings: Settings
}
