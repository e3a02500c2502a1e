/** What every command works with. */
import type { Language } from '@waystation/kernel'
import type { Crew } from './arena/crew.ts'
import type { Measurer } from './bench/measurer.ts'
import type { Input } from './io/input.ts'
import type { Output } from './io/output.ts'
import type { Words } from './text/words.ts'

export interface Context {
  readonly language: Language
  readonly words: Words
  /** Words for people. */
  readonly out: Output
  /** Warnings and progress. */
  readonly err: Output
  readonly input: Input
  readonly measurer: Measurer
  readonly crew: Crew
  /** The one JSON object of `--json`. */
  result(value: object): void
}

/** How a command ended; an error a person can mend is thrown instead. */
export type ExitCode = number
