/** The words in use. Only the chosen language is loaded. */
import { signal } from '@preact/signals'
import { LANGUAGES, type Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import type { Text } from './types.ts'

const loaders: { readonly [language in Language]: () => Promise<Text> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => typeset('fr', (await import('./fr.ts')).fr),
}

const current = signal<{ readonly language: Language; readonly words: Text } | null>(null)

export async function speak(language: Language): Promise<void> {
  const words = await loaders[language]()
  document.documentElement.lang = language
  current.value = { language, words }
}

function spoken() {
  if (current.value === null) throw new Error('no language has been loaded yet')
  return current.value
}

/** The words of the chosen language; whoever renders them is rendered again when it changes. */
export const t = (): Text => spoken().words
export const language = (): Language => spoken().language

/** The same as it is written where the browser is at home: whether there is a.m. and p.m., which comes first of day and month. */
export function locale(wanted: readonly string[] = globalThis.navigator?.languages ?? []): string {
  const own = language()
  return wanted.find((tag) => tag.toLowerCase().startsWith(own)) ?? (own === 'en' ? 'en-GB' : own)
}

/** The first language of the browser that is spoken here. */
export function browserLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase())
  const known: readonly string[] = LANGUAGES
  const found = short.find((tag) => known.includes(tag))
  return LANGUAGES.find((tag) => tag === found) ?? 'en'
}
