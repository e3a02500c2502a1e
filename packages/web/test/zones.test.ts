import type { Zone, ZoneRow } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { isFact, partsOf, shapeOf } from '../src/generic/zone-shape.ts'

const row = (label: string, ...texts: string[]): ZoneRow => ({ label, items: texts.map((text) => ({ text })) })
const zone = (kind: Zone['kind'], ...rows: ZoneRow[]): Zone => ({ id: kind, kind, title: kind, rows })

describe('the shape of a zone', () => {
  test('short words in rows of the same length are squares', () => {
    expect(shapeOf(zone('board', row('1', 'X', '·', 'O'), row('2', '·', '·', 'X')))).toBe('grid')
    expect(shapeOf(zone('board', row('1', 'X', '·', 'O'), row('2', '·', '·')))).toBe('list')
  })

  test('many places on a board are a path', () => {
    const places = ['A', 'B', 'C', 'D'].map((name) => row(name, 'a neutral building'))
    expect(shapeOf(zone('board', ...places))).toBe('path')
    expect(shapeOf(zone('market', ...places))).toBe('list')
    expect(shapeOf(zone('board', ...places.slice(1)))).toBe('list')
  })

  test('an empty zone is a list', () => expect(shapeOf(zone('hand'))).toBe('list'))
})

test('a label and one short word stand on one line', () => {
  expect(isFact(row('Money', '$7'))).toBe(true)
  expect(isFact(row('Money', '$7', '$8'))).toBe(false)
  expect(isFact(row('Station 1', 'the station master of the certificates'))).toBe(false)
  expect(isFact({ items: [{ text: '$7' }] })).toBe(false)
})

test('what belongs to a player is told apart from the middle of the table', () => {
  const [ben, anna] = [
    { ...zone('player'), owner: 1 },
    { ...zone('player'), owner: 0 },
  ]
  const hand = { ...zone('hand'), owner: 1 }
  const { shared, owned } = partsOf([ben, zone('board'), anna, hand])
  expect(shared.map(({ kind }) => kind)).toEqual(['board'])
  expect(owned).toEqual([
    { seat: 0, zones: [anna] },
    { seat: 1, zones: [ben, hand] },
  ])
})
