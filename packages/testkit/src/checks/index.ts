/** Every check made at a single position, under its name. */
import type { GameTypes } from '@waystation/kernel'
import type { Position } from '../position.ts'
import type { CheckName, Fault } from '../violation.ts'
import { appliesCheck } from './applies.ts'
import { cloneCheck } from './clone.ts'
import { optionsCheck, stableCheck } from './options.ts'
import { evaluationCheck, purityCheck, roundTripCheck } from './purity.ts'
import { scoresCheck } from './scores.ts'
import { sightCheck } from './sight.ts'

type Check = <T extends GameTypes>(position: Position<T>) => Iterable<string>
type NamedChecks = readonly (readonly [CheckName, Check])[]

/** Cheap enough for every decision. */
export const AT_EVERY_DECISION: NamedChecks = [['options', optionsCheck]]

/** Costly: made at some decisions only. */
export const AT_SOME_DECISIONS: NamedChecks = [
  ['stable', stableCheck],
  ['purity', purityCheck],
  ['applies', appliesCheck],
  ['round-trip', roundTripCheck],
  ['clone', cloneCheck],
  ['scores', scoresCheck],
  ['scores', evaluationCheck],
  ['sight', sightCheck],
]

export const AT_THE_END: NamedChecks = [['scores', scoresCheck]]

export function* examine<T extends GameTypes>(checks: NamedChecks, position: Position<T>): Iterable<Fault> {
  for (const [name, check] of checks) {
    if (position.settings.only.includes(name)) yield* named(name, check(position))
  }
}

export function* named(check: CheckName, messages: Iterable<string>): Iterable<Fault> {
  for (const message of messages) yield { check, message }
}
