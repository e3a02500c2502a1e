import { describe, expect, test } from 'vitest'
import { ACTION_AREAS, BREEDS, PASTURES, SETUP, smallOf, TILE_IDS, tileOf, valueOf } from '../src/index.ts'
import { coveredWith } from '../src/data/pampa.ts'
import { isHerd } from '../src/rules/herds.ts'

describe('Composants', () => {
  test('60 cattle tiles: 12 of each of 5 breeds, valued 1 to 12', () => {
    expect(TILE_IDS.length).toBe(60)
    expect(new Set(TILE_IDS).size).toBe(60)
    for (const breed of BREEDS) {
      const values = TILE_IDS.filter((id) => id.startsWith(breed)).map((id) => valueOf(tileOf(id)))
      expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    }
  })

  test('the 11 has the small number 5, and no small number needs more than one die', () => {
    expect(smallOf(tileOf('brown-11'))).toBe(5)
    for (const id of TILE_IDS) {
      expect(smallOf(tileOf(id))).toBeGreaterThanOrEqual(1)
      expect(smallOf(tileOf(id))).toBeLessThanOrEqual(6)
    }
  })

  test('4 pastures, 6 action areas, and 6 or 2 covered spaces with two or three players', () => {
    expect(PASTURES.length).toBe(4)
    expect(ACTION_AREAS.length).toBe(6)
    const covered = (players: 2 | 3 | 4) => PASTURES.reduce((sum, p) => sum + p.spaces - p.spacesInPlay[players], 0)
    expect([covered(2), covered(3), covered(4)]).toEqual([6, 2, 0])
    expect(([2, 3, 4] as const).map(coveredWith)).toEqual([6, 2, 0])
  })

  test('one breed stays out with two players, none with more', () => {
    expect(([2, 3, 4] as const).map((players) => SETUP[players].breedsRemoved)).toEqual([1, 0, 0])
  })

  test('9 dice, of which 4 stay out with two players and 2 with three; the last to choose has three', () => {
    for (const players of [2, 3, 4] as const) expect(SETUP[players].dice - 2 * (players - 1)).toBe(3)
  })
})

describe('Définition d’un troupeau', () => {
  const herd = (...values: number[]) => isHerd(values)

  test('ascending or descending throughout', () => {
    expect(herd(3, 5, 6, 9)).toBe(true)
    expect(herd(11, 10, 8, 2, 1)).toBe(true)
    expect(herd(3, 5, 4)).toBe(false)
    expect(herd(5, 3, 4)).toBe(false)
    expect(herd(7)).toBe(true)
  })
})
