/**
 * Transcripts: worked examples as a text that reads like the rulebook's own.
 *
 *   example Three in a row wins                      # title of the test
 *     given a new game                               # or a scenario that the game's tests supply
 *       players Anna, Ben
 *       seed any text
 *       variant map = small
 *       with herd = ["brown-3"]                      # handed to the scenario
 *       state cells.4 = 1                            # changed in the position
 *     when
 *       Anna: mark 1
 *       Ben: < undo
 *     then
 *       Anna is asked turn           Anna is not asked
 *       Anna may mark 2              Anna may not mark 1        Anna may only mark 2 | mark 3
 *       Anna sees cells.0 = 0        spectator sees winner = null
 *       Anna cannot 1 because taken cell=1
 *       Anna scores line = 1         Anna totals 1              Anna ranks 1
 *       Anna can undo                Anna cannot undo
 *       event won seat=Anna          no event drawn
 *       state cells.length = 9       the game is over           the game goes on
 *
 * One fact to a line. A value is JSON, the name of a player (its seat), `absent`, or else plain words.
 */
import type { Config, Seat } from '@waystation/kernel'
import type { ScenarioArgs } from './args.ts'

export interface Example {
  readonly title: string
  readonly line: number
  readonly given: Given
  readonly parts: readonly Part[]
}

export interface Given {
  readonly line: number
  readonly scenario: string
  readonly names: readonly string[]
  readonly seed: string
  readonly variants: Config['variants']
  readonly args: ScenarioArgs
  readonly changes: readonly Change[]
}

export interface Change {
  readonly line: number
  readonly path: string
  readonly value: unknown
}

export type Part =
  | { readonly do: 'when'; readonly answers: readonly Answer[] }
  | { readonly do: 'then'; readonly facts: readonly Fact[] }

export interface Answer {
  readonly line: number
  readonly seat: Seat
  /** An option id, `< undo` or `< undo agreed`. */
  readonly text: string
}

export type Fact = { readonly line: number; readonly text: string } & FactBody

export type FactBody =
  | { readonly fact: 'asked'; readonly seat: Seat; readonly kind: string | null }
  | { readonly fact: 'may' | 'mayNot'; readonly seat: Seat; readonly option: string }
  | { readonly fact: 'mayOnly'; readonly seat: Seat; readonly options: readonly string[] }
  | { readonly fact: 'sees'; readonly seat: Seat | null; readonly path: string; readonly value: unknown }
  | { readonly fact: 'state'; readonly path: string; readonly value: unknown }
  | {
      readonly fact: 'cannot'
      readonly seat: Seat
      readonly target: string
      readonly code: string
      readonly fields: Fields
    }
  | { readonly fact: 'scores'; readonly seat: Seat; readonly category: string; readonly value: unknown }
  | { readonly fact: 'totals' | 'ranks'; readonly seat: Seat; readonly value: unknown }
  | { readonly fact: 'undo'; readonly seat: Seat; readonly possible: boolean }
  | { readonly fact: 'event'; readonly type: string; readonly fields: Fields; readonly happened: boolean }
  | { readonly fact: 'over'; readonly over: boolean }

export interface Fields {
  readonly [path: string]: unknown
}
