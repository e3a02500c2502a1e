/** Makes the kernel's `GameText` out of the words of a language. */
import type { GameText, Language } from '@waystation/kernel'
import { composeText } from '@waystation/wording'
import type { TileId } from '../data/cattle.ts'
import type { ElGaucho } from '../types.ts'
import type { Spoken, Words } from './words.ts'
import { phrases } from './phrases.ts'
import { SECTION_IDS } from '../reasons.ts'
import { zones } from './zones.ts'
import { components } from './components.ts'

export function compose(language: Language, words: Words): GameText<ElGaucho> {
  const say = phrases(words)
  return composeText<Spoken>(language, words, {
    say,
    sections: SECTION_IDS,
    capitals: ['event'],
    scoreNote: ({ note }) => (Array.isArray(note?.tiles) ? say.tiles(note.tiles as TileId[]) : ''),
    components: components(words),
    zones: (view, names) => zones({ view, names, words, say }),
  })
}
