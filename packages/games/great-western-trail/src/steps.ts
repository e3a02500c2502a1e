/** What can be on the agenda: one question or one printed step each, in the order of the rulebook. */
import type { Seat } from '@waystation/kernel'

interface By<K extends string> {
  readonly do: K
  readonly seat: Seat
}

/** Phase B on a building: which slots are left, and whether a local or auxiliary action has been done. */
export type ActStep = By<'act'> & {
  readonly slots: readonly number[]
  readonly acted: boolean
  /** Trail spaces whose building was copied, besides the one the cattleman stands on. */
  readonly copied: readonly number[]
}

export type Step =
  | By<'place'>
  | By<'move'>
  /** A building moves the cattleman; fees apply and a new phase B follows. */
  | (By<'advance'> & { readonly max: number })
  /** An objective card moves the cattleman; `then` goes on where the card was played. */
  | (By<'ride'> & { readonly max: number; readonly then: Step; readonly endsPhaseB: boolean })
  | ActStep
  /** An action that is done now or never: its alternatives, or a pass. */
  | (By<'immediate'> & { readonly slot: number })
  | By<'refillHand'>
  | (By<'hire'> & { readonly modifier: number })
  | (By<'build'> & { readonly price: number })
  | (By<'site'> & { readonly price: number; readonly number: number })
  | (By<'takeObjective'> & { readonly to: 'discard' | 'hand'; readonly optional: boolean })
  | (By<'engine'> & { readonly max: number; readonly optional: boolean })
  | (By<'engineBack'> & { readonly spaces: number })
  /** Back from the end of the line, or for the extraordinary delivery: any number of spaces. */
  | (By<'engineRetreat'> & { readonly reason: 'end-of-line' | 'delivery' })
  | (By<'upgrade'> & { readonly station: number })
  | By<'upgradeBehind'>
  | (By<'stationMaster'> & { readonly station: number })
  | (By<'gain'> & { readonly money: number; readonly certificates: number })
  | By<'trade'>
  | (By<'removeHazard'> & { readonly price: number })
  | (By<'buy'> & { readonly cowboys: number; readonly bought: boolean })
  /** After drawing: put down as many cards. */
  | (By<'discardCards'> & { readonly count: number })
  | (By<'removeCards'> & { readonly count: number })
  | (By<'foresight'> & { readonly column: number })
  | By<'income'>
  | (By<'deliver'> & { readonly value: number; readonly extraordinary: boolean })
  | (By<'deliveryDisc'> & { readonly city: number; readonly extraordinary: boolean })
  | By<'leaveKansasCity'>
  | By<'refillForesight'>
