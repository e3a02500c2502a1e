/** What can be wrong with a game, check by check. */
import type { Game } from '@waystation/kernel'
import type { CheckName, Settings } from '../../src/index.ts'
import type { Peddlers } from '../peddlers/types.ts'

export interface Case {
  readonly what: string
  readonly check: CheckName
  readonly game: () => Game<Peddlers>
  readonly says: string
  readonly checks?: Partial<Settings>
}
