/** Networks that learned a game. Each is a file of its own, which only those load who let bots play it. */
import { type Config, type Meta, type StoredNetwork, variantApplies } from '@waystation/kernel'
import type { RulesEntry } from './rules.ts'

/** Null where nothing has learned these rules with so many players, or where they play by variants that it does not know. */
export async function loadNetwork(entry: RulesEntry, rules: number, config: Config): Promise<StoredNetwork | null> {
  if (rules !== entry.meta.rulesVersion) return null
  const network = await entry.networks?.[config.players]?.()
  return network !== undefined && knows(network, entry.meta, config) ? network : null
}

function knows({ variants = [] }: StoredNetwork, meta: Meta, config: Config): boolean {
  return meta.variants.every(
    (variant) =>
      variants.includes(variant.id) ||
      !variantApplies(variant, config) ||
      (config.variants[variant.id] ?? variant.default) === variant.default,
  )
}
