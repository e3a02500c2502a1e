/** The command line's own words. The English file says which there are; the type makes a missing one an error. */
import { LANGUAGES, type Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type Words = typeof en

export const WORDS: { readonly [language in Language]: Words } = { en, fr: typeset('fr', fr) }

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}
