import { type CatalogEntry, findGame } from '@waystation/catalog'
import type { SavedSummary } from './types.ts'

type Kept = Pick<SavedSummary, 'game' | 'rules' | 'totals'>

/**
 * Games in progress go on without a network as well: what those begun under earlier rules need is fetched while there is one. The
 * service worker keeps it.
 */
export function fetchEarlier(
  games: readonly Kept[],
  load: (entry: CatalogEntry, rules: number) => Promise<unknown>,
): void {
  for (const { game, rules, totals } of games) {
    const entry = findGame(game)
    if (totals === null && rules !== entry.meta.rulesVersion) load(entry, rules).catch(() => undefined)
  }
}
