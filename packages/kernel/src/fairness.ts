/**
 * Provably fair: a table publishes `commitment(seed, salt)` before the first draw and seed and salt at the end.
 * Whoever noted the commitment can check both, and replay every roll and shuffle.
 */
import { sha256 } from './sha256.ts'

export function commitment(seed: string, salt: string): string {
  return sha256(`waystation commitment\n${salt}\n${seed}`)
}
