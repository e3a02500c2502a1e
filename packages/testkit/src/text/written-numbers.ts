/** Numbers that a text writes by hand. They belong in the game's data, which the rules read as well. */
import { type Language, LANGUAGES } from '@waystation/kernel'
import { literalsIn } from './literals.ts'

/** A number that stays in the text, because it is no figure of the game's data. */
export interface AllowedNumber {
  /** The number with the words around it. */
  readonly words: string | RegExp
  readonly why: string
}

export interface TextSource {
  /** Such as "en/help.ts". */
  readonly path: string
  readonly source: string
}

/** For how many people something holds is no figure: "with two players". */
const PLAYERS = /[\p{L}\d]+ (?:or more )?(?:players|joueurs)(?!\p{L})/u

/** One and nothing are articles more often than figures. */
const NUMBER_WORDS: { readonly [language in Language]: string } = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|hundred|twice|thrice',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent',
}

const languageOf = (path: string): Language | undefined =>
  LANGUAGES.find((language) => new RegExp(`(?:^|/)${language}(?:/|\\.ts$)`).test(path))

function numbersOf(path: string): RegExp {
  const own = languageOf(path)
  const words = LANGUAGES.filter((language) => own === undefined || own === language).map((l) => NUMBER_WORDS[l])
  return new RegExp(`\\d+|(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

/** What is written by hand and not allowed, and what is allowed and not there. */
export function writtenNumbers(sources: readonly TextSource[], allowed: readonly AllowedNumber[]): readonly string[] {
  const met = new Set<AllowedNumber>()
  const excused = (text: string, place: number): boolean => {
    const excuse = allowed.find(({ words }) => covers(words, text, place))
    if (excuse !== undefined) met.add(excuse)
    return excuse !== undefined || covers(PLAYERS, text, place)
  }
  const faults = sources.flatMap(({ path, source }) =>
    literalsIn(source).flatMap(({ kind, text, line }) => {
      if (kind === 'number') return Number(text) > 1 ? [`${path}:${line}: the number ${text} is said as it is`] : []
      const numbers = [...text.matchAll(numbersOf(path))].filter(({ index }) => !excused(text, index))
      return numbers.map(([number]) => `${path}:${line}: "${number}" in "${text.trim()}"`)
    }),
  )
  const unmet = allowed.filter((one) => !met.has(one))
  return [...faults, ...unmet.map(({ words }) => `allowed, but nowhere: ${String(words)}`)]
}

/** Whether these words stand in the text around the place. */
function covers(words: string | RegExp, text: string, place: number): boolean {
  const pattern = typeof words === 'string' ? words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : words.source
  const spaced = pattern.replaceAll(' ', '[ \\u00a0]')
  return [...text.matchAll(new RegExp(spaced, 'giu'))].some(
    ({ 0: found, index }) => index <= place && place < index + found.length,
  )
}
