/** What is expected to happen somewhere in many games, and where to look for it. */
import type { Decision, GameTypes, Seat } from '@waystation/kernel'
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

/** What events of one type say: ids, or things that have one. */
export function told<T extends GameTypes, K extends T['event']['type']>(
  type: K,
  things: readonly (string | { readonly id: string })[],
  say: (event: Extract<T['event'], { readonly type: K }>) => string,
): Topic<T> {
  const expected = things.map((thing) => (typeof thing === 'string' ? thing : thing.id))
  const isOfType = (event: T['event']): event is Extract<T['event'], { readonly type: K }> => event.type === type
  return { expected, ofEvent: (event) => (isOfType(event) ? [say(event)] : []) }
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

/** Codes of the reasons a seat is given when it asks about everything on the table. */
export function reasonCodes<T extends GameTypes>({ game, state }: Position<T>, seat: Seat): readonly string[] {
  const targets = game.targets?.(state, seat) ?? []
  return targets.flatMap((target) => game.explain?.(state, seat, target) ?? []).map(({ code }) => code)
}
