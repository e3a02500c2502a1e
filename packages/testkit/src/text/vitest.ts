/** Numbers in texts come from the data that the rules read. */
import { fileURLToPath } from 'node:url'
import { type GameText, type GameTypes, type Language, LANGUAGES } from '@waystation/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { filesBelow, readText } from '../files.ts'
import type { Texts } from './check-text.ts'
import { type Printed, untoldFacts } from './printed.ts'
import { type AllowedNumber, writtenNumbers } from './written-numbers.ts'

/** No text of this folder writes a number by hand, except for those allowed here, each with its reason. */
export function numbersFromData(texts: URL, { allowed }: { readonly allowed: readonly AllowedNumber[] }): void {
  test('numbers in texts come from the data', () => {
    const sources = filesBelow(texts, '.ts').map((path) => ({ path, source: readText(texts, path) ?? '' }))
    expect(sources.length).toBeGreaterThan(0)
    expect(writtenNumbers(sources, allowed)).toEqual([])
  })
}

/** Data with another figure in it, and what the help says then, and only then. */
export interface ChangedFigure extends Readonly<Record<Language, string>> {
  /** Below `src/`, such as "data/figures.ts". */
  readonly data: string
  readonly exports: Readonly<Record<string, unknown>>
}

/**
 * The texts are loaded anew with a changed module of data, and nothing else changed. `src` is the game's. Spaces that do
 * not break are written as plain ones.
 */
export function helpFollowsData(src: URL, figures: readonly ChangedFigure[]): void {
  const fileAt = (path: string): string => fileURLToPath(new URL(path, src))

  async function helpSays(language: Language, words: string): Promise<boolean> {
    vi.resetModules()
    const texts = (await import(fileAt(`text/${language}.ts`))) as { [language in Language]: GameText<GameTypes> }
    const { rules, components } = texts[language]
    return JSON.stringify([rules, components])
      .replace(/[\u00a0\u202f]/g, ' ')
      .includes(words)
  }

  describe('a figure changed in the data changes the help', () => {
    afterEach(() => {
      for (const { data } of figures) vi.doUnmock(fileAt(data))
      vi.resetModules()
    })

    test.each(figures.flatMap((figure) => LANGUAGES.map((language) => ({ figure, language, says: figure[language] }))))(
      '$language: $says',
      async ({ figure, language, says }) => {
        const file = fileAt(figure.data)
        expect(await helpSays(language, says)).toBe(false)
        vi.doMock(file, async (original) => ({ ...(await original<object>()), ...figure.exports }))
        expect(await helpSays(language, says)).toBe(true)
      },
    )
  })
}

/** Every number printed on a component is told by its help or by the rules help, in every language. */
export function tellsPrinted<T extends GameTypes>(
  texts: Texts<T>,
  printed: { readonly [name: string]: Printed },
): void {
  test.each(Object.keys(printed))('what is printed is told in words: %s', (name) => {
    expect(untoldFacts(texts, { [name]: printed[name] })).toEqual([])
  })
}
