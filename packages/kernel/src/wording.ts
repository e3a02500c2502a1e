/** How sentences are put together, the same way in every game and language. */
import type { Language, Wording } from './text.ts'

/**
 * The wording of one member of a union. The table's type guarantees that its entry is there and takes that member, which
 * the compiler cannot follow for a member it does not know yet.
 */
export function worded<
  U extends { readonly [k in K]: string },
  K extends keyof U & string,
  A extends readonly unknown[],
>(table: Wording<U, K, A>, by: K, item: U, ...rest: A): string {
  const entries: { readonly [value: string]: unknown } = table
  return (entries[item[by]] as (item: U, ...rest: A) => string)(item, ...rest)
}

/** "a, b and c": only the word before the last differs between languages. */
export const joined =
  (last: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`

/** "1 card", "3 cards"; in French nothing is one too: "0 carte". */
export const counted =
  (language: Language) =>
  (count: number, one: string, more: string): string =>
    `${count} ${(language === 'fr' ? count < 2 : count === 1) ? one : more}`

const NUMERALS: { readonly [language in Language]: readonly string[] } = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
}

/** A figure of the game's data as a word, "seven", "sept"; above twelve as digits. */
export const numeral =
  (language: Language) =>
  (figure: number): string =>
    NUMERALS[language][figure] ?? String(figure)

const ORDINALS: { readonly [language in Language]: readonly string[] } = {
  en: ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  fr: ' premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
    ' ',
  ),
}

/** A place in a row as a word: "fourth", "quatrième". */
export const ordinal =
  (language: Language) =>
  (figure: number): string =>
    ORDINALS[language][figure] ?? String(figure)

/** "three cards": `counted` in words. `one` is the whole of "one card", since French says "un dé" and "une carte". */
export const spelled =
  (language: Language) =>
  (figure: number, one: string, more: string): string =>
    figure === 1 ? one : `${numeral(language)(figure)} ${more}`

/** Sentences, answers and headings may begin with the name of a thing. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
