// The same role has the same file name in every game (docs/adding-a-game.md, "Where a game keeps what").
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../lib/paths.mjs'
import { SAMPLE } from './layers.mjs'

/** @param {string} names */
const list = (names) => names.split(' ')

/** Roles of a game; each is a file, and what outgrows it stands in a folder of the same name. */
const VOCABULARIES = list('types state steps options questions events reasons')
const PARTS = list('index meta setup view determinize explain scoring census heuristic')
/** What a game may have besides. */
const FURTHER_PARTS = list('sight opening')
/** Folders without a file of their own: one file per kind of component, one per chapter of the rulebook. */
const FOLDERS = list('data rules text')
const TEXTS = list('en fr words phrases components zones compose')
const WORDS = list('names choices events reasons zones help figures changes prospects')
/** Roles of tests; `examples` are those of the rulebook. */
const TESTS = list('components conformance coverage examples goldens rules-table text')
const FURTHER_TESTS = list('explain figures heuristic printed secrets sight')
const TEST_FOLDERS = list('examples goldens rules support text transcripts view')

const MUST = [
  ...list('README.md RULES.md package.json src/data src/rules test/goldens'),
  ...[...VOCABULARIES, ...PARTS].map((role) => `src/${role}.ts`),
  ...list('outlook outlook-weights').map((role) => `src/heuristic/${role}.ts`),
  ...TEXTS.map((role) => `src/text/${role}.ts`),
  ...list('en fr').flatMap((language) => WORDS.map((role) => `src/text/${language}/${role}.ts`)),
  'src/text/words/zones.ts',
]

/** What the sample may have besides: it is small enough for one file of rules. */
const SMALL = ['rules.ts']

/** @param {string} dir */
const namesIn = (dir) => (existsSync(dir) ? readdirSync(dir) : [])

/** @param {string} name of a file or folder in src */
const isRole = (name) =>
  [...VOCABULARIES, ...PARTS, ...FURTHER_PARTS].includes(name.replace(/\.ts$/, '')) ||
  FOLDERS.includes(name) ||
  SMALL.includes(name)

/** @param {string} name of a file or folder in test */
const isTestRole = (name) =>
  [...TESTS, ...FURTHER_TESTS].includes(name.replace(/(\.long)?\.test\.ts$/, '')) || TEST_FOLDERS.includes(name)

/**
 * A role of tests is there: whole, only in the long run, or cut into several files.
 * @param {string} dir
 * @param {string} role
 */
const isTested = (dir, role) =>
  [`${role}.test.ts`, `${role}.long.test.ts`, role].some((name) => existsSync(join(dir, name)))

/**
 * @param {string} game its folder
 * @param {string} base
 */
function problemsOf(game, base) {
  const at = (/** @type {string} */ path) => join(base, game, path)
  const sample = game === SAMPLE
  const must = sample ? [] : MUST
  const tests = TESTS.filter((role) => !(sample && role === 'components'))
  return [
    ...must.filter((path) => !existsSync(at(path))).map((path) => `${game}/${path}: is missing`),
    ...tests.filter((role) => !isTested(at('test'), role)).map((role) => `${game}/test/${role}.test.ts: is missing`),
    ...namesIn(at('src'))
      .filter((name) => !isRole(name))
      .map((name) => `${game}/src/${name}: no role has this name; see docs/adding-a-game.md`),
    ...namesIn(at('test'))
      .filter((name) => !isTestRole(name))
      .map((name) => `${game}/test/${name}: no role of tests has this name; see docs/adding-a-game.md`),
  ]
}

/**
 * @param {string} base the folder that holds `packages`
 * @returns {{ problems: string[], games: number }}
 */
export function checkSkeleton(base = root) {
  const games = namesIn(join(base, 'packages/games')).map((name) => posix.join('packages/games', name))
  if (games.length === 0) return { problems: ['no game found under packages/games'], games: 0 }
  return { problems: games.flatMap((game) => problemsOf(game, base)), games: games.length }
}
