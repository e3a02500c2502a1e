/** The vocabularies: state, steps, options, events, view. */
import type { Core, EventBy, GameTypes, Option, Seat, StepBy } from '@waystation/kernel'

export interface State extends Core<TurnStep> {
  /** Matches in the box. */
  left: number
  /** Matches that each seat has taken. */
  taken: number[]
  /** Who took the last one. */
  winner: Seat | null
}

export type TurnStep = StepBy<'turn'>

export interface TakeOption extends Option {
  readonly count: number
}

export type Event = (EventBy<'taken'> & { readonly count: number }) | EventBy<'won'>

export interface View {
  readonly left: number
  readonly taken: readonly number[]
}

export interface LastMatch extends GameTypes {
  state: State
  step: TurnStep
  option: TakeOption
  event: Event
  view: View
}
