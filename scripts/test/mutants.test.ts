import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compared, explainedIn } from '../mutants/explained.mjs'
import { decides, mutantsOf, mutated } from '../mutants/sites.mjs'
import { survey } from '../mutants/survey.mjs'
import { makeTree } from './tree.ts'

const changes = (source: string): string[] => mutantsOf('x.ts', source).map((mutant) => mutated(source, mutant))

describe('mutants of a source', () => {
  it('are other numbers', () => {
    expect(changes('const a = [1, { b: 20 }]')).toEqual(['const a = [2, { b: 20 }]', 'const a = [1, { b: 21 }]'])
  })

  it('are other comparisons, connections, signs and bounds', () => {
    expect(changes('a < b && c !== d')).toEqual(['a <= b && c !== d', 'a < b || c !== d', 'a < b && c === d'])
    expect(changes('(a /* < */ >= b) || c')).toEqual(['(a /* < */ > b) || c', '(a /* < */ >= b) && c'])
    expect(changes('a + 1')).toEqual(['a - 1', 'a + 2'])
    expect(changes('Math.min(a, b)')).toEqual(['Math.max(a, b)'])
  })

  it('leave types, names, texts and sums of texts alone', () => {
    expect(changes(`const a: 1 | 2 = b as 3`)).toEqual([])
    expect(changes(`const a = { 1: b, c: '2' + d }`)).toEqual([])
    expect(changes(`type A = { b: 4 }`)).toEqual([])
    expect(changes(`const drawn = { x: 500, y: 20 }`)).toEqual([])
  })

  it('know their line', () => {
    expect(mutantsOf('x.ts', 'f()\n  g(7) // seven')).toMatchObject([
      { file: 'x.ts', line: 2, was: '7', now: '8', text: 'g(7) // seven' },
    ])
  })

  it('are looked for in what decides a game', () => {
    expect(['data/cards.ts', 'rules/turn.ts', 'rules.ts', 'scoring.ts', 'setup/solo.ts'].every(decides)).toBe(true)
    expect(['text/en.ts', 'heuristic.ts', 'heuristic/outlook.ts', 'view.ts', 'explain.ts'].some(decides)).toBe(false)
  })
})

const GAME = {
  'packages/games/toy/src/data/figures.ts': 'export const COST = 3\nexport const SPARE: number = 5\n',
  'packages/games/toy/src/rules.ts': `import { COST } from './data/figures.ts'
    export const canPay = (coins: number): boolean => coins >= COST
    export function spend(coins: number): number {
      let left = coins
      while (left > 3) left -= 1
      return left
    }\n`,
  'packages/games/toy/test/toy.test.ts': `import { readFileSync } from 'node:fs'
    import { describe, expect, test } from 'vitest'
    import { canPay, spend } from '../src/rules.ts'
    describe('paying', () => {
      test.each([[2, false], [3, true]])('with %i coins', (coins, can) => expect(canPay(coins)).toBe(can))
      test('spending', async () => expect(spend(8)).toBe(3))
      test('files lie beside the test', () => expect(readFileSync(new URL('toy.test.ts', import.meta.url), 'utf8')).toContain('paying'))
    })\n`,
}

