/** Makes the kernel's `GameText` out of the words of a language. */
import type { GameText, Language } from '@waystation/kernel'
import { composeText } from '@waystation/wording'
import { SECTION_IDS } from '../reasons.ts'
import type { Deadwood } from '../types.ts'
import { components } from './components.ts'
import { phrases } from './phrases.ts'
import type { Spoken, Words } from './words.ts'
import { zones } from './zones.ts'

export function compose(language: Language, words: Words): GameText<Deadwood> {
  const say = phrases(words)
  return composeText<Spoken>(language, words, {
    say,
    sections: SECTION_IDS,
    capitals: ['event'],
    scoreNote: ({ note }) => (typeof note?.posters === 'number' ? words.postersNote(note.posters) : ''),
    components: components(words),
    zones: (view, names) => zones({ view, names, words, say }),
  })
}
