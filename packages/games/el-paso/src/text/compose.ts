/** Makes the kernel's `GameText` out of the words of a language. */
import type { GameText, Language, ScoreLine } from '@waystation/kernel'
import { composeText } from '@waystation/wording'
import type { PostId } from '../data/posts.ts'
import type { TileId } from '../events.ts'
import { SECTION_IDS } from '../reasons.ts'
import { CATEGORIES, type Category } from '../scoring.ts'
import type { PlaceId } from '../data/tiles.ts'
import type { ElPaso } from '../types.ts'
import { components } from './components.ts'
import { phrases } from './phrases.ts'
import type { Spoken, Words } from './words.ts'
import type { Say } from './phrases.ts'
import { zones } from './zones.ts'

export function compose(language: Language, words: Words): GameText<ElPaso> {
  const say = phrases(language, words)
  return composeText<Spoken>(language, words, {
    say,
    sections: SECTION_IDS,
    capitals: ['decision', 'option', 'event', 'reason'],
    scoreNote: (line) => note(line, words, say),
    components: components(words, say),
    zones: (view, names) => zones({ view, names, words, say }),
  })
}

/** What the points of a line are for. */
function note({ category, note: facts = {} }: ScoreLine, words: Words, say: Say): string {
  const list = (name: string): readonly string[] => {
    const value = facts[name]
    return Array.isArray(value) ? (value as readonly string[]) : []
  }
  const orNone = (items: readonly string[]): string => (items.length === 0 ? words.notes.none : words.list(items))
  const tiles = (name: string): string => orNone(list(name).map((id) => say.tile(id as TileId)))
  switch (category as Category) {
    case 'money':
      return words.notes.dollars(Number(facts['dollars']))
    case 'buildings':
      return orNone(list('buildings').map((id) => say.place(id as PlaceId)))
    case 'trading-posts':
      return orNone(list('posts').map((id) => say.post(id as PostId)))
    case 'cattle':
      return words.notes.space(Number(facts['space']))
    case 'bonus-tiles':
      return tiles('tiles')
    case 'objectives':
      return words.notes.objectives(tiles('fulfilled'), tiles('failed'))
    case 'against-sue':
      return words.notes.sue(Number(facts['sue']), Number(facts['handicap']), sueScores(facts, words))
    case 'workers':
      return words.notes.cards(Number(facts['cards']))
  }
}

/** Sue's side of the score pad, category by category. */
const sueScores = (facts: NonNullable<ScoreLine['note']>, words: Words): string =>
  CATEGORIES.flatMap((category) =>
    facts[category] === undefined ? [] : [words.scored(words.categories[category], Number(facts[category]))],
  ).join(' · ')
