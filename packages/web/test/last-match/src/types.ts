/** The vocabularies: state, steps, options, events, view. */
import type { Core, GameEvent, GameTypes, Option, Seat } from '@waystation/kernel'

export interface State extends Core<TurnStep> {
  /** Matches in the box. */
  left: number
  /** Matches that each seat has taken. */
  taken: number[]
  /** Who took the last one. */
  winner: Seat | null
}

export interface TurnStep {
  readonly do: 'turn'
  readonly seat: Seat
}

export interface TakeOption extends Option {
  readonly count: number
}

export type Event =
  | (GameEvent & { readonly type: 'taken'; readonly seat: Seat; readonly count: number })
  | (GameEvent & { readonly type: 'won'; readonly seat: Seat })

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
