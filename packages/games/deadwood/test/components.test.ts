import { Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { BUILDING_IDS, BUILDINGS, TILES_MARKED } from '../src/data/buildings.ts'
import { facesThat, FIXED_BUILDINGS, SHERIFF_START, SHOTS, STAR_PLOTS, TOKENS } from '../src/data/figures.ts'
import {
  CROSSING_IDS,
  CROSSINGS,
  LINE_NEXT,
  LINE_START,
  NEIGHBOURS,
  PLOT_IDS,
  type Plot,
  plotOf,
  RAIL_TILES,
  rowOf,
} from '../src/data/plots.ts'
import { deadwood } from '../src/index.ts'

describe('Matériel', () => {
  test('26 building tiles: 25 to annex and the station; 9, 6 and 6 in the stacks', () => {
    expect(BUILDINGS.length + 1).toBe(26)
    expect(new Set(BUILDING_IDS).size).toBe(25)
    expect(TILES_MARKED.map((tiles) => tiles.length)).toEqual([4, 9, 6, 6])
  })

  test.each([2, 3, 4, 5])('with %i players everything is in the box', (players) => {
    expect(deadwood.census(deadwood.setup({ players, variants: {} }, new Rng('box')))).toEqual({
      cowboys: 9 * players,
      posters: TOKENS.posters,
      cartridges: TOKENS.cartridges,
      ponies: TOKENS.ponies,
      buildings: 25,
      railTiles: 4,
      stations: 1,
    })
  })

  test('29 posters, 20 cartridges, 20 ponies; a 6 kills, 4 and 5 wound', () => {
    expect(TOKENS).toEqual({ posters: 29, cartridges: 20, ponies: 20 })
    expect(SHOTS).toEqual(['miss', 'miss', 'miss', 'wound', 'wound', 'kill'])
    expect([facesThat('kill'), facesThat('wound'), facesThat('miss')]).toEqual([[6], [4, 5], [1, 2, 3]])
  })
})

describe('Plateau', () => {
  test('27 plots, 61 pairs of neighbours, neighbours of each other', () => {
    expect(PLOT_IDS.length).toBe(27)
    expect(NEIGHBOURS.flat().length).toBe(2 * 61)
    NEIGHBOURS.forEach((near, plot) => {
      for (const other of near) expect(NEIGHBOURS[other]).toContain(plot)
    })
  })

  test('35 crossings of three plots that touch each other; the sheriff starts below his office', () => {
    expect(CROSSINGS.length).toBe(35)
    for (const [a, b, c] of CROSSINGS) {
      expect(NEIGHBOURS[a]).toEqual(expect.arrayContaining([b, c]))
      expect(NEIGHBOURS[b]).toContain(c)
    }
    expect(new Set(CROSSINGS.map((plots) => plots.join())).size).toBe(35)
    expect(CROSSING_IDS[SHERIFF_START]).toBe('crossing-06')
    expect(CROSSINGS[SHERIFF_START].map((plot) => PLOT_IDS[plot])).toEqual(['r1c4', 'r2c3', 'r2c4'])
  })

  test('32 routes of four rails and a station: rows 6 to 3, then row 2', () => {
    const routes = (plot: Plot, left: number): number =>
      left === 0 ? 1 : LINE_NEXT[plot].reduce((sum, next) => sum + routes(next, left - 1), 0)
    expect(LINE_START.map((plot) => PLOT_IDS[plot])).toEqual(['r6c1', 'r6c2'])
    expect(LINE_START.reduce((sum, plot) => sum + routes(plot, RAIL_TILES), 0)).toBe(32)
    for (const next of LINE_NEXT) expect([0, 2]).toContain(next.length)
    expect(rowOf(LINE_NEXT[plotOf('r3c1')][0])).toBe(2)
    expect(LINE_NEXT[plotOf('r2c1')]).toEqual([])
  })

  test('the fixed buildings stand in row 1, the stars in rows 2 and 3', () => {
    expect(FIXED_BUILDINGS.map(({ plot }) => rowOf(plot))).toEqual([1, 1, 1])
    expect(STAR_PLOTS.map(rowOf)).toEqual([2, 2, 3, 3, 3])
  })
})
