/** Networks that learned a game. Each is a file of its own, which only those load who let bots play it. */
import type { StoredNetwork } from '@waystation/kernel'
import type { RulesEntry } from './rules.ts'

/** Null where nothing has learned these rules with so many players. */
export async function loadNetwork(entry: RulesEntry, rules: number, players: number): Promise<StoredNetwork | null> {
  return rules === entry.meta.rulesVersion ? ((await entry.networks?.[players]?.()) ?? null) : null
}
