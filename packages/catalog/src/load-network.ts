/** Networks that learned a game. Each is a file of its own, which only those load who let bots play it. */
import type { StoredNetwork } from '@waystation/kernel'
import { NETWORKS } from './networks/index.ts'
import type { RulesEntry } from './rules.ts'

/** Null where nothing has learned these rules with so many players. */
export async function loadNetwork(entry: RulesEntry, rules: number, players: number): Promise<StoredNetwork | null> {
  if (rules !== entry.meta.rulesVersion) return null
  const networks = entry.networks ?? NETWORKS[entry.id]
  return (await networks?.[players]?.()) ?? null
}
