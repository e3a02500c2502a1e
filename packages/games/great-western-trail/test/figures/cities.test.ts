/** Every figure of cities and their arrows once more, as it is printed. */
import { describe, expect, test } from 'vitest'
import { WEST } from '../../src/data/cities.ts'
import { COST_PER_CROSS, CROSSES_BEFORE } from '../../src/data/railroad.ts'
import { arrows } from '../support/figures.ts'

describe('Cities', () => {
  test('value, money and points of every city, and the crosses on the way', () => {
    expect(
      WEST.cities.map(
        (c) => `${c.id} ${c.value}: ${c.money} dollars, ${c.vp} points, ${CROSSES_BEFORE[c.value]} crosses`,
      ),
    ).toEqual([
      'kansas-city 0: 6 dollars, -6 points, 0 crosses',
      'topeka 1: 0 dollars, 0 points, 0 crosses',
      'wichita 4: 0 dollars, 0 points, 1 crosses',
      'colorado-springs 6: 0 dollars, 0 points, 3 crosses',
      'santa-fe 8: 0 dollars, 0 points, 4 crosses',
      'albuquerque 10: 0 dollars, 0 points, 5 crosses',
      'el-paso 12: 0 dollars, 0 points, 7 crosses',
      'san-diego 14: 0 dollars, 0 points, 8 crosses',
      'sacramento 16: 0 dollars, 6 points, 9 crosses',
      'san-francisco 18: 0 dollars, 9 points, 11 crosses',
    ])
    expect(COST_PER_CROSS).toBe(1)
  })
  test('points between neighbours', () => {
    expect(arrows(WEST)).toEqual([
      'topeka wichita -3, objective',
      'wichita colorado-springs -1',
      'colorado-springs santa-fe 0, objective',
      'santa-fe albuquerque 0, objective',
      'albuquerque el-paso 6',
      'el-paso san-diego 8',
      'san-diego sacramento 4',
    ])
  })
})
