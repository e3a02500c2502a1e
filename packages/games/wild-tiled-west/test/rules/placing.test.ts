/** Placement, free alleys and what they bring. */
import { describe, expect, test } from 'vitest'
import { ORIENTATIONS, pieceOf } from '../../src/data/tiles.ts'
import { obstaclesAt } from '../../src/rules/obstacles.ts'
import { anchors, groundOf } from '../../src/rules/places.ts'
import { squaresUnder } from '../../src/data/footprint.ts'
import { SIDES } from '../../src/data/boards.ts'
import { has, isEmpty, maskOf, minus } from '../../src/data/mask.ts'
import { CELL_COUNT, CELL_IDS, cellOf, columnOf, isOnBoard, NEIGHBOURS, rowOf } from '../../src/data/grid.ts'
import { wildTiledWest } from '../../src/index.ts'
import { type Scene, Stage } from '../support/scene.ts'

describe('Règles de placement', () => {
  test('the first tile covers the X', () => {
    const stage = new Stage({ prairie: [5] }).play('main-street with prairie 5', 'turn 0')
    expect(stage.options).toEqual(['at e5', 'at f5'])
    expect(stage.why(0, 'a1')).toEqual(['not-on-start'])
    expect(stage.why(0, 'd5')).toEqual(['covers-field'])
  })

  test('later tiles touch others edge to edge, never corner to corner', () => {
    const stage = new Stage({ settlers: [{ lying: [['alley', 0, 'f5']] }, {}] }).play('lay 1 alley')
    expect(stage.options).toEqual(['at f4', 'at e5', 'at g5', 'at f6'])
    expect(stage.why(0, 'g4')).toEqual(['not-linked'])
  })

  test('printed fields and cows that touch the chain conduct it', () => {
    // Cows d4 and d5: e5 touches d5, so c4, d3, e4, c5 and d6 are linked as well.
    const stage = new Stage({ settlers: [{ lying: [['alley', 0, 'e5']] }, {}] }).play('lay 1 alley')
    expect(stage.options).toEqual(['at d3', 'at c4', 'at e4', 'at c5', 'at f5', 'at d6', 'at e6'])
  })

  test('hill bandits link nothing', () => {
    const lying = [['alley', 0, 'f6']] as const
    const plain = new Stage({ settlers: [{ lying }, {}] }).play('lay 1 alley').options
    const bandit = new Stage({ settlers: [{ lying, bandits: ['g7'] }, {}] }).play('lay 1 alley').options
    expect(bandit).toEqual(plain)
  })

  test.each([
    ['k1', ['off-board']],
    ['f1', ['covers-hill']],
    ['c2', ['covers-mine']],
    ['c4', ['covers-field']],
    ['e5', ['covers-tile']],
    ['a1', ['not-linked']],
    ['f4', []],
  ])('why not at %s: %j', (cell, reasons) => {
    const stage = new Stage({ prairie: [1], settlers: [{ lying: [['alley', 0, 'f5']] }, {}] })
    stage.play('footpath with prairie 1', 'turn 0')
    expect(stage.why(0, cell)).toEqual(reasons)
    expect(stage.options.includes(`at ${cell}`)).toBe(reasons.length === 0)
  })

  test.each([
    [0, 5, ['g1']],
    [4, 4, ['f5']],
    [5, 0, []],
    [0, 10, []],
    [-1, 5, []],
  ])('squares in the way of two side by side, from row %s, column %s: %j', (row, column, squares) => {
    const { state } = new Stage({ settlers: [{ lying: [['alley', 0, 'f5']] }, {}] })
    const { cells } = obstaclesAt(state.players[0], { piece: pieceOf('footpath'), mode: 'linked' }, 0, row, column)
    expect(cells.map((cell) => CELL_IDS[cell])).toEqual(squares)
  })
})

/** A board on which only these squares are free, just before the turn of its owner. */
function nearlyFull(...free: readonly string[]): Stage {
  const stage = new Stage({
    prairie: [5, 10],
    agenda: [
      { do: 'hillBandit', seat: 1 },
      { do: 'turn', seat: 0 },
      { do: 'turn', seat: 1 },
    ],
  })
  const [player] = stage.state.players
  player.covered = minus(SIDES[player.side].coverable, maskOf(free.map(cellOf)))
  return stage
}

describe('Drafter une tuile', () => {
  test('a tile that fits nowhere cannot be drafted [house]', () => {
    // A hole of three squares: room for a Main Street, but not for a Heart Square.
    const stage = nearlyFull('a1', 'b1', 'c1').play('hill bandit i3')
    expect(stage.options).toEqual(['main-street with prairie 5', 'lay 1 alley', 'lay 2 alleys'])
    expect(stage.why(0, 'stack heart-square')).toEqual(['fits-nowhere'])
    expect(stage.why(0, 'stack main-street')).toEqual([])
  })
})

