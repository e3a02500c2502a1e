import { describe, expect, it } from 'vitest'
import { checkPurity } from '../checks/purity.mjs'
import { makeTree } from './tree.ts'

/** The problems of one file of a game, without their place. */
function problemsOf(text: string, path = 'packages/games/faro/src/bad.ts'): string[] {
  const { problems } = checkPurity(makeTree({ [path]: text }))
  return problems.map((line) => line.replace(/^.*?:\d+: /, '').replace(' has no place in pure code', ''))
}

describe('the purity check', () => {
  it('fails when there is nothing to examine', () => {
    expect(checkPurity(makeTree({ 'packages/server/src/index.ts': 'Date.now()\n' })).problems).toHaveLength(1)
  })

  it('names the file and the line', () => {
    const tree = makeTree({ 'packages/kernel/src/a.ts': '\n\nexport const now = Date.now()\n' })
    expect(checkPurity(tree)).toEqual({
      problems: ['packages/kernel/src/a.ts:3: Date has no place in pure code'],
      files: 1,
    })
  })

  it.each([
    ['const t = Date.now()', 'Date'],
    ['const t = new Date()', 'Date'],
    ['type T = Date', 'Date'],
    ['type T = typeof Date', 'Date'],
    ['const r = Math.random()', 'Math.random'],
    ['const r = Math?.random()', 'Math.random'],
    ["const r = Math['random']()", 'Math other than as Math.name'],
    ['const { random } = Math', 'Math other than as Math.name'],
    ['const M = Math', 'Math other than as Math.name'],
    ['performance.now()', 'performance'],
    ['setTimeout(() => 1, 2)', 'setTimeout'],
    ['queueMicrotask(() => 1)', 'queueMicrotask'],
    ['void fetch("/")', 'fetch'],
    ['process.exit()', 'process'],
    ['console.log(1)', 'console'],
    ['const all = { console }', 'console'],
    ['const log = ({ out = console }) => out', 'console'],
    ['document.title', 'document'],
    ['if (typeof window === "undefined") 1', 'window'],
    ['crypto.randomUUID()', 'crypto'],
    ['globalThis.x', 'globalThis'],
    ['eval("1")', 'eval'],
    ['new WeakRef({})', 'WeakRef'],
    ['new Intl.NumberFormat()', 'Intl'],
    ['"a".localeCompare("b")', 'localeCompare'],
    ['let x: any', 'any'],
    ['const x = 1 as any', 'any'],
    ['// @ts-ignore\nconst x = 1', '@ts-ignore'],
    ['const f = () => {\n  /* @ts-expect-error */\n}', '@ts-expect-error'],
    ['// @ts-nocheck\nconst x = 1', '@ts-nocheck'],
    ['import.meta.url', 'import.meta'],
    ['const m = import("./other.ts")', 'import()'],
    ["import fs from 'node:fs'", "import from 'node:fs'"],
    ["import fs from 'fs'", "import from 'fs'"],
    ["import type { A } from 'zod'", "import from 'zod'"],
    ["export * from 'zod'", "import from 'zod'"],
    ["type T = import('zod').T", "import from 'zod'"],
    ["import x = require('zod')", "import from 'zod'"],
    ["import '@waystation/poker'", "import from '@waystation/poker'"],
    ["import '../../poker/src/index.ts'", "import from '../../poker/src/index.ts'"],
    ["import '../test/help.ts'", "import from '../test/help.ts'"],
    ['/// <reference types="node" />', 'reference to node'],
  ])('finds what is wrong in %s', (text, problem) => {
    expect(problemsOf(`${text}\n`)).toEqual([problem])
  })

  it.each([
    ['// Date.now() and Math.random() and any, not @ts-ignore'],
    ['/* console.log(process.env) */'],
    ["const s = 'Date.now() // @ts-ignore'"],
    ['const s = `any ${1} process /* @ts-ignore */`'],
    ['const r = /@ts-ignore|console/u'],
    ['const a = { Date: 1, console: 2 }\na.Date + a.console'],
    ['interface Clock { performance: number; process(): void }'],
    ['function process(window: number): number { return window }\nprocess(1)'],
    ['const { fetch } = { fetch: 1 }\nfetch'],
    ['const f = (document: string) => ({ document })'],
    ['process: for (;;) break process'],
    ['class Timer { setTimeout(): void {} }'],
    ['const n = Math.max(Math.floor(1.5), parseInt("1", 10), Number.MAX_SAFE_INTEGER)'],
    ['type T = Readonly<Record<string, Partial<{ a: number }>>>\nthrow new RangeError("x")'],
    ['type Pair = [Date: number, any: string]'],
    ["import { Rng } from '@waystation/kernel'\nimport type { S } from './state.ts'\nimport { a } from './data/a.ts'"],
  ])('lets %s be', (text) => {
    expect(problemsOf(`${text}\n`)).toEqual([])
  })

  it('looks at games, not at the testkit', () => {
    expect(problemsOf('console.log(1)\n', 'packages/games/tic-tac-toe/src/rules.ts')).toEqual(['console'])
    const both = { 'packages/testkit/src/index.ts': 'console.log(1)\n', 'packages/kernel/src/index.ts': '' }
    expect(checkPurity(makeTree(both))).toEqual({ problems: [], files: 1 })
  })

  it('lets bots import the kernel, and the kernel nobody', () => {
    const text = "import '@waystation/kernel'\n"
    expect(problemsOf(text, 'packages/bots/src/a.ts')).toEqual([])
    expect(problemsOf("import '@waystation/bots'\n", 'packages/kernel/src/a.ts')).toEqual([
      "import from '@waystation/bots'",
    ])
  })
})
