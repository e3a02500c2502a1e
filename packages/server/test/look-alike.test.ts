/** At one table nobody sits under a name that could be taken for another's. */
import { TableAnswer } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { distinctName, looks } from '../src/security/look-alike.ts'
import { harness } from './support/harness.ts'

const at = harness()

describe('a name', () => {
  it.each([
    ['Ann', 'Ann (2)'],
    ['ann', 'ann (2)'],
    ['Аnn', 'Аnn (2)'], // with a Cyrillic A
    ['A nn', 'A nn (2)'],
    ['Änn', 'Änn (2)'],
    ['Bob', 'Bob'],
    ['Anne', 'Anne'],
  ])('%s beside Ann is shown as %s', (name, shown) => {
    expect(distinctName(name, ['Ann'])).toBe(shown)
  })

  it.each([
    ['Bob', 'Βob', 'with a Greek capital Beta'],
    ['Bob', 'Вob', 'with a Cyrillic capital Ve'],
    ['Eve', 'Εve', 'with a Greek capital Epsilon'],
    ['Hank', 'Нank', 'with a Cyrillic capital En'],
    ['Mae', 'Μae', 'with a Greek capital Mu'],
    ['Nell', 'Νell', 'with a Greek capital Nu'],
    ['Zoe', 'Ζoe', 'with a Greek capital Zeta'],
    ['NIKE', 'ΝΙΚΕ', 'all in Greek capitals'],
    ['Emma', 'Emrna', 'with r and n for m'],
    ['Willow', 'VVillow', 'with two V for a W'],
    ['Paul', 'Pauł', 'with a stroke'],
    ['ANNA', 'ᎪNNA', 'with a Cherokee letter'],
    ['Anna', 'ᴀnna', 'with a small capital'],
    ['Anna', 'Ａｎｎａ', 'in wide letters'],
    ['Anna', 'А\u0301n\u200Bna', 'with an accent, and a space that nobody sees'],
  ])('%s and %s look alike: %s', (name, other) => {
    expect(looks(other)).toBe(looks(name))
  })

  it.each([
    ['Νίκος', 'νίκος'],
    ['Наталья', 'наталья'],
    ['Βασίλης', 'βασίλης'],
  ])('%s and %s are one name in its own script', (name, other) => {
    expect(looks(other)).toBe(looks(name))
  })

  it.each([
    ['Nan', 'Van'],
    ['Hank', 'Nank'],
    ['Mae', 'Nae'],
    ['Наталья', 'Vaталья'],
  ])('%s and %s do not', (name, other) => {
    expect(looks(other)).not.toBe(looks(name))
  })

  it('beside many has the first number that is free', () => {
    expect(distinctName('Ill', ['ILL', 'lll (2)'])).toBe('Ill (3)')
    expect(distinctName('李', ['李', '李'])).toBe('李 (2)')
  })
})

it('the second of two at a table has a number', async () => {
  const [ann, eve] = [await at.person('Ann'), await at.person('Аnn')]
  const id = await ann.open('tic-tac-toe')
  await eve.table(`/api/tables/${id}/join`)
  const { table } = await ann.get(`/api/tables/${id}`, TableAnswer)
  expect(table.seats.map(({ name }) => name)).toEqual(['Ann', 'Аnn (2)'])
})
