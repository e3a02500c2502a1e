/** A game one version on, with a real change of its rules: for tests of what happens to games begun under the earlier ones. */
import type { Game, GameTypes, ScoreSheet } from '@waystation/kernel'

const BONUS = 10

/** Wherever this step leaves a choice, one option less; and some points more for everybody who has scored. */
export function raised<T extends GameTypes>(game: Game<T>, step: string): Game<T> {
  const { rules, scores, meta } = game
  const rule = rules[step]
  return {
    ...game,
    meta: { ...meta, rulesVersion: meta.rulesVersion + 1 },
    rules: {
      ...rules,
      [step]: {
        ...rule,
        ask(s, asking, of) {
          const asked = rule.ask?.(s, asking, of) ?? null
          return asked && asked.options.length > 1 ? { ...asked, options: asked.options.slice(0, -1) } : asked
        },
      },
    },
    scores: (s) => scores(s).map(withBonus),
  }
}

function withBonus(sheet: ScoreSheet): ScoreSheet {
  const first = sheet.lines.at(0)
  if (first === undefined) return sheet
  const { category } = first
  return { ...sheet, total: sheet.total + BONUS, lines: [...sheet.lines, { category, points: BONUS }] }
}
