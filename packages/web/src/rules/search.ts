/** Everything in the rules help of a game that has these words in it. */
import type { GameText, GameTypes } from '@waystation/kernel'
import { hasWords } from '../ui/folded.ts'

export interface Found {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Shorter words are in everything. */
const LEAST = 2

export function searchRules(text: GameText<GameTypes>, words: string): readonly Found[] | null {
  if (words.trim().length < LEAST) return null
  const chapters = text.rules.flatMap(({ id, title, paragraphs }): Found[] => {
    const found = paragraphs.filter((paragraph) => hasWords(`${title} ${paragraph}`, words))
    return found.length === 0 ? [] : [{ id, title, paragraphs: found }]
  })
  const things = new Map(Object.values(text.components).map(({ name, help }) => [`${name}: ${help}`, name]))
  const named = [...things].flatMap(([paragraph, title]): Found[] =>
    hasWords(paragraph, words) ? [{ id: 'components', title, paragraphs: [paragraph] }] : [],
  )
  return [...chapters, ...named]
}
