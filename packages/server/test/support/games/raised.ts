/** El Gaucho one version on: a copy of the game with a real change of its rules. What was begun before finds its rules in the archive. */
import { allGames as onTheShelf, type RulesEntry } from '@waystation/catalog'
import type { Game } from '@waystation/kernel'

export const RAISED_GAMES = new URL(import.meta.url).href

/** One way to spend dice less wherever there are several, and ten points more for everybody. */
export function raised(game: Game): Game {
  const { rules, scores, meta } = game
  const { spendDice } = rules
  return {
    ...game,
    meta: { ...meta, rulesVersion: meta.rulesVersion + 1 },
    rules: {
      ...rules,
      spendDice: {
        ...spendDice,
        ask(s, step, of) {
          const asked = spendDice.ask?.(s, step, of) ?? null
          return asked && asked.options.length > 1 ? { ...asked, options: asked.options.slice(0, -1) } : asked
        },
      },
    },
    scores: (s) =>
      scores(s).map((sheet) => ({
        ...sheet,
        total: sheet.total + 10,
        lines: [...sheet.lines, { category: 'cattle', points: 10 }],
      })),
  }
}

export function allGames(): readonly RulesEntry[] {
  return onTheShelf()
    .filter(({ id }) => id === 'el-gaucho')
    .map(({ id, meta, load }) => ({
      id,
      meta: { ...meta, rulesVersion: meta.rulesVersion + 1 },
      load: async () => raised(await load()),
    }))
}
