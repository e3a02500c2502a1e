import { describe, expect, it } from 'vitest'
import { checkBoundaries } from '../checks/boundaries.mjs'
import { makeTree } from './tree.ts'

type Files = Readonly<Record<string, string>>

const good: Files = {
  'packages/kernel/src/index.ts': `export const start = 1\nexport type Game = string\n`,
  'packages/testkit/src/index.ts': `export { start } from '@waystation/kernel'\n`,
  'packages/testkit/test/kit.test.ts': `import '@waystation/tic-tac-toe'\n`,
  'packages/games/tic-tac-toe/src/index.ts': `export const ticTacToe = 3\n`,
  'packages/games/poker/src/index.ts': `import { start } from '@waystation/kernel'\nexport const poker = start\n`,
  'packages/games/faro/src/index.ts': `export const faro = 2\n`,
  'packages/games/faro/test/faro.test.ts': `import '@waystation/testkit'\nimport { faro } from '../src/index.ts'\nfaro\n`,
  'packages/catalog/src/index.ts':
    `import type { Game } from '@waystation/kernel'\nimport { poker } from '@waystation/poker'\n` +
    `export { ticTacToe } from '@waystation/tic-tac-toe'\n` +
    `export const all: readonly [Game, number] = ['poker', poker]\n`,
  'packages/server/src/index.ts': `export { all } from '@waystation/catalog'\n`,
}

const problemsWith = async (files: Files): Promise<string[]> =>
  (await checkBoundaries(makeTree({ ...good, ...files }))).problems

describe('the boundary check', () => {
  it('passes a tree in order, and has seen every module of it', async () => {
    expect(await checkBoundaries(makeTree(good))).toEqual({ problems: [], modules: Object.keys(good).length })
  })

  it('fails when there is nothing to examine', async () => {
    expect((await checkBoundaries(makeTree({}))).problems).toEqual(['no modules found under packages/'])
  })

  const bad: readonly [rule: string, path: string, text: string, besides: Files][] = [
    ['kernel-imports-too-much', 'packages/kernel/src/up.ts', `import '@waystation/poker'\n`, {}],
    ['kernel-imports-too-much', 'packages/kernel/src/up.ts', `import type {} from '@waystation/testkit'\n`, {}],
    ['kernel-imports-too-much', 'packages/kernel/src/test/up.ts', `import '@waystation/poker'\n`, {}],
    ['games-imports-too-much', 'packages/games/faro/src/bad.ts', `import '@waystation/testkit'\n`, {}],
    ['game-imports-another-game', 'packages/games/faro/src/bad.ts', `import '@waystation/poker'\n`, {}],
    ['game-imports-another-game', 'packages/games/faro/test/bad.test.ts', `import '@waystation/poker'\n`, {}],
    ['game-imports-another-game', 'packages/games/faro/test/bad.test.ts', `import '@waystation/tic-tac-toe'\n`, {}],
    ['testkit-imports-too-much', 'packages/testkit/src/bad.ts', `import '@waystation/tic-tac-toe'\n`, {}],
    ['testkit-tests-import-too-much', 'packages/testkit/test/bad.test.ts', `import '@waystation/poker'\n`, {}],
    ['archive-imports-too-much', 'packages/archive/src/bad.ts', `import '@waystation/catalog'\n`, {}],
    ['catalog-imports-too-much', 'packages/catalog/src/bad.ts', `import '@waystation/testkit'\n`, {}],
    ['server-imports-too-much', 'packages/server/src/bad.ts', `import '@waystation/poker'\n`, {}],
    ['server-imports-too-much', 'packages/server/src/bad.ts', `import '@waystation/testkit'\n`, {}],
    ['games-tests-import-too-much', 'packages/games/faro/test/bad.test.ts', `import '@waystation/server'\n`, {}],
    ['source-imports-a-test', 'packages/games/faro/src/bad.ts', `import '../test/faro.test.ts'\n`, {}],
    ['relative-import-into-another-package', 'packages/testkit/src/bad.ts', `import '../../kernel/src/index.ts'\n`, {}],
    ['import-outside-packages', 'packages/server/src/bad.ts', `import '../../../tool.ts'\n`, { 'tool.ts': '' }],
    [
      'package-without-a-layer',
      'packages/saloon/src/index.ts',
      `import './a.ts'\n`,
      { 'packages/saloon/src/a.ts': '' },
    ],
    ['unresolvable', 'packages/kernel/src/bad.ts', `import './nowhere.ts'\n`, {}],
    [
      'circular',
      'packages/kernel/src/bad.ts',
      `import { b } from './worse.ts'\nexport const a = () => b\n`,
      { 'packages/kernel/src/worse.ts': `import { a } from './bad.ts'\nexport const b = () => a\n` },
    ],
  ]
  it.each(bad)('finds %s in %s', async (rule, path, text, besides) => {
    const problems = await problemsWith({ ...besides, [path]: text })
    expect(problems.join('\n')).toContain(`${rule}: ${path} -> `)
  })

  it('lets a toy package live inside the tests of another', async () => {
    const problems = await problemsWith({
      'packages/server/test/toy/src/index.ts': `export { toy } from './toy.ts'\n`,
      'packages/server/test/toy/src/toy.ts': `export const toy = 1\n`,
    })
    expect(problems).toEqual([])
  })

  it('lets a cycle be that only types make', async () => {
    const problems = await problemsWith({
      'packages/kernel/src/a.ts': `import type { B } from './b.ts'\nexport type A = B[]\nexport const a = 1\n`,
      'packages/kernel/src/b.ts': `import { a, type A } from './a.ts'\nexport type B = A | typeof a\n`,
    })
    expect(problems).toEqual([])
  })
})
