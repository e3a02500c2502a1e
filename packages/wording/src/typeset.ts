/**
 * What a language asks of the printed page, done once for all texts: they are written with plain spaces, and names of
 * people are put into them as they are.
 */
import type { Language } from '@waystation/kernel'

/** Parts of a text that are no words: names of things for the machine. */
const NO_WORDS = new Set(['id', 'target', 'component', 'language'])

/** "de Ada" is "d’Ada", "que il" is "qu’il"; but "de un à neuf", "de onze", "de oui". */
const ELIDED = /(?<![\p{L}-])(d|qu|lorsqu|puisqu|jusqu)e (?=[aeiouéèêàâîôûœ]\p{L})(?!une?s?(?!\p{L})|onz|oui)/giu

function french(text: string): string {
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=[$%])/g, '$1\u00a0')
    .replace(ELIDED, '$1’')
}

/** All words of a language, typeset: sentences, tables of sentences, and functions that make them. */
export function typeset<W>(language: Language, words: W): W {
  return language === 'fr' ? (dressed(words) as W) : words
}

function dressed(words: unknown): unknown {
  if (typeof words === 'string') return french(words)
  if (typeof words === 'function') {
    const say = words as (...args: unknown[]) => unknown
    return (...args: unknown[]): unknown => dressed(say(...args))
  }
  if (Array.isArray(words)) return words.map(dressed)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([key, part]: [string, unknown]) => [key, NO_WORDS.has(key) ? part : dressed(part)]),
  )
}
