/** What can be on the agenda: one question or one printed step each, in the order of the rulebook. */
import type { StepBy, StepOf } from '@waystation/kernel'

/** The actions of a building or train card: what is left of them. */
export type ActStep = StepBy<'act'> & {
  /** See tiles.ts. */
  readonly face: number
  /** Slots not used yet, a bit each. */
  readonly slots: number
  /** Something has been done: a single auxiliary action is no longer open. */
  readonly acted: boolean
  /** Type of worker hired here already, or NONE_HIRED. */
  readonly hired: number
}
export const NONE_HIRED = -1

/** Where a building goes. The actions from which it was chosen are next on the agenda, with its slot still open. */
export type SiteStep = StepBy<'site'> & {
  readonly number: number
  readonly slot: number
  /** How many answers there were when it was chosen. */
  readonly since: number
}

export type Step =
  | StepOf<'prepare'>
  | StepBy<'firstObjective'>
  | StepOf<'capital'>
  | StepBy<'turn'>
  | StepBy<'place'>
  | StepBy<'move'>
  | ActStep
  | SiteStep
  /** A second auxiliary action, different from the first. */
  | (StepBy<'secondAuxiliary'> & { readonly first: number })
  | (StepBy<'exchange'> & { readonly times: number })
  | StepBy<'exchangeAgain'>
  | StepBy<'exchangeDiscard'>
  | (StepBy<'removeCattle'> & { readonly dollars: number })
  | StepBy<'elPaso'>
  | StepBy<'revealHand'>
  | StepBy<'deliver'>
  | (StepBy<'rewardHire'> & { readonly price: number })
  | StepBy<'rewardObjective'>
  | StepBy<'discardHand'>
  | StepBy<'refillHand'>
  /** Nothing but tokens and worker bonuses, where something new could be used and no other question follows. */
  | StepBy<'freeMoment'>
  | StepOf<'sueTurn'>
  | StepOf<'endTurn'>
