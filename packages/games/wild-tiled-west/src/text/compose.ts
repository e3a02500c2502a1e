/** Makes the kernel's `GameText` out of the words of a language. */
import type { GameText, Language, ScoreLine } from '@waystation/kernel'
import { composeText } from '@waystation/wording'
import type { PartnerId } from '../data/partners.ts'
import type { WildTiledWest } from '../types.ts'
import type { Spoken, Words } from './words.ts'
import { phrases } from './phrases.ts'
import { SECTION_IDS } from '../reasons.ts'
import { zones } from './zones.ts'
import { components } from './components.ts'

export function compose(language: Language, words: Words): GameText<WildTiledWest> {
  const say = phrases(words)
  return composeText<Spoken>(language, words, {
    say,
    sections: SECTION_IDS,
    capitals: [],
    scoreNote: (line) => scoreNote(words, line),
    components: components(words),
    zones: (view, names) => zones({ view, names, words, say }),
  })
}

function scoreNote({ notes, partners }: Words, { note }: ScoreLine): string {
  if (note === undefined) return ''
  if (typeof note.partner === 'string') return partners[note.partner as PartnerId]
  if (typeof note.horseshoes === 'number') return notes.horseshoes(note.horseshoes)
  if (typeof note.tombstones === 'number') return notes.tombstones(note.tombstones)
  if (typeof note.aces === 'number') return notes.aces(note.aces)
  return typeof note.space === 'number' ? notes.space(note.space) : ''
}
