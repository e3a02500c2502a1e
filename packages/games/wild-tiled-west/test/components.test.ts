import { Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { BOARD_IDS, SIDES } from '../src/data/boards.ts'
import { CONQUEST_RULES } from '../src/data/board-spec.ts'
import { CROWDS, YEARS } from '../src/data/figures.ts'
import { cellAt, cellOf, NEIGHBOURS, SIZE } from '../src/data/grid.ts'
import { PARTNERS } from '../src/data/partners.ts'
import { BANDIT_CARDS, REVEAL_ROUNDS } from '../src/data/solo.ts'
import { COPIES, ORIENTATIONS, PIECE_IDS, pieceOf, TILE_COUNT, TILE_IDS } from '../src/data/tiles.ts'
import { LINES } from '../src/data/trays.ts'
import { wildTiledWest } from '../src/index.ts'
import { cellsOf, contains, groupAt, has, maskOf, meets, sizeOf } from '../src/data/mask.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

describe('Matériel', () => {
  test('40 kinds of tiles, 96 tiles, 16 partners, 11 Bandit cards and the Ridge, 8 boards', () => {
    expect(TILE_COUNT).toBe(40)
    expect(new Set(TILE_IDS).size).toBe(40)
    expect(sum(COPIES)).toBe(96)
    expect(PARTNERS.length).toBe(16)
    expect(BANDIT_CARDS.length + 1).toBe(12)
    expect(BOARD_IDS.length).toBe(8)
  })

  test.each([
    [1, 56],
    [2, 56],
    [3, 80],
    [4, 96],
    [5, 96],
  ])('with %i players %i tiles are in play, and dice for everybody', (players, tiles) => {
    const s = wildTiledWest.setup({ players, variants: {} }, new Rng('box'))
    expect(sum(s.stacks)).toBe(tiles)
    expect(sum(s.stacks) + s.removed).toBe(96)
    const { prairieDice, riverDice } = CROWDS[players]
    expect(prairieDice + riverDice).toBe(players === 1 ? 3 : players + 1)
  })

  test('16 rounds in four years; the Ridge shows nine of its cards', () => {
    expect(sum(YEARS.map(({ rounds }) => rounds))).toBe(16)
    expect(REVEAL_ROUNDS.flat().length).toBe(9)
  })
})

describe('Éventaires', () => {
  test('every stack lies on a line; a stack in the river is reached from both ends', () => {
    const river = LINES.river.flat()
    const prairie = new Set(LINES.prairie.flat())
    for (let tile = 0; tile < TILE_COUNT; tile++) {
      const ends = river.filter((other) => other === tile).length
      expect([0, 2]).toContain(ends)
      expect(prairie.has(tile)).toBe(ends === 0)
    }
    expect(LINES.river[2]).toEqual([...LINES.river[0]].reverse())
  })
})

describe('Tuiles', () => {
  test('turned and flipped pieces keep their squares; symmetric ones have fewer turns', () => {
    expect(ORIENTATIONS[pieceOf('barn')].length).toBe(1)
    expect(ORIENTATIONS[pieceOf('alley-pair')].length).toBe(2)
    expect(ORIENTATIONS[pieceOf('ranch-road')].length).toBe(8)
    ORIENTATIONS.forEach((turns) => {
      for (const { cells } of turns) expect(cells.length).toBe(turns[0].cells.length)
    })
  })

  test.each(PIECE_IDS.map((id) => [id]))('%s is in one piece, and so are its fields', (id) => {
    const [{ cells, parts }] = ORIENTATIONS[pieceOf(id)]
    const squares = cells.map(({ down, right }) => cellAt(4 + down, 5 + right))
    const whole = maskOf(squares)
    expect(groupAt(whole, squares[0])).toEqual(whole)
    // So a tile creates or extends one pasture at most.
    const fields = parts.field.map((i) => squares[i])
    expect(fields.slice(0, 1).map((cell) => groupAt(maskOf(fields), cell))).toEqual(
      fields.slice(0, 1).map(() => maskOf(fields)),
    )
  })
})

describe.each(SIDES.map((side) => [`${side.board} ${side.face}`, side] as const))('Plateau %s', (_name, side) => {
  test('has eleven rows of eleven squares, and a start unless a building is placed first', () => {
    expect(side.prints.length).toBe(SIZE * SIZE)
    expect(side.prints).not.toContain(undefined)
    expect(sizeOf(side.start)).toBe(side.rule === 'homestead-in-peril' ? 0 : 1)
  })

  test('every pickaxe lies beside a mine, and every mine beside a pickaxe', () => {
    const beside = (cell: number, wanted: string): boolean =>
      NEIGHBOURS[cell].some((near) => side.prints[near] === wanted)
    const lonely = side.prints.filter(
      (print, cell) => (print === 'pickaxe' && !beside(cell, 'mine')) || (print === 'mine' && !beside(cell, 'pickaxe')),
    )
    expect(lonely).toEqual([])
  })

  test('towns are in one piece, can be covered, and do not overlap', () => {
    side.towns.forEach(({ cells }, i) => {
      expect(contains(side.coverable, cells)).toBe(true)
      expect(groupAt(cells, cellsOf(cells)[0])).toEqual(cells)
      for (const other of side.towns.slice(i + 1)) expect(meets(cells, other.cells)).toBe(false)
    })
  })

  test('printed bandits stand on hills', () => {
    expect(contains(side.hills, side.bandits)).toBe(true)
  })

  test('a Conquest side has a rule and what it needs', () => {
    expect(side.rule === null).toBe(side.face === 'classic')
    expect(side.posts.length).toBe(side.rule === 'pair-of-aces' ? 4 : 0)
    expect(side.signposts.length).toBe(side.rule === 'signpost' ? 3 : 0)
    expect(side.lassos.length > 0).toBe(side.rule === 'lasso')
    expect(side.markets.length > 0).toBe(side.rule === 'cattle-drive')
    expect(side.rails.length).toBe(side.rule === 'railroad' ? 9 : 0)
    const haunted = side.towns.filter(({ hauntedBy }) => hauntedBy >= 0)
    expect(haunted.length).toBe(side.rule === 'ghost-town' ? 4 : 0)
    for (const { hauntedBy } of haunted) expect(has(side.bandits, hauntedBy)).toBe(true)
  })
})

test('the eight Conquest rules are all printed somewhere, and Lone Star is worth 5', () => {
  expect(new Set(SIDES.map(({ rule }) => rule))).toEqual(new Set([null, ...CONQUEST_RULES]))
  const loneStar = SIDES[0].towns.find(({ id }) => id === 'lone-star')
  expect(loneStar?.points).toBe(5)
  expect(cellsOf(loneStar?.cells ?? [])).toContain(cellOf('e2'))
})
