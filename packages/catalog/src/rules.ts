/**
 * A game under the rules it began with. The newest rules are the game package itself; earlier ones come from the archive, which
 * is not even looked at by those who do not need it.
 */
import type { FrozenRules } from '@waystation/archive'
import { type Game, type GameText, type GameTypes, type Language, Refusal } from '@waystation/kernel'
import type { CatalogEntry } from './entry.ts'

/** A game of which several versions may be known. */
export type RulesEntry = Pick<CatalogEntry, 'id' | 'meta' | 'load' | 'earlier' | 'networks'>

export async function loadRules(entry: RulesEntry, rules: number): Promise<Game> {
  if (rules === entry.meta.rulesVersion) return await entry.load()
  return (await earlier(entry, rules)).game
}

export async function loadText(entry: CatalogEntry, language: Language, rules: number): Promise<GameText<GameTypes>> {
  if (rules === entry.meta.rulesVersion) return await entry.texts[language]()
  return (await earlier(entry, rules))[language]
}

/** Every version that can be played here, oldest first. */
export async function knownRules({ id, meta, earlier: own }: RulesEntry): Promise<readonly number[]> {
  const kept = own ? Object.keys(own).map(Number) : (await import('@waystation/archive')).frozenVersions(id)
  return [...new Set([...kept, meta.rulesVersion])].sort((a, b) => a - b)
}

async function earlier(entry: RulesEntry, rules: number): Promise<FrozenRules> {
  const found = await keptRules(entry, rules)
  if (found) return found
  const { id, meta } = entry
  const known = await knownRules(entry)
  throw new Refusal('unknown-rules', `rules ${rules} of ${id} are not known here; there are ${known.join(', ')}`, {
    case: 'rules-version',
    recorded: rules,
    current: meta.rulesVersion,
  })
}

async function keptRules({ id, earlier: own }: RulesEntry, rules: number): Promise<FrozenRules | null> {
  if (own) return (await own[rules]?.()) ?? null
  return await (await import('@waystation/archive')).loadFrozen(id, rules)
}