/** The rule in plain words, square by square, against the shifted rows. */
describe('Règles de placement, by brute force', () => {
  const scenes: readonly Scene[] = [
    {},
    {
      settlers: [
        {
          lying: [
            ['alley', 0, 'e5'],
            ['town-common', 1, 'f6'],
          ],
        },
        {},
      ],
    },
    { settlers: [{ board: 'longhorn-valley', face: 'conquest', lying: [['bank', 5, 'f5']] }, {}] },
  ]

  test.each(scenes.map((scene, i) => [i, scene] as const))(
    'position %i: the same places for every tile and turn',
    (_i, scene) => {
      const [player] = new Stage(scene).state.players
      const side = SIDES[player.side]
      const chain = linked(player.covered, side.fields)
      for (const [piece, turns] of ORIENTATIONS.entries()) {
        for (const orientation of turns) {
          const expected = Array.from({ length: CELL_COUNT }, (_, at) => at).filter((at) => {
            const inside = orientation.cells.every(({ down, right }) =>
              isOnBoard(rowOf(at) + down, columnOf(at) + right),
            )
            if (!inside) return false
            const under = squaresUnder(piece, orientation.turn, at)
            if (!under.every((cell) => has(side.coverable, cell) && !has(player.covered, cell))) return false
            return isEmpty(player.covered)
              ? under.some((cell) => has(side.start, cell))
              : under.some((cell) => NEIGHBOURS[cell].some((near) => chain.has(near)))
          })
          expect(anchors(groundOf(player, 'linked'), orientation)).toEqual(expected)
        }
      }
    },
  )

  function linked(covered: readonly number[], fields: readonly number[]): ReadonlySet<number> {
    const out = new Set<number>()
    for (let cell = 0; cell < CELL_COUNT; cell++) if (has(covered, cell)) out.add(cell)
    for (const cell of out) for (const near of NEIGHBOURS[cell]) if (has(fields, near)) out.add(near)
    return out
  }
})

describe('Allées gratuites', () => {
  test('two alleys lie side by side and use no die', () => {
    const stage = new Stage({ prairie: [5] }).play('lay 2 alleys', 'turn 0', 'at f5')
    expect(stage.player(0)).toMatchObject({ alleys: 2, covered: ['f5', 'g5'] })
    expect(stage.log('laid')).toMatchObject([{ piece: 'alley-pair', cells: ['f5', 'g5'] }])
  })

  test('an alley that covers an alley brings another, placed at once', () => {
    // h4 shows an alley.
    const stage = new Stage({ settlers: [{ lying: [['alley', 0, 'h5']] }, {}] }).play('lay 1 alley', 'at h4')
    expect(stage.asked).toEqual({ seat: 0, kind: 'alley-place' })
    stage.play('at g5')
    expect(stage.player(0).alleys).toBe(3)
  })
})

describe('Cases bonus', () => {
  test('a bonus alley without room is lost [house]', () => {
    // h4 shows an alley and is the last free square.
    const stage = nearlyFull('h4').play('hill bandit i3')
    expect(stage.log('laid')).toMatchObject([{ piece: 'alley', cells: ['h4'] }])
    expect(stage.log('gained')).toContainEqual({ seat: 0, gain: 'alleys', count: 1, source: 'squares' })
    expect(stage.log('alleysLost')).toEqual([{ seat: 0, count: 1 }])
    expect(stage.player(0)).toMatchObject({ alleys: 1, alleysDue: 0 })
  })

  test('with room for one of two, the other is lost [house]', () => {
    const stage = nearlyFull('b1', 'h4')
    stage.state.players[0].alleysDue = 1
    stage.play('hill bandit i3', 'at h4')
    // The first of the two goes to b1 by itself, and then the board is full.
    expect(stage.log('laid').map(({ cells }) => cells)).toEqual([['h4'], ['b1']])
    expect(stage.log('alleysLost')).toEqual([{ seat: 0, count: 1 }])
  })

  test('icons on the board and on the tile pay alike', () => {
    // Footpath shows gold; e6 does too.
    const stage = new Stage({
      prairie: [1],
      settlers: [
        {
          lying: [
            ['alley', 0, 'f5'],
            ['alley', 0, 'f6'],
          ],
        },
        {},
      ],
    })
    stage.play('footpath with prairie 1', 'turn 0', 'at d6')
    expect(stage.log('gained')).toEqual([{ seat: 0, gain: 'gold', count: 2, source: 'squares' }])
  })

  test('options carry the squares they cover, and the view every place of every turn', () => {
    const stage = new Stage({ prairie: [5] }).play('main-street with prairie 5')
    const placing = wildTiledWest.view(stage.state, 1).placing
    expect(placing).toEqual({
      seat: 0,
      piece: 'main-street',
      mode: 'linked',
      turn: null,
      places: [
        { turn: 0, anchors: ['e5', 'f5'] },
        { turn: 1, anchors: ['f3', 'f4', 'f5'] },
      ],
    })
  })
})
