import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { browserLanguage } from '../src/text/index.ts'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('text'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

/** Keys that are looked up by a value: `words.themes[theme]`. The table as a whole must be used. */
const TABLES = [
  'boxes',
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
  const unread = keysOf(en).filter((path) => path.length > 1 && !isRead(path))
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

test('French typography: a space that does not break before ; : ! ? and curly apostrophes', () => {
  const texts = readdirSync(join(SRC, 'text/fr'))
    .map((name) => readFileSync(join(SRC, 'text/fr', name), 'utf8'))
    .join('\n')
  expect(texts).not.toMatch(/[a-zà-ÿ] ?[!?]['`]/)
  expect(texts).not.toMatch(/[a-zà-ÿ] ;/)
  expect(texts).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i)
})

test('the language is the first of the browser’s that is spoken here', () => {
  expect(browserLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr')
  expect(browserLanguage(['pt'])).toBe('en')
})
