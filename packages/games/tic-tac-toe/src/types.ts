/** The vocabularies of the sample game: state, steps, options, events, view. */
import type { Core, EventBy, EventOf, GameTypes, Option, Seat } from '@waystation/kernel'

export type Mark = 0 | 1
export type Cell = Mark | null

export interface State extends Core<TurnStep> {
  /** Nine cells, left to right and top to bottom. */
  cells: Cell[]
}

export interface TurnStep {
  readonly do: 'turn'
  readonly seat: Mark
}

export interface MarkOption extends Option {
  readonly cell: number
}

export type Event =
  | (EventBy<'marked'> & { readonly seat: Mark; readonly cell: number })
  | (EventBy<'won'> & { readonly seat: Mark })
  | EventOf<'drawn'>

export interface View {
  readonly cells: readonly Cell[]
  readonly winner: Seat | null
}

export interface TicTacToe extends GameTypes {
  state: State
  step: TurnStep
  option: MarkOption
  event: Event
  view: View
}
