/** What is expected to happen somewhere in many games, and where to look for it. */
import type { Decision, GameTypes } from '@waystation/kernel'
import type { Position } from '../position.ts'

export interface Topic<T extends GameTypes> {
  /** Every id that must occur. One that occurs without being listed is reported as well. */
  readonly expected: readonly string[]
  ofEvent?(event: T['event'], state: Readonly<T['state']>): Iterable<string>
  /** The option that was chosen. */
  ofAnswer?(option: T['option'], decision: Decision<T['option']>): Iterable<string>
  /** A decision that was offered, with all its options. */
  ofDecision?(decision: Decision<T['option']>): Iterable<string>
  atPosition?(position: Position<T>): Iterable<string>
  atEnd?(position: Position<T>): Iterable<string>
}

export interface Topics<T extends GameTypes> {
  readonly [topic: string]: Topic<T>
}

/** The kinds of events. */
export function eventTypes<T extends GameTypes>(...expected: readonly T['event']['type'][]): Topic<T> {
  return { expected, ofEvent: ({ type }) => [type] }
}

/** The kinds of questions. */
export function decisionKinds<T extends GameTypes>(...expected: readonly string[]): Topic<T> {
  return { expected, ofDecision: ({ kind }) => [kind] }
}

/** The kinds of answers, as the game sorts them. */
export function optionKinds<T extends GameTypes>(
  kindOf: (option: T['option']) => string,
  ...expected: readonly string[]
): Topic<T> {
  return { expected, ofAnswer: (option) => [kindOf(option)] }
}
