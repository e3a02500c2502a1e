/** How a word of a game's vocabularies begins: with its kind, and for steps and events with the seat it belongs to. */
import type { GameEvent, Option, Seat, Step } from './types.ts'

export interface StepOf<K extends string> extends Step {
  readonly do: K
}
export interface StepBy<K extends string> extends StepOf<K> {
  readonly seat: Seat
}

export interface OptionOf<K extends string> extends Option {
  readonly do: K
}

export interface EventOf<K extends string> extends GameEvent {
  readonly type: K
}
export interface EventBy<K extends string> extends EventOf<K> {
  readonly seat: Seat
}
