/** Further games for tests, as a server is given them: by the address of this module. */
import type { Game } from '@waystation/kernel'
import type { RulesEntry } from '@waystation/catalog'
import { fussy } from './fussy.ts'
import { highCard } from './high-card.ts'
import { trap } from './trap.ts'

export const TEST_GAMES = new URL(import.meta.url).href

export function allGames(): readonly RulesEntry[] {
  return [entry(highCard), entry(trap), entry(fussy)]
}

function entry(game: Pick<Game, 'meta'>): RulesEntry {
  // The registry hands out games of any vocabulary.
  return { id: game.meta.id, meta: game.meta, load: () => Promise.resolve(game as Game) }
}
