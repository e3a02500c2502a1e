/**
 * Provably fair: a table publishes `commitment(seed, salt)` before the first draw and seed and salt at the end.
 * Whoever noted the commitment can check both, and replay every roll and shuffle.
 *
 * Where people play each other at a house the seed is nobody's own: the house commits to its part, every player's device to a share, and
 * only then are the shares shown. docs/fair-dice.md says what that promises.
 */
import { keyedSeed } from './rng.ts'
import { sha256 } from './sha256.ts'

export function commitment(seed: string, salt: string): string {
  return sha256(`waystation commitment\n${salt}\n${seed}`)
}

/** What a device publishes of its share before any share is shown. */
export function shareCommitment(secret: string): string {
  return sha256(`waystation share\n${secret}`)
}

/** What a seat added: its share; a commitment to one that was never shown; or nothing, as bots do. */
export type Share = { readonly secret: string } | { readonly withheld: string } | null

/** Where the seed of a game comes from that has more than one author. */
export interface Dice {
  /** The part of the house, which the published commitment is about. */
  readonly house: string
  /** By seat. */
  readonly shares: readonly Share[]
}

/** The seed that follows from all parts: nobody who lacks one of them can foresee it. */
export function dealtSeed({ house, shares }: Dice): string {
  const parts = shares.map((share) =>
    share === null ? '-' : 'secret' in share ? `+${share.secret}` : `?${share.withheld}`,
  )
  return keyedSeed(sha256(['waystation deal', house, ...parts].join('\n')))
}
