import { describe, expect, it } from 'vitest'
import { checkSkeleton } from '../checks/skeleton.mjs'
import { filesIn, root } from '../lib/paths.mjs'
import { makeTree } from './tree.ts'

type Files = Readonly<Record<string, string>>

const game = 'packages/games/el-gaucho'
/** The files of a whole game, by name only, and those of the sample. */
const good: Files = Object.fromEntries(
  [game, 'packages/games/tic-tac-toe'].flatMap((dir) => filesIn(dir, /./, root)).map((path) => [path, '{}']),
)

const problemsWithout = (path: string, besides: Files = {}): string[] => {
  const { [path]: gone, ...rest } = good
  expect(gone).toBeDefined()
  return checkSkeleton(makeTree({ ...rest, ...besides })).problems
}
const problemsWith = (path: string): string[] => checkSkeleton(makeTree({ ...good, [path]: '' })).problems

describe('the skeleton check', () => {
  it('passes games in order', () => {
    expect(checkSkeleton(makeTree(good))).toEqual({ problems: [], games: 2 })
  })

  it('fails when there is nothing to examine', () => {
    expect(checkSkeleton(makeTree({})).problems).toEqual(['no game found under packages/games'])
  })

  it.each([
    'README.md',
    'src/questions.ts',
    'src/reasons.ts',
    'src/heuristic/outlook.ts',
    'src/text/phrases.ts',
    'src/text/components.ts',
    'src/text/fr/zones.ts',
    'test/examples.test.ts',
    'test/components.test.ts',
  ])('misses %s', (path) => {
    expect(problemsWithout(`${game}/${path}`)).toEqual([`${game}/${path}: is missing`])
  })

  it('takes a role of tests in parts, or only in the long run', () => {
    const cut = { [`${game}/test/examples/turn.test.ts`]: '' }
    expect(problemsWithout(`${game}/test/examples.test.ts`, cut)).toEqual([])
    const long = { [`${game}/test/components.long.test.ts`]: '' }
    expect(problemsWithout(`${game}/test/components.test.ts`, long)).toEqual([])
  })

  it.each([
    ['src/kinds.ts', 'no role has this name'],
    ['src/wording/en.ts', 'no role has this name'],
    ['test/transcripts.test.ts', 'no role of tests has this name'],
    ['test/rulebook/turn.test.ts', 'no role of tests has this name'],
  ])('finds %s, a name of its own', (path, problem) => {
    const name = path.split('/').slice(0, 2).join('/')
    expect(problemsWith(`${game}/${path}`)).toEqual([`${game}/${name}: ${problem}; see docs/adding-a-game.md`])
  })

  it('holds the sample to the names, and to its tests', () => {
    const sample = 'packages/games/tic-tac-toe'
    expect(problemsWith(`${sample}/src/kinds.ts`)).toHaveLength(1)
    expect(problemsWithout(`${sample}/test/examples.test.ts`)).toEqual([`${sample}/test/examples.test.ts: is missing`])
  })
})
