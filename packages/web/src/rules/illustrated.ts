/** Puts the drawings of a game's rules help together with their captions. A section without a caption does not compile. */
import type { GameTypes, Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import type { ComponentType } from 'preact'
import type { IllustrationProps, Illustrations } from '../adapter.ts'

export function illustrated<T extends GameTypes, S extends string>(
  sections: { readonly [section in S]: ComponentType<IllustrationProps<T>> },
  words: { readonly [language in Language]: { readonly [section in NoInfer<S>]: string } },
  rest: Pick<Illustrations<T>, 'component' | 'palette'>,
): Illustrations<T> {
  const captions = { en: words.en, fr: typeset('fr', words.fr) }
  return { sections, captions: (language) => captions[language], ...rest }
}
