/** El Gaucho one version on, by the address of this module. What was begun before finds its rules in the archive. */
import { allGames as onTheShelf, type RulesEntry } from '@waystation/catalog'
import { raised } from '@waystation/testkit'

export const RAISED_GAMES = new URL(import.meta.url).href
/** The step whose options the newer rules change. */
export const CHANGED_STEP = 'spendDice'

export function allGames(): readonly RulesEntry[] {
  return onTheShelf()
    .filter(({ id }) => id === 'el-gaucho')
    .map(({ id, meta, load }) => ({
      id,
      meta: { ...meta, rulesVersion: meta.rulesVersion + 1 },
      load: async () => raised(await load(), CHANGED_STEP),
    }))
}
