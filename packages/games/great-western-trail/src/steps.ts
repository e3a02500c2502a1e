/** What can be on the agenda: one question or one printed step each, in the order of the rulebook. */
import type { StepBy } from '@waystation/kernel'

/** Phase B on a building: which slots are left, and whether a local or auxiliary action has been done. */
export type ActStep = StepBy<'act'> & {
  readonly slots: readonly number[]
  readonly acted: boolean
  /** Trail spaces whose building was copied, besides the one the cattleman stands on. */
  readonly copied: readonly number[]
}

export type Step =
  | StepBy<'place'>
  | StepBy<'move'>
  /** A building moves the cattleman; fees apply and a new phase B follows. */
  | (StepBy<'advance'> & { readonly max: number })
  /** An objective card moves the cattleman; `then` goes on where the card was played. */
  | (StepBy<'ride'> & { readonly max: number; readonly then: Step; readonly endsPhaseB: boolean })
  | ActStep
  /** An action that is done now or never: its alternatives, or a pass. */
  | (StepBy<'immediate'> & { readonly slot: number })
  | StepBy<'refillHand'>
  | (StepBy<'hire'> & { readonly modifier: number })
  | (StepBy<'build'> & { readonly price: number })
  | (StepBy<'site'> & { readonly price: number; readonly number: number })
  | (StepBy<'takeObjective'> & { readonly to: 'discard' | 'hand'; readonly optional: boolean })
  | (StepBy<'engine'> & { readonly max: number; readonly optional: boolean })
  | (StepBy<'engineBack'> & { readonly spaces: number })
  /** Back from the end of the line, or for the extraordinary delivery: any number of spaces. */
  | (StepBy<'engineRetreat'> & { readonly reason: 'end-of-line' | 'delivery' })
  | (StepBy<'upgrade'> & { readonly station: number })
  | StepBy<'upgradeBehind'>
  | (StepBy<'stationMaster'> & { readonly station: number })
  | (StepBy<'gain'> & { readonly money: number; readonly certificates: number })
  | StepBy<'trade'>
  | (StepBy<'removeHazard'> & { readonly price: number })
  | (StepBy<'buy'> & { readonly cowboys: number; readonly bought: boolean })
  /** After drawing: put down as many cards. */
  | (StepBy<'discardCards'> & { readonly count: number })
  | (StepBy<'removeCards'> & { readonly count: number })
  | (StepBy<'foresight'> & { readonly column: number })
  | StepBy<'income'>
  | (StepBy<'deliver'> & { readonly value: number; readonly extraordinary: boolean })
  | (StepBy<'deliveryDisc'> & { readonly city: number; readonly extraordinary: boolean })
  /** What was paid for transport before the city's station master was taken. */
  | (StepBy<'settleTransport'> & { readonly city: number; readonly paid: number })
  /** Before the first turn: the side of the n-th building in play. */
  | (StepBy<'chooseSide'> & { readonly nth: number })
  /** A reward: one single auxiliary action, or none. */
  | StepBy<'singleAuxiliary'>
  | StepBy<'sitDown'>
  /** So many cards were laid in this visit. */
  | (StepBy<'ante'> & { readonly laid: number; readonly optional: boolean })
  /** A card for each shop. */
  | (StepBy<'openShop'> & { readonly times: number; readonly optional: boolean })
  /** May be refused as a reward. */
  | (StepBy<'placeShop'> & { readonly optional: boolean })
  | (StepBy<'bellEmptied'> & { readonly bell: number })
  | (StepBy<'freeCattle'> & { readonly value: number })
  | StepBy<'newYork'>
  | StepBy<'leaveKansasCity'>
  | StepBy<'refillForesight'>
