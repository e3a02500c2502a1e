/** At one table nobody sits under a name that could be taken for another's. */
import { TableAnswer } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { distinctName } from '../src/security/look-alike.ts'
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
