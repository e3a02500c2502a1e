/** Numbers in sentences: with their noun, as words, as places in a row. */
import type { Language } from '@waystation/kernel'

/** "1 card", "3 cards"; in French nothing is one too: "0 carte". */
export const counted =
  (language: Language) =>
  (count: number, one: string, more: string): string =>
    `${count} ${(language === 'fr' ? count < 2 : count === 1) ? one : more}`

/** A number alone, as on a score sheet, with a minus and not a hyphen. */
export const inFigures = (figure: number): string => String(figure).replace('-', '−')

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
