/** What can be on the agenda: one question or one printed step each, in the order of the rulebook. */
import type { Seat } from '@waystation/kernel'

interface Of<K extends string> {
  readonly do: K
}
interface By<K extends string> extends Of<K> {
  readonly seat: Seat
}

/** The actions of a building or train card: what is left of them. */
export type ActStep = By<'act'> & {
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

export type Step =
  | Of<'prepare'>
  | By<'firstObjective'>
  | Of<'capital'>
  | By<'turn'>
  | By<'place'>
  | By<'move'>
  | ActStep
  | (By<'site'> & { readonly number: number })
  /** A second auxiliary action, different from the first. */
  | (By<'secondAuxiliary'> & { readonly first: number })
  | (By<'exchange'> & { readonly times: number })
  | By<'exchangeAgain'>
  | By<'exchangeDiscard'>
  | (By<'removeCattle'> & { readonly dollars: number })
  | By<'elPaso'>
  | By<'revealHand'>
  | By<'deliver'>
  | (By<'rewardHire'> & { readonly price: number })
  | By<'rewardObjective'>
  | By<'discardHand'>
  | By<'refillHand'>
  /** Nothing but tokens and worker bonuses, where something new could be used and no other question follows. */
  | By<'freeMoment'>
  | Of<'sueTurn'>
  | Of<'endTurn'>
