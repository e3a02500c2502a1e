// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { named } from '../src/names/ask-name.tsx'
import { isNamed, ownName, personName, suggestedName } from '../src/people.ts'
import { change, readSettings } from '../src/settings/store.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { speak } from '../src/text/index.ts'

const count = (names: string): number => names.split(' ').length

beforeEach(async () => {
  await speak('en')
  change({ name: '', suggestion: 3 })
})

test('devices suggest different names, each always the same', () => {
  const first = ownName()
  change({ suggestion: 4 })
  expect(ownName()).not.toBe(first)
  change({ suggestion: 3 + count(en.names.people) })
  expect(ownName()).toBe(first)
  expect(readSettings('{"suggestion":9}').suggestion).toBe(9)
  expect(readSettings('{"suggestion":-1}', () => 5).suggestion).toBe(5)
})

test('nobody is offered a name that somebody at the table has, however it is written', () => {
  const taken = ownName()
  const offered = suggestedName([taken.toUpperCase()])
  expect(offered).not.toBe(taken)
  expect(offered).not.toBe('')
})

test('people on one screen have different names, whatever the first is called', () => {
  change({ name: 'Jules' })
  const names = [0, 1, 2, 3, 4].map(personName)
  expect(names[0]).toBe('Jules')
  expect(new Set(names).size).toBe(5)
})

test('no name is both suggested to people and given to bots, in either language', () => {
  for (const { names } of [en, fr]) {
    const all = `${names.people} ${names.bots}`.split(' ')
    expect(new Set(all).size).toBe(all.length)
  }
  expect(count(fr.names.people)).toBe(count(en.names.people))
})

test('whoever has said a name is not asked again', async () => {
  expect(isNamed()).toBe(false)
  change({ name: 'Hazel' })
  expect(await named()).toBe(true)
})
