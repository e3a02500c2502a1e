import { expect, test } from 'vitest'
import { literalsIn } from '../../src/text/literals.ts'
import { type AllowedNumber, writtenNumbers } from '../../src/text/written-numbers.ts'

const faults = (source: string, { path = 'en/help.ts', allowed = [] as readonly AllowedNumber[] } = {}) =>
  writtenNumbers([{ path, source }], allowed)

test.each([
  ['a digit', `const help = 'Everyone has 7 gauchos.'`, ['en/help.ts:1: "7" in "Everyone has 7 gauchos."']],
  ['a word', `const help = 'Everyone has seven gauchos.'`, ['en/help.ts:1: "seven" in "Everyone has seven gauchos."']],
  ['one of several', '\nconst a = `${N} dice, Twice ${M}`', ['en/help.ts:2: "Twice" in "dice, Twice"']],
  ['a number beside a name', 'const a = `${`a${b}`} and 2`', ['en/help.ts:1: "2" in "and 2"']],
  ['a number put in as it is', 'const a = `${5} pesos`', ['en/help.ts:1: the number 5 is said as it is']],
  ['a number given to a helper', 'const a = `${number(5)}`', ['en/help.ts:1: the number 5 is said as it is']],
  ['the same in two calls', `counted('en')(5, 'a', 'b')`, ['en/help.ts:1: the number 5 is said as it is']],
])('%s written by hand is found', (_what, source, found) => {
  expect(faults(source)).toEqual(found)
})

test.each([
  ['figures of the data', 'const help = `Everyone has ${number(SETUP[4].gauchos)} gauchos, ${plural(2)}.`'],
  ['one', `const help = 'Take one of the dice.'`],
  ['numbers inside other words', `const help = 'A weight is often tense.'`],
  ['comments', `// 7 gauchos\n/** seven 'gauchos' */`],
  [
    'imports, keys and comparisons',
    `import { a } from './part-2.ts'\nconst t = { 'part-2': a === 'part-2' ? 'x' : 'y' }`,
  ],
  ['how many play', `const help = 'With two players, or with 3 or more players, a breed stays out.'`],
  ['numbers the code counts with', 'const last = items.slice(0, 2)[3].length - 2'],
  ['patterns', `const id = text.replace(/two '2/, '')`],
])('%s are no numbers written by hand', (_what, source) => {
  expect(faults(source)).toEqual([])
})

test('each language has its own words; files of none are read in all', () => {
  const source = `const a = 'seize the two', b = 'les seize'`
  expect(faults(source, { path: 'fr/help.ts' })).toHaveLength(2)
  expect(faults(source)).toEqual(['en/help.ts:1: "two" in "seize the two"'])
  expect(faults(source, { path: 'zones.ts' })).toHaveLength(3)
})

test('what is allowed covers the number it stands around, and must be there', () => {
  const why = 'a pair by nature'
  const source = `const help = 'Take two dice, then two tiles.'`
  expect(faults(source, { allowed: [{ words: 'two dice', why }] })).toEqual([
    'en/help.ts:1: "two" in "Take two dice, then two tiles."',
  ])
  expect(faults(source, { allowed: [{ words: /two (?:dice|tiles)/, why }] })).toEqual([])
  expect(faults('', { allowed: [{ words: 'two dice', why }] })).toEqual(['allowed, but nowhere: two dice'])
})

test('templates are read to their end, whatever is nested in them', () => {
  const source = "const a = `one ${b ? `two ${{ c: '}' }.c} three` : 'four'} five`\nconst d = 'six'"
  expect(literalsIn(source).map(({ text, line }) => `${line} ${text.trim()}`)).toEqual([
    '1 one',
    '1 two',
    '1 }',
    '1 three',
    '1 four',
    '1 five',
    '2 six',
  ])
})
