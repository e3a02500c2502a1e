/** What everybody may know about a table besides who sits there. */
import type { Config } from '@waystation/kernel'

interface TableFacts {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly config: Config
  readonly seed: string
  readonly salt: string
  /** The part of the house in a seed that has several; null: it is the seed. */
  readonly house: string | null
  readonly createdAt: number
  readonly updatedAt: number
}

export interface PublicFacts extends Pick<TableFacts, 'id' | 'game' | 'rules' | 'createdAt' | 'updatedAt'> {
  readonly players: number
  readonly variants: Record<string, string>
  /** Published before the first draw: SHA-256 over seed and salt. */
  readonly commitment: string
  /** Seed and salt, once the game is over. */
  readonly fairness: { readonly seed: string; readonly salt: string; readonly house: string | null } | null
}

/** Seed and salt stay secret until the game is over; `commitment` promises them from the beginning. */
export function publicFacts(facts: TableFacts, commitment: string, over: boolean): PublicFacts {
  const { id, game, rules, config, seed, salt, house, createdAt, updatedAt } = facts
  const { players, variants } = config
  const fairness = over ? { seed, salt, house } : null
  return { id, game, rules, players, variants: { ...variants }, commitment, fairness, createdAt, updatedAt }
}
