import { describe, expect, test } from 'vitest'
import { click, narrow, type Path } from '../src/table/narrowing.ts'

const path = (id: string, ...targets: string[]): Path => ({ option: { id }, targets })
const take = [
  path('take 5+6', 'die 5', 'die 6'),
  path('take 5+5', 'die 5', 'die 5'),
  path('take 1+6', 'die 1', 'die 6'),
]
const mixed = [path('stand a', 'tile a', 'die 5'), path('raise a', 'tile a'), path('pass')]

describe('narrowing', () => {
  test('before the first click every thing of every option is lit and options without things are buttons', () => {
    const { lit, preview, buttons, open } = narrow(mixed, [])
    expect([...lit].sort()).toEqual(['die 5', 'tile a'])
    expect(preview).toBeNull()
    expect(buttons.map(({ id }) => id)).toEqual(['pass'])
    expect(open).toHaveLength(3)
  })

  test('the order of clicks does not matter', () => {
    expect(narrow(take, ['die 6', 'die 5']).preview?.id).toBe('take 5+6')
    expect(narrow(take, ['die 5', 'die 6']).preview?.id).toBe('take 5+6')
  })

  test('once something is picked, what another choice may begin with is known', () => {
    expect([...narrow(take, []).instead]).toEqual([])
    expect([...narrow(take, ['die 1']).instead]).toEqual(['die 5', 'die 6'])
    expect([...narrow(mixed, ['die 5']).instead]).toEqual(['tile a'])
  })

  test('a thing needed twice is clicked twice', () => {
    expect([...narrow(take, ['die 5']).lit].sort()).toEqual(['die 5', 'die 6'])
    expect(narrow(take, ['die 5', 'die 5']).preview?.id).toBe('take 5+5')
  })

  test('the last option left is previewed before all its things are clicked', () => {
    expect(narrow(take, ['die 1']).preview?.id).toBe('take 1+6')
  })

  test('an option that is reached while others go further is offered beside them', () => {
    const { buttons, preview } = narrow(mixed, ['tile a'])
    expect(preview).toBeNull()
    expect(buttons.map(({ id }) => id)).toEqual(['stand a', 'raise a'])
  })

  test('options that no click can tell apart become buttons', () => {
    const same = [path('pay gold', 'house'), path('pay silver', 'house')]
    expect(narrow(same, ['house']).buttons).toHaveLength(2)
  })
})

describe('a click', () => {
  test('adds what is lit', () => expect(click(take, ['die 5'], 'die 6')).toEqual(['die 5', 'die 6']))
  test('takes back what was clicked', () => expect(click(take, ['die 6'], 'die 6')).toEqual([]))
  test('begins anew where it leads nowhere from here', () => {
    expect(click(take, ['die 1', 'die 6'], 'die 5')).toEqual(['die 5'])
  })
  test('changes nothing on a thing that belongs to no option', () => {
    expect(click(take, ['die 5'], 'area theft')).toEqual(['die 5'])
  })
})
