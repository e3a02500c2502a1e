import type { GameText, GameTypes, Zone } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { changesSince } from '../src/generic/changes.ts'
import { optionTargets } from '../src/generic/option-targets.ts'

const zone = (id: string, ...items: [string, string?][]): Zone => ({
  id,
  kind: 'board',
  title: id,
  rows: [{ items: items.map(([text, target]) => ({ text, ...(target !== undefined && { target }) })) }],
})

test('an option of a game without a board is chosen by the things it names, as far as a name is one thing’s', () => {
  const zones = [
    zone('market', ['Jersey', 'cattle jersey'], ['3', 'row 3']),
    zone('hand', ['Jersey', 'card jersey'], ['Bank', 'tile bank']),
  ]
  const text = { zones: () => zones } as unknown as GameText<GameTypes>
  const targets = optionTargets(text, String)
  expect(targets({ id: 'build bank' }, 1)).toEqual(['tile bank'])
  expect(targets({ id: 'buy jersey' }, 1)).toEqual([])
  expect(targets({ id: 'hire 3' }, 1)).toEqual([])
})

test('what was not in its row before is new', () => {
  const changed = changesSince([zone('hand', ['Jersey'], ['Guernsey'])])
  expect(changed('hand', undefined, 'Jersey')).toBe(false)
  expect(changed('hand', undefined, 'Holstein')).toBe(true)
  expect(changed('market', undefined, 'Jersey')).toBe(true)
  expect(changesSince(null)('hand', undefined, 'Holstein')).toBe(false)
})
