/** Makes the kernel's `GameText` out of the words of a language. */
import type { GameText, Language } from '@waystation/kernel'
import { composeText } from '@waystation/wording'
import type { Category } from '../scoring.ts'
import type { GreatWesternTrail } from '../types.ts'
import { components } from './components.ts'
import { phrases } from './phrases.ts'
import type { Spoken, Words } from './words.ts'
import { SECTION_IDS } from '../reasons.ts'
import { zones } from './zones.ts'

export function compose(language: Language, words: Words): GameText<GreatWesternTrail> {
  const say = phrases(words)
  const notes = words.notes(say)
  return composeText<Spoken>(language, words, {
    say,
    sections: SECTION_IDS,
    capitals: ['option', 'event'],
    scoreNote: ({ category, note }) => (note === undefined ? '' : (notes[category as Category]?.(note) ?? '')),
    components: components(words, say),
    zones: (view, names) => zones({ view, names, words, say }),
  })
}
