/** Every figure of cattle cards once more, as it is printed. */
import { describe, expect, test } from 'vitest'
import {
  BREEDS,
  CARDS_ADDED_BY_A_COWBOY,
  CATTLE,
  FIRST_MARKET_CARD,
  PURCHASES,
  STARTING_HERD,
} from '../../src/data/cards.ts'

describe('Cattle', () => {
  test('breeding value by breed', () => {
    expect(BREEDS.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'jersey 1',
      'dutch-belt 2',
      'black-angus 2',
      'guernsey 2',
      'holstein 3',
      'brown-swiss 3',
      'ayrshire 3',
      'west-highland 4',
      'texas-longhorn 5',
    ])
  })
  test('points and copies of every card', () => {
    expect(CATTLE.map(({ breed, vp, starting, market }) => `${breed} ${vp}: ${starting}, ${market}`)).toEqual([
      'jersey 0: 5, 0',
      'dutch-belt 0: 3, 0',
      'black-angus 0: 3, 0',
      'guernsey 0: 3, 0',
      'holstein 1: 0, 7',
      'brown-swiss 2: 0, 7',
      'ayrshire 3: 0, 7',
      'west-highland 3: 0, 3',
      'west-highland 4: 0, 3',
      'west-highland 5: 0, 3',
      'texas-longhorn 5: 0, 2',
      'texas-longhorn 6: 0, 2',
      'texas-longhorn 7: 0, 2',
    ])
    expect([STARTING_HERD, FIRST_MARKET_CARD]).toEqual([14, 4])
  })
  test('what the market asks for', () => {
    const told = PURCHASES.map((p) => `${p.id}: ${p.cowboys} cowboys, ${p.money} dollars, ${p.cards} of ${p.value}`)
    expect(told).toEqual([
      'v3-one-1: 1 cowboys, 6 dollars, 1 of 3',
      'v3-one-2: 2 cowboys, 3 dollars, 1 of 3',
      'v3-two-3: 3 cowboys, 5 dollars, 2 of 3',
      'v4-one-1: 1 cowboys, 12 dollars, 1 of 4',
      'v4-one-3: 3 cowboys, 6 dollars, 1 of 4',
      'v4-two-5: 5 cowboys, 8 dollars, 2 of 4',
      'v5-one-2: 2 cowboys, 12 dollars, 1 of 5',
      'v5-one-4: 4 cowboys, 6 dollars, 1 of 5',
    ])
    expect(CARDS_ADDED_BY_A_COWBOY).toBe(2)
  })
})
