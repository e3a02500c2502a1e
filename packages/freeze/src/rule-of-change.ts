/**
 * The rule of change: what a game offers or computes changes only together with the number of its rules, and only after the
 * version before was frozen. Words, bots and boards may change freely.
 */
import type { Game } from '@waystation/kernel'
import { firstFault, type Goldens } from './goldens.ts'

export interface FrozenSet {
  readonly versions: readonly number[]
  goldens(this: void, rules: number): Goldens | null
}

/** What breaks the rule, in a sentence; null if nothing does. */
export function changeFault(game: Game, { versions, goldens }: FrozenSet): string | null {
  const { id, rulesVersion: now } = game.meta
  const [oldest = now] = versions
  for (let rules = oldest; rules < now; rules++) {
    if (!versions.includes(rules))
      return `rules ${rules} of ${id} were never frozen: games begun under them would be lost`
  }
  const newest = versions.at(-1)
  if (newest !== undefined && newest > now)
    return `rules ${newest} of ${id} are frozen, yet the game says it is at ${now}`
  const frozen = goldens(now)
  const fault = frozen && firstFault(game, frozen)
  return fault && `rules ${now} of ${id} are frozen and play differently now: raise rulesVersion. ${fault}`
}
