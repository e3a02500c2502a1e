/** Every check made at a single position, under its name. */
import type { GameTypes } from '@waystation/kernel'
import type { Position } from '../position.ts'
import type { CheckName, Fault } from '../violation.ts'
import { appliesCheck } from './applies.ts'
import { cloneCheck } from './clone.ts'
import { optionsCheck, stableCheck } from './options.ts'
import { evaluationCheck, purityCheck, roundTripCheck } from './purity.ts'
import { scoresCheck } from './scores.ts'

/** Cheap enough for every decision. */
export function* glance<T extends GameTypes>(position: Position<T>): Iterable<Fault> {
  yield* named('options', optionsCheck(position))
}

/** Costly: made at some positions only. */
export function* examine<T extends GameTypes>(position: Position<T>): Iterable<Fault> {
  yield* named('stable', stableCheck(position))
  yield* named('purity', purityCheck(position))
  yield* named('applies', appliesCheck(position))
  yield* named('round-trip', roundTripCheck(position))
  yield* named('clone', cloneCheck(position))
  yield* named('scores', scoresCheck(position))
  yield* named('scores', evaluationCheck(position))
}

export function* named(check: CheckName, messages: Iterable<string>): Iterable<Fault> {
  for (const message of messages) yield { check, message }
}
