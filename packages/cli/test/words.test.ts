import { LANGUAGES } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { WORDS } from '../src/text/words.ts'
import { inside } from './inside.ts'

/** Every leaf with its path and, for functions, how many things it is told. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') return [[path, `function of ${value.length}`]]
  if (typeof value !== 'object' || value === null) return [[path, typeof value]]
  if (Array.isArray(value)) return [[path, 'list']]
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`))
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

test('every language says everything', () => {
  // As they are written: typesetting makes functions that take anything.
  const english = leaves(en)
  expect(leaves(fr)).toEqual(english)
  expect(english.length).toBeGreaterThan(150)
})

test('no text is empty', () => {
  for (const language of LANGUAGES) expect(strings(WORDS[language]).filter((text) => text.trim() === '')).toEqual([])
})

describe('a French player', () => {
  /** English sentences: what French words do not also say. */
  const french = new Set(strings(WORDS.fr))
  const english = strings(WORDS.en).filter(
    (text) => text.includes(' ') && !french.has(text) && !text.startsWith('waystation '),
  )
  const env = { LANG: 'fr_FR.UTF-8' }

  test('is not spared by an empty list: an English player does see English', async () => {
    const { stdout } = await inside(['--help'])
    expect(english.filter((text) => stdout.replace(/\s+/g, ' ').includes(text)).length).toBeGreaterThan(5)
  })

  test.each([
    ['the help', ['--help'], []],
    ['the help of play', ['play', '--help'], []],
    ['the list of games', ['games'], []],
    [
      'a whole game',
      ['play', 'tic-tac-toe', '--seats', 'humain,humain'],
      ['?', 'l', 'pourquoi 1', 'zz', '99', '1', 'annuler', '1', '1', '1', '1', '1', '1', '1', ''],
    ],
    [
      'a game of El Gaucho',
      ['play', 'el-gaucho', '--seats', 'humain,glouton,hasard'],
      ['?', 'règles', 'pourquoi', '1', 'u', '1', '1', '1', 'quitter'],
    ],
    ['a simulation', ['sim', 'tic-tac-toe', '--games', '2'], []],
    ['a hint', ['play', 'tic-tac-toe', '--seats', 'humain,légende'], ['h', 'quitter']],
    ['an arena', ['arena', 'tic-tac-toe', '--games', '2', '--bots', 'random,greedy'], []],
    ['a mistake', ['sim', 'tic-tac-toe', '--games', 'x'], []],
    ['a mistake in the command', ['frob'], []],
    ['a measurement', ['bench', 'tic-tac-toe', '--rounds', '1', '--time', '5'], []],
  ])('sees no English in %s', async (_what, args, lines) => {
    const { stdout, stderr } = await inside(args, { lines, env })
    // Names that programs know a variant by are no words.
    const seen = (stdout + stderr).replace(/--variant \S+/g, '').replace(/\s+/g, ' ')
    expect(seen).not.toBe('')
    expect(english.filter((text) => seen.includes(text))).toEqual([])
    expect(seen).not.toMatch(/\b(the|Usage|Options:|error:|player|game over)\b/)
  })
})
