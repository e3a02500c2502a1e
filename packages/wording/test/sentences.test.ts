import type { Names } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { capitalized, joined, numeral, ordinal, spelled, worded, type Wording } from '../src/index.ts'

type Option =
  | { readonly do: 'take'; readonly dice: readonly number[] }
  | { readonly do: 'steal'; readonly from: number }
  | { readonly do: 'pass' }

const options: Wording<Option, 'do', [Names]> = {
  take: (o) => `Take ${o.dice.join(' and ')}`,
  steal: (o, names) => `Steal from ${names(o.from)}`,
  pass: () => 'Pass',
}
const names: Names = (seat) => ['Anna', 'Ben'][seat]

test.each<[Option, string]>([
  [{ do: 'take', dice: [2, 5] }, 'Take 2 and 5'],
  [{ do: 'steal', from: 1 }, 'Steal from Ben'],
  [{ do: 'pass' }, 'Pass'],
])('%j is worded by its own entry', (option, words) => {
  expect(worded(options, 'do', option, names)).toBe(words)
})

test('lists name the last thing with "and", "et", "or"', () => {
  expect(joined('and')([])).toBe('')
  expect(joined('and')(['a horse'])).toBe('a horse')
  expect(joined('et')(['un cheval', 'une vache'])).toBe('un cheval et une vache')
  expect(joined('or')(['a horse', 'a cow', 'a hat'])).toBe('a horse, a cow or a hat')
})

test('only the first letter becomes a capital, with its accent', () => {
  expect(capitalized('the General Store is paid')).toBe('The General Store is paid')
  expect(capitalized('église : 2 $')).toBe('Église : 2 $')
  expect(capitalized('9a is copied')).toBe('9a is copied')
  expect(capitalized('')).toBe('')
})

test('figures of the data are said in words up to twelve', () => {
  expect([0, 1, 7, 12, 13].map(numeral('en'))).toEqual(['zero', 'one', 'seven', 'twelve', '13'])
  expect([0, 1, 7, 12, 13].map(numeral('fr'))).toEqual(['zéro', 'un', 'sept', 'douze', '13'])
  expect([1, 4, 12].map(ordinal('en'))).toEqual(['first', 'fourth', 'twelfth'])
  expect([1, 4, 12].map(ordinal('fr'))).toEqual(['premier', 'quatrième', 'douzième'])
  expect(spelled('en')(1, 'one breed stays', 'breeds stay')).toBe('one breed stays')
  expect(spelled('fr')(2, 'une race reste', 'races restent')).toBe('deux races restent')
})
