import { describe, expect, test } from 'vitest'
import { checkRules } from '../../src/rules-table/check.ts'

const EXAMPLE = (title: string): string => `example ${title}
  given a new game
    players Anna, Ben
  then
    Anna is asked turn
`

const FILES: { readonly [path: string]: string } = {
  'src/data/': 'dice.ts',
  'src/rules/turn.ts': `export const takeDice: Rule = {}\nfunction spendDice() {}\n`,
  'test/turn.test.ts': `
    import { test } from 'vitest'
    describe('Actions', () => {
      test('each die pays', () => expect(asked('the fee').kind).toBe('turn'))
      test("each die that fits", () => {})
      test.skip('dice are thrown away', () => {})
      test.each([
        ['Sort: between two others', 1],
      ])(
        'with %i players', () => {})
    })`,
  'test/transcripts/2-turn.transcript':
    EXAMPLE('Actions, exemple 1: two dice') + EXAMPLE('Actions, exemple 2: one die'),
  'test/conformance.test.ts': `import { conformance } from '@waystation/testkit/vitest'\nconformance(game, { games: 1 })\n`,
  'test/scene.test.ts': `import { scene } from './scene.ts'\n`,
}

const check = (...lines: readonly string[]) =>
  checkRules((path) => (path === 'RULES.md' ? lines.join('\n') : (FILES[path] ?? null)))

const HEAD = ['# Rules', '', '| rule | section | file | test |', '|---|---|---|---|']
const row = (file: string, named: string): string => `| two dice | Actions | ${file} | ${named} |`
const faultsOf = (file: string, named: string): readonly string[] => check(...HEAD, row(file, named)).faults
const TURN = '`rules/turn.ts`'

describe('a table that tells the truth', () => {
  test.each([[TURN], ['`rules/turn.ts` `takeDice`, `spendDice`, `data/`'], ['`data/`, `rules/turn.ts` `spendDice`']])(
    'files: %s',
    (file) => expect(faultsOf(file, '`turn.test.ts`: each die pays')).toEqual([]),
  )

  test.each([
    ['`turn.test.ts`: Actions'],
    ['`turn.test.ts`: each die (2)'],
    ['`turn.test.ts`: each die pays / with %i players'],
    ['`turn.test.ts`: Sort: between two others'],
    ['`2-turn.transcript`: Actions, exemple (2)'],
    ['`turn.test.ts`: each die that fits; `2-turn.transcript`: Actions, exemple 1; `conformance.test.ts`'],
    ['`conformance.test.ts`'],
  ])('tests: %s', (named) => expect(faultsOf(TURN, named)).toEqual([]))

  test('rows of every table that names tests count, others do not', () => {
    const rulings = [
      '',
      '| question | ruling | test |',
      '|---|---|---|',
      '| Optional? | No. | `turn.test.ts`: Actions |',
    ]
    const balance = ['', '| what | before | now |', '|---|---|---|', '| Barn | 2 | 3 |']
    const { rows, faults } = check(...HEAD, row(TURN, '`turn.test.ts`: Actions'), ...rulings, ...balance)
    expect(faults).toEqual([])
    expect(rows).toBe(2)
  })

  test('an empty table has no rows', () => {
    expect(check(...HEAD).rows).toBe(0)
    expect(checkRules(() => null).rows).toBe(0)
  })
})

describe('a table that lies', () => {
  test.each([
    ['`rules/round.ts`', 'src/rules/round.ts is not there'],
    ['`rules/`', 'src/rules/ is not there'],
    ['`rules/turn.ts` `endTurn`', 'src/rules/turn.ts declares no endTurn'],
    ['`data/` `dice`', 'src/data/ declares no dice'],
    ['`takeDice`', 'takeDice stands before any file'],
    ['all rules', 'not a list of files: all rules'],
    ['', 'no file'],
  ])('%s: %s', (file, fault) => {
    expect(faultsOf(file, '`turn.test.ts`: Actions')).toEqual([`RULES.md:5: ${fault}`])
  })

  test.each([
    ['`round.test.ts`: Actions', 'test/round.test.ts is not there'],
    ['`3-end.transcript`: Fin', 'test/transcripts/3-end.transcript is not there'],
    ['`turn.test.ts`: die pays', 'test/turn.test.ts has no "die pays"'],
    ['`turn.test.ts`: the fee', 'test/turn.test.ts has no "the fee"'],
    ['`turn.test.ts`: dice are thrown away', 'test/turn.test.ts has no "dice are thrown away"'],
    ['`turn.test.ts`: Actions / Duels', 'test/turn.test.ts has no "Duels"'],
    ['`turn.test.ts`: each die (3)', 'test/turn.test.ts has 2 "each die", not 3'],
    ['`2-turn.transcript`: exemple 1', 'test/transcripts/2-turn.transcript has no "exemple 1"'],
    ['`2-turn.transcript`: Actions (1)', 'test/transcripts/2-turn.transcript has 2 "Actions", not 1'],
    ['`2-turn.transcript`', 'which test of test/transcripts/2-turn.transcript?'],
    ['`turn.test.ts`', 'which test of test/turn.test.ts?'],
    ['`scene.test.ts`', 'which test of test/scene.test.ts?'],
    ['`scenarios.ts`', 'not a test: `scenarios.ts`'],
    ['conformance', 'not a test: conformance'],
    ['', 'no test'],
  ])('%s: %s', (named, fault) => {
    expect(faultsOf(TURN, named)).toEqual([`RULES.md:5: ${fault}`])
  })

  test('a row without a cell for its test', () => {
    const faults = ['RULES.md:5: 3 cells in 4 columns', 'RULES.md:5: no test']
    expect(check(...HEAD, '| two dice | Actions | `rules/turn.ts` |').faults).toEqual(faults)
  })

  test('rows cut off from their head', () => {
    const { rows, faults } = check(...HEAD, '', row(TURN, '`turn.test.ts`: Actions'), row(TURN, '`gone.test.ts`: Fin'))
    expect(rows).toBe(0)
    expect(faults).toEqual([6, 7].map((line) => `RULES.md:${line}: a test outside of a column "test"`))
  })

  test('a table of rules with other columns', () => {
    const { faults } = check(
      '| rule | file | test |',
      '|---|---|---|',
      '| two dice | `data/` | `turn.test.ts`: Actions |',
    )
    expect(faults).toEqual(['RULES.md:1: the columns are rule, section, file, test'])
  })
})
