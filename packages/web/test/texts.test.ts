import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { slipIn } from '@waystation/testkit'
import { numbersFromData } from '@waystation/testkit/vitest'
import { boxes, webGameOf } from '../src/games/index.ts'
import { en as ofAccounts } from '../src/account/text/en.ts'
import { fr as desComptes } from '../src/account/text/fr.ts'
import { en as ofCompany } from '../src/company/text/en.ts'
import { fr as desAmis } from '../src/company/text/fr.ts'
import { en as ofSettings } from '../src/settings/text/en.ts'
import { fr as desReglages } from '../src/settings/text/fr.ts'
import { en as ofStatistics } from '../src/pages/statistics/text/en.ts'
import { fr as desStatistiques } from '../src/pages/statistics/text/fr.ts'
import { en as ofAllPages } from '../src/text/en.ts'
import { fr as deToutes } from '../src/text/fr.ts'
import { browserLanguage } from '../src/text/index.ts'

/** What every page may say, and what the pages of accounts, of company, of notices and of statistics have words of their own for. */
const en = { ...ofAllPages, accounts: ofAccounts, calls: ofSettings, company: ofCompany, statistics: ofStatistics }
const fr = { ...deToutes, accounts: desComptes, calls: desReglages, company: desAmis, statistics: desStatistiques }

/** What boards and guides say, whichever games have some. */
const ofGames = import.meta.glob<object>('../src/games/*/{text,guide}/{en,fr}.ts', { eager: true })
const taglines = boxes().map(({ id }) => webGameOf(id).tagline)

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('text'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

/** Keys that are looked up by a value: `words.themes[theme]`. The table as a whole must be used. */
const TABLES = [
  'titles',
  'hints',
  'languages',
  'themes',
  'motions',
  'views',
  'paces',
  'bad',
  'link',
  'keyList',
  'quiet',
  'kinds',
  'outs',
  'styles',
  'trouble',
  'impossible',
  'refusals',
  'terms',
  'unrated',
  'whereabouts',
  'reasons',
  'openings',
]

function keysOf(words: object, path: readonly string[] = []): string[][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, key]
    return typeof value === 'object' && value !== null && !TABLES.includes(key) ? keysOf(value, here) : [here]
  })
}

/** A key is read where its section is named: as a property, or by a value that is spelled out nearby. */
function isRead([section, ...rest]: readonly string[]): boolean {
  const key = rest[rest.length - 1]
  const used = new RegExp(`\\.${key}\\b|'${key}'|\\{[^{}]*\\b${key}\\b[^{}]*\\} = `)
  const named = new RegExp(`\\b${section}\\b`)
  return sources.some((source) => named.test(source) && used.test(source))
}

test('no word is written that nobody reads', () => {
  const written = [
    ...keysOf(ofAllPages),
    ...keysOf(ofAccounts),
    ...keysOf(ofSettings),
    ...keysOf({ words: ofStatistics }),
  ]
  const unread = written.filter((path) => path.length > 1 && !isRead(path))
  expect(unread.map((path) => path.join('.'))).toEqual([])
})

test('both languages have the same keys, and say something under each', () => {
  expect(keysOf(fr)).toEqual(keysOf(en))
  for (const words of [en, fr]) {
    const empty = keysOf(words).filter((path) => {
      const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], words)
      return value === ''
    })
    expect(empty).toEqual([])
  }
})

type Say = (...args: unknown[]) => unknown

/** Everything that is said with these words; of what needs names or numbers, a few cases. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return CASES.flatMap((args) => sentences(tried(words as Say, args)))
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : []
}
const CASES = [0, 1, 2, 'Ada', 'Élise', 'Bruno'].map((value) => Array<unknown>(4).fill(value))

/** What somebody by the name of 1 does. */
const DOES = /^1 (starts|asks|takes|undoes|wins|goes|stands|stays|rides|holds|plays|leaves|gives|writes)$/

/** Some want a list or a record: not from here. */
function tried(say: Say, args: readonly unknown[]): unknown {
  try {
    const said = say(...args)
    return typeof said === 'string' && /undefined|NaN|\[object/.test(said) ? null : said
  } catch {
    return null
  }
}

test.each(LANGUAGES)('no slip of grammar or typography in %s', (language) => {
  const games = Object.entries(ofGames).flatMap(([path, words]) => (path.endsWith(`/${language}.ts`) ? [words] : []))
  const said = sentences(typeset(language, [{ en, fr }[language], games, taglines.map((line) => line?.[language])]))
  expect(said.length).toBeGreaterThan(500)
  const slips = said.flatMap((text) => {
    const slip = slipIn(language, text)
    return slip === null || DOES.test(slip) ? [] : [`${slip} in "${text}"`]
  })
  expect(slips).toEqual([])
})

test('the language is the first of the browser’s that is spoken here', () => {
  expect(browserLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr')
  expect(browserLanguage(['pt'])).toBe('en')
})

const GUIDES = {
  deadwood: [
    { words: /three plots around|trois cases autour/, why: 'the shape of the board' },
    { words: /one of two plots|deux cases au choix/, why: 'the shape of the board' },
    { words: 'tous deux survivent', why: 'both' },
  ],
  'el-gaucho': [
    { words: /two(?: glowing)? dice|deux dés/, why: 'the rules take dice in pairs' },
    { words: /two numbers on|deux nombres sur/, why: 'a large and a small one' },
  ],
} as const

const BOARDS = { deadwood: [{ words: 'tous deux', why: 'both' }], 'el-gaucho': [] } as const

for (const game of ['deadwood', 'el-gaucho'] as const) {
  const folder = (part: string): URL => new URL(`../src/games/${game}/${part}/`, import.meta.url)
  describe(`words of ${game}`, () => {
    numbersFromData(folder('guide'), { allowed: GUIDES[game] })
    numbersFromData(folder('text'), { allowed: BOARDS[game] })
  })
}
