/** What is printed on the components, number by number: is each of them told by the words of the game? */
import { type GameText, type GameTypes, type Language, LANGUAGES } from '@waystation/kernel'
import { numeral } from '@waystation/wording'
import type { Texts } from './check-text.ts'

/** Where a fact is told: a component or a section of the rules help. With the words, where they are not just the number. */
export interface ToldIn extends Partial<Readonly<Record<Language, string>>> {
  readonly in: string
}
/** Why a number of the data is nothing that a player has to know. */
export interface NoFact {
  readonly why: string
}

export interface Printed {
  /** As in `data/`. Its numbers are the facts, and its texts those that `told` knows; other texts are names. */
  readonly data: unknown
  /** Where the fact is told that is found under these keys. */
  readonly told: (keys: readonly string[], fact: string | number) => ToldIn | NoFact | null
}

/** The facts that a language does not tell, each with its place in the data. */
export function untoldFacts<T extends GameTypes>(
  texts: Texts<T>,
  printed: { readonly [name: string]: Printed },
): readonly string[] {
  return Object.entries(printed).flatMap(([name, { data, told }]) =>
    factsIn(data).flatMap(({ keys, fact }) => {
      const where = told(keys, fact)
      const what = [name, ...keys].join('.')
      if (where === null) return typeof fact === 'number' ? [`${what} (${fact}): no text is said to tell it`] : []
      if ('why' in where) return []
      return LANGUAGES.filter((language) => !tells(texts[language], where, fact)).map(
        (language) => `${language}: "${where.in}" does not tell ${what} (${fact})`,
      )
    }),
  )
}

interface Fact {
  readonly keys: readonly string[]
  readonly fact: string | number
}

function factsIn(data: unknown, keys: readonly string[] = []): readonly Fact[] {
  if (typeof data === 'number' || typeof data === 'string') return [{ keys, fact: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, part]) => factsIn(part, [...keys, key]))
}

function tells<T extends GameTypes>(text: GameText<T>, where: ToldIn, fact: string | number): boolean {
  const words = wordsOf(text, where.in).replace(/[\u00a0\u202f]/g, ' ')
  const told = where[text.language]
  if (told !== undefined) return words.includes(told)
  const forms = typeof fact === 'number' ? [String(fact), numeral(text.language)(fact)] : [fact]
  return forms.some((form) => new RegExp(`(?<![\\p{L}\\d])${form}(?![\\p{L}\\d])`, 'iu').test(words))
}

function wordsOf<T extends GameTypes>({ components, rules }: GameText<T>, id: string): string {
  const component = Object.hasOwn(components, id) ? components[id].help : ''
  const section = rules.find((known) => known.id === id)?.paragraphs ?? []
  return [component, ...section].join(' ')
}