describe('a survey', () => {
  it('tells what no test noticed', async () => {
    const { mutants, unnoticed } = await survey({ base: makeTree(GAME), dir: 'packages/games/toy' })
    expect(mutants).toBe(6)
    expect(unnoticed.map(({ line, was, now }) => `${line}: ${was} -> ${now}`)).toEqual(['2: 5 -> 6'])
  })

  it('is made in pieces, and tries again only what another test might notice', async () => {
    const base = makeTree(GAME)
    const notes = join(base, 'notes')
    const asked = {
      base,
      dir: 'packages/games/toy',
      notes,
      last: ({ file }: { file: string }) => file.includes('data/'),
    }
    const lines = (): string[] => readFileSync(notes, 'utf8').trim().split('\n')
    const kept = (): number => lines().length
    expect(await survey({ ...asked, seconds: 0 })).toEqual({ mutants: 6, unnoticed: [], untried: 6 })
    for (let times = 0; times < 2; times++) {
      const { unnoticed, untried } = await survey(asked)
      expect([unnoticed.length, untried, kept()]).toEqual([1, 0, 6])
    }
    expect(lines().findIndex((line) => line.includes('figures.ts'))).toBe(4)
    writeFileSync(
      join(base, 'packages/games/toy/test/spare.test.ts'),
      `import { expect, test } from 'vitest'
      import { SPARE } from '../src/data/figures.ts'
      test('spare', () => expect(SPARE).toBe(5))\n`,
    )
    expect((await survey(asked)).unnoticed).toEqual([])
    expect(kept()).toBe(7)
  })

  it('notices what never ends', async () => {
    const endless = {
      ...GAME,
      'packages/games/toy/src/rules.ts': GAME['packages/games/toy/src/rules.ts'].replace('> 3', '!== 3'),
    }
    const told: string[] = []
    const { unnoticed } = await survey({
      base: makeTree(endless),
      dir: 'packages/games/toy',
      only: 'rules',
      patience: 500,
      tell: (line) => told.push(line),
    })
    expect(unnoticed).toEqual([])
    expect(told.filter((line) => line.includes('does not end: packages/games/toy/src/rules.ts'))).not.toEqual([])
  })

  it('notices what eats all memory, and goes on', async () => {
    const hungry = {
      ...GAME,
      'packages/games/toy/src/rules.ts': `${GAME['packages/games/toy/src/rules.ts']}
        export function count(to: number): number {
          const list: number[] = []
          for (let left = to; left !== 0; left -= 1) list.push(left)
          return list.length
        }\n`,
      'packages/games/toy/test/count.test.ts': `import { expect, test } from 'vitest'
        import { count } from '../src/rules.ts'
        test('counting', () => expect(count(7)).toBe(7))\n`,
    }
    const { unnoticed } = await survey({
      base: makeTree(hungry),
      dir: 'packages/games/toy',
      only: 'rules',
      memory: 200,
    })
    expect(unnoticed).toEqual([])
  })

  it('refuses tests that fail without any change', async () => {
    const broken = { ...GAME, 'packages/games/toy/src/data/figures.ts': 'export const COST = 4\n' }
    await expect(survey({ base: makeTree(broken), dir: 'packages/games/toy' })).rejects.toThrow('without any change')
  })
})

describe('an explanation', () => {
  const rules = `## Rules\n| \`rules.ts\` | \`x\` | \`1 -> 2\` | not here |\n
## What no test notices\n
| file | code | change | why |
|---|---|---|---|
| \`rules.ts\` | \`a \\|\\| b\` | \`\\|\\| -> &&\` | both are the same |
| \`data/figures.ts\` | \`SPARE = 5\` | \`5 -> 6\` | not used |\n
## More\n| \`x.ts\` | \`y\` | \`1 -> 2\` | not here |\n`

  it('is a row of its table', () => {
    expect(explainedIn(rules)).toEqual([
      { file: 'rules.ts', code: 'a || b', change: '|| -> &&' },
      { file: 'data/figures.ts', code: 'SPARE = 5', change: '5 -> 6' },
    ])
    expect(explainedIn('# Rules')).toEqual([])
  })

  it('belongs to a mutant that goes unnoticed', () => {
    const mutant = { line: 1, start: 0, end: 1, was: '||', now: '&&', text: 'if (a || b) return' }
    const here = { ...mutant, file: 'packages/games/toy/src/rules.ts' }
    const there = { ...mutant, file: 'packages/games/toy/src/data/figures.ts' }
    const [first, second] = explainedIn(rules)
    expect(compared('packages/games/toy', [first, second], [here, there])).toEqual({
      unexplained: [there],
      outdated: [second],
    })
  })
})
