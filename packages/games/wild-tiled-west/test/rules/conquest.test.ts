/** Faces Conquête, one after the other. */
import { describe, expect, test } from 'vitest'
import { pieceOf, wildTiledWest as game } from '../../src/index.ts'
import { sideIndex, SIDES } from '../../src/data/boards.ts'
import { ORIENTATIONS } from '../../src/data/tiles.ts'
import { CELL_IDS, cellOf, NEIGHBOURS } from '../../src/data/grid.ts'
import { groupAt, has, maskOf } from '../../src/data/mask.ts'
import { conquestEndPoints } from '../../src/scoring.ts'
import { type Lying, sceneState, Stage } from '../support/scene.ts'

const conquest = { face: 'conquest' } as const
const alleys = (...cells: readonly string[]): Lying[] => cells.map((cell) => ['alley', 0, cell])

describe('Menuisiers', () => {
  test('up to 2 gold on a building just paid for, 2 points each at the end', () => {
    const stage = new Stage({
      prairie: [4],
      settlers: [{ board: 'lone-star-flats', ...conquest, gold: 3, lying: alleys('g5') }, {}],
    })
    stage.play('barn with prairie 4')
    stage.play(stage.options[0])
    expect(stage.asked?.kind).toBe('store-gold')
    expect(stage.options).toEqual(['store 0 gold', 'store 1 gold', 'store 2 gold'])
    stage.play('store 2 gold')
    expect(stage.player(0)).toMatchObject({ storedGold: 2 })
    expect(conquestEndPoints(stage.state.players[0])).toBe(4)
  })

  const carpenter = { board: 'lone-star-flats', ...conquest, lying: alleys('g5') } as const

  test('the building is paid for first: what is left can be stored, the gold of its own white sign included [house]', () => {
    const barn = new Stage({ prairie: [4], settlers: [{ ...carpenter, gold: 2 }, {}] }).play('barn with prairie 4')
    expect(barn.play(barn.options[0]).options).toEqual(['store 0 gold', 'store 1 gold'])
    const bank = new Stage({ river: [1], settlers: [{ ...carpenter, gold: 1 }, {}] }).play('bank with river 1')
    bank.play(bank.options[0]).play(bank.options[0])
    expect(bank.options).toEqual(['store 0 gold', 'store 1 gold', 'store 2 gold'])
  })

  test('land and alleys store nothing, and neither do other sides', () => {
    const land = new Stage({ settlers: [{ ...carpenter, gold: 3 }, {}] }).play('lay 1 alley')
    expect(land.play(land.options[0]).asked?.kind).toBe('turn')
    const classic = new Stage({ prairie: [4], settlers: [{ gold: 3 }, {}] }).play('barn with prairie 4')
    expect(classic.play(classic.options[0]).asked?.kind).toBe('turn')
  })

  test('stored gold is spent: it breaks no tie [house]', () => {
    const stage = new Stage({ settlers: [{ ...carpenter, gold: 0 }, {}] })
    const [player] = stage.state.players
    player.tiles = [{ tile: pieceOf('barn'), turn: 0, at: cellOf('a1'), gold: 2 }]
    expect(stage.player(0)).toMatchObject({ gold: 0, storedGold: 2 })
    expect(game.scores({ ...stage.state, over: true })[0].lines).toContainEqual({ category: 'conquest-end', points: 4 })
  })
})

describe('Logis en péril', () => {
  const settler = { board: 'red-mesa', ...conquest } as const

  test('the Hotel comes from its stack and is placed first, over no icon', () => {
    const stage = new Stage({ settlers: [settler, {}], agenda: [{ do: 'settleIn' }, { do: 'turn', seat: 0 }] })
    const before = stage.state.stacks.reduce((sum, n) => sum + n, 0)
    expect(stage.asked?.kind).toBe('homestead-turn')
    stage.play('turn 0')
    expect(stage.why(0, 'd3')).toEqual(['covers-icon'])
    stage.play(stage.options[0])
    expect(stage.state.stacks.reduce((sum, n) => sum + n, 0)).toBe(before - 1)
    expect(stage.player(0).tiles).toMatchObject([{ tile: 'hotel' }])
  })

  test('there is no X: the first tile is linked to the Hotel', () => {
    const stage = new Stage({ settlers: [{ ...settler, lying: [['hotel', 0, 'e6']] }, {}] }).play('lay 1 alley')
    // The Hotel stands on e6 f6 g6 and f7, below the hill g5.
    expect(stage.options).toEqual(['at e5', 'at f5', 'at d6', 'at h6', 'at e7', 'at g7', 'at f8'])
  })

  test('surrounded, it pays 4 points more than another Hotel [house]', () => {
    const ring = alleys('e5', 'f5', 'd6', 'h6', 'e7', 'g7')
    const homestead = { ...settler, lying: [['hotel', 0, 'e6'], ...ring] } as const
    const stage = new Stage({ settlers: [homestead, {}] }).play('lay 1 alley', 'at f8')
    expect(stage.log('surrounded')).toEqual([{ seat: 0, tile: 'hotel', points: 6 + 4 }])
    expect(stage.player(0).score).toBe(5 + 10)
  })

  test.each([
    ['g5', [{ seat: 0, bandits: 1, points: -1 }]],
    ['j8', []],
  ])('the bandit of a tussle just won, on %s, counts already [house]: %j', (hill, told) => {
    const stage = new Stage({
      settlers: [{ ...settler, lying: [['hotel', 0, 'e6']] }, {}],
      agenda: [{ do: 'tussle' }],
    })
    stage.state.players[0].standing = maskOf([])
    expect(stage.play(`hill bandit ${hill}`).log('peril')).toEqual(told)
  })

  test('bandits with a clear line to it cost a point each after every tussle', () => {
    const stage = (...cells: readonly string[]) => {
      const scene = new Stage({
        year: 4,
        settlers: [{ ...settler, lying: [['hotel', 0, 'e6']] }, {}],
        agenda: [{ do: 'hillBandit', seat: 1 }, { do: 'peril' }, { do: 'turn', seat: 0 }],
      })
      scene.state.players[0].standing = maskOf(cells.map(cellOf))
      return scene.play(scene.options[0])
    }
    // The Hotel stands on e6 f6 g6 and f7; a6 sees it along row 6, g9 up column g, a9 not at all.
    expect(stage('a6', 'g9', 'a9').log('peril')).toEqual([{ seat: 0, bandits: 2, points: -2 }])
    expect(stage('a9').log('peril')).toEqual([])
  })
})

describe('Paires d’as', () => {
  // Silver Creek: an ace-card square, and posts in the corners.
  const settler = { board: 'silver-creek', ...conquest } as const
  const bonus = SIDES[sideIndex(2, 1)].prints.indexOf('ace-card')
  const beside = CELL_IDS[NEIGHBOURS[bonus].find((cell) => has(SIDES[sideIndex(2, 1)].coverable, cell)) ?? 0]
  const covering = () => new Stage({ settlers: [{ ...settler, lying: alleys(beside) }, {}] })

  test('covering the bonus brings an ace card of one’s choice', () => {
    const stage = covering().play('lay 1 alley', `at ${CELL_IDS[bonus]}`)
    expect(stage.asked).toEqual({ seat: 0, kind: 'ace-card' })
    stage.play('ace of hearts')
    expect(stage.player(0)).toMatchObject({ aceCards: ['heart'], aces: { heart: 1 } })
    expect(game.view(stage.state, null).aceSupply).toEqual(['spade', 'club', 'diamond'])
  })

  test.each([
    ['bank', ['takeAce', 'sign', 'shoot', 'settle']],
    ['main-street', ['takeAce', 'shoot', 'settle']],
    ['meadow-corner', ['takeAce', 'shoot', 'settle', 'wrangle']],
  ] as const)('what a square brings comes before what follows from the piece: %s', (id, order) => {
    const piece = pieceOf(id)
    const over = ORIENTATIONS[piece].flatMap(({ turn }) => {
      const lay = { do: 'layPiece', seat: 0, piece, mode: 'linked', turn } as const
      const stage = new Stage({
        agenda: [lay, { do: 'endRound' }],
        settlers: [{ ...settler, lying: alleys(beside) }, {}],
      })
      const covers = stage.decision?.options.find(
        (option) => option.do === 'lay' && option.cells.some((cell) => cell === CELL_IDS[bonus]),
      )
      return covers === undefined ? [] : [{ stage, covers }]
    })
    const { stage, covers } = over[0]
    stage.play(covers.id)
    expect(stage.asked).toEqual({ seat: 0, kind: 'ace-card' })
    expect(stage.state.agenda.map((step) => step.do).reverse()).toEqual([...order, 'endRound'])
  })

  test('with no card left it brings nothing [house]', () => {
    const stage = covering()
    stage.state.aceSupply = 0
    stage.play('lay 1 alley', `at ${CELL_IDS[bonus]}`)
    expect(stage.player(0).aceCards).toEqual([])
    expect(stage.asked?.kind).toBe('turn')
  })

  test('a post that touches no tile pays nothing; ace cards count as well', () => {
    // Posts: hearts on k1, clubs on a1.
    const [player] = sceneState({ settlers: [{ ...settler, aces: [0, 1, 2, 0], lying: alleys('j1') }, {}] }).players
    expect(conquestEndPoints(player)).toBe(3)
    player.aceCards = 0b10
    expect(conquestEndPoints(player)).toBe(6)
  })
})

describe('Lasso', () => {
  // A lasso on d8: its neighbours are d7, c8, e8 and d9.
  const settler = { board: 'dusty-gulch', ...conquest } as const

  test('pays when surrounded while still open, and brings an alley', () => {
    const stage = new Stage({ settlers: [{ ...settler, lying: alleys('d7', 'c8', 'e8', 'e9') }, {}] })
    stage.play('lay 1 alley', 'at d9')
    expect(stage.log('roped')).toEqual([{ seat: 0, cell: 'd8', points: 3 }])
    expect(stage.asked).toEqual({ seat: 0, kind: 'alley-place' })
    expect(stage.options).toContain('at d8')
  })

  test('diagonals are not needed', () => {
    const stage = new Stage({ settlers: [{ ...settler, lying: alleys('d7', 'c8', 'e8', 'e9') }, {}] })
    stage.play('lay 1 alley', 'at d9')
    for (const corner of ['c7', 'e7', 'c9'] as const) {
      expect(has(SIDES[stage.state.players[0].side].coverable, cellOf(corner))).toBe(true)
      expect(has(stage.state.players[0].covered, cellOf(corner))).toBe(false)
    }
    expect(stage.log('roped').length).toBe(1)
  })

  test('it may be covered afterwards, and pays only once', () => {
    const stage = new Stage({ settlers: [{ ...settler, lying: alleys('d7', 'c8', 'e8', 'e9') }, {}] })
    stage.play('lay 1 alley', 'at d9', 'at d8')
    expect(stage.log('roped').length).toBe(1)
    expect(stage.player(0)).toMatchObject({ score: 5 + 3, roped: ['d8'] })
  })

  test('covered before, it never pays', () => {
    const stage = new Stage({ settlers: [{ ...settler, lying: alleys('d7', 'c8', 'e8', 'e9', 'd8') }, {}] })
    expect(stage.play('lay 1 alley', 'at d9').log('roped')).toEqual([])
  })
})

describe('Panneau', () => {
  // Signposts on h2, a6 and f9.
  const settler = { board: 'signal-butte', ...conquest } as const

  test('the store set aside comes from the tray', () => {
    const stage = new Stage({ settlers: [settler, {}], agenda: [{ do: 'settleIn' }, { do: 'turn', seat: 0 }] })
    const store = stage.state.stacks[pieceOf('general-store')]
    stage.play('lay 1 alley')
    expect(stage.player(0).storeAside).toBe(true)
    expect(stage.state.stacks[pieceOf('general-store')]).toBe(store - 1)
  })

  test('with two signposts covered it goes over the third, linked or not, and pays', () => {
    const stage = new Stage({ settlers: [{ ...settler, lying: alleys('h2', 'a5') }, {}] })
    stage.state.players[0].storesAside = 1
    stage.play('lay 1 alley', 'at a6')
    expect(stage.asked?.kind).toBe('signpost-turn')
    stage.play(stage.options[0])
    expect(stage.why(0, 'a3')).toEqual(['not-on-signpost'])
    stage.play(stage.options[0])
    expect(stage.player(0).tiles).toMatchObject([{ tile: 'general-store' }])
    expect(stage.log('gained').filter(({ source }) => source === 'sign').length).toBe(3)
  })

  test('the store is laid before anything its placement completes, and later tiles may be linked to it', () => {
    const stage = new Stage({
      settlers: [{ ...settler, lying: alleys('h2', 'a5') }, {}],
      agenda: [
        { do: 'turn', seat: 0 },
        { do: 'turn', seat: 0 },
      ],
    })
    stage.state.players[0].storesAside = 1
    stage.play('lay 1 alley', 'at a6')
    stage.play(stage.options[0])
    stage.play(stage.options[0])
    // The alley of its sign is laid at once.
    stage.play('at a4')
    expect(stage.log('laid').map(({ piece }) => piece)).toEqual(['alley', 'general-store', 'alley'])
    const store = stage.player(0).tiles[0].cells
    const [player] = stage.state.players
    expect(has(groupAt(player.covered, cellOf('a5')), cellOf(store[0]))).toBe(false)
    stage.play('lay 1 alley')
    const near = store.flatMap((cell) => NEIGHBOURS[cellOf(cell)].map((next) => `at ${CELL_IDS[next]}`))
    expect(stage.options.some((id) => near.includes(id))).toBe(true)
  })

  test('the second and the third covered at once: the store is lost [house]', () => {
    const stage = new Stage({ settlers: [{ ...settler, lying: alleys('h2', 'a5', 'f9') }, {}] })
    stage.state.players[0].storesAside = 1
    stage.play('lay 1 alley', 'at a6')
    expect(stage.log('storeLost')).toEqual([{ seat: 0, tile: 'general-store' }])
  })

  test('without room for it, it is lost [house]', () => {
    const lying = alleys('h2', 'a5', 'f8', 'e9', 'f10')
    const stage = new Stage({ settlers: [{ ...settler, lying }, {}] })
    stage.state.players[0].storesAside = 1
    stage.play('lay 1 alley', 'at a6')
    expect(stage.log('storeLost')).toEqual([{ seat: 0, tile: 'general-store' }])
  })
})

describe('Chemin de fer', () => {
  const line = ['b5', 'c5', 'd5', 'e5', 'f5', 'g5', 'h5', 'i5', 'j5']
  const points = (...cells: readonly string[]) =>
    conquestEndPoints(
      sceneState({ settlers: [{ board: 'iron-junction', ...conquest, lying: alleys(...cells) }, {}] }).players[0],
    )

  test('a point per square of the longest stretch, 5 more for the whole line', () => {
    expect(points('b5', 'c5', 'e5', 'f5', 'g5')).toBe(3)
    expect(points(...line)).toBe(9 + 5)
  })
})

describe('Ville fantôme', () => {
  // Ashen Flat: a1 b1 a2 b2 c2, haunted by the bandit on d2.
  const stage = () =>
    new Stage({ year: 4, settlers: [{ board: 'boot-hill', ...conquest, lying: alleys('a1', 'b1', 'a2', 'b2') }, {}] })

  test('4 points with its bandit dead, 2 fewer with him alive', () => {
    expect(stage().play('lay 1 alley', 'at c2').log('ghosts')).toEqual([
      { seat: 0, town: 'ashen-flat', laid: false, points: -2 },
    ])
    const quiet = stage()
    const [player] = quiet.state.players
    player.tombstones = player.standing
    expect(quiet.play('lay 1 alley', 'at c2').log('ghosts')).toMatchObject([{ laid: true, points: 4 }])
  })
})

describe('Grande transhumance', () => {
  test('a market beside the pasture pays once', () => {
    // A market lies on h11; the corral's fields fill the row above it, or end one square short of it.
    const corral = (at: string) => {
      const settler = { board: 'longhorn-valley', ...conquest, lying: alleys('f8', 'g8'), gold: 1 } as const
      const stage = new Stage({ settlers: [settler, {}] })
      stage.state.players[0].sawmills = 1
      return stage.play('use sawmill', 'saw wild-corral', 'turn 180', at)
    }
    expect(corral('at f9').play('wrangle 3').log('driven')).toEqual([])
    const paid = corral('at g9').play('wrangle 3')
    expect(paid.log('driven')).toEqual([{ seat: 0, markets: 1, points: 4 }])
    expect(paid.player(0)).toMatchObject({ score: 5 + 2 + 4, marketsPaid: ['h11'] })
  })

  test('each market pays once per game', () => {
    const settler = { board: 'longhorn-valley', ...conquest, lying: alleys('f8', 'g8'), gold: 1 } as const
    const stage = new Stage({ settlers: [settler, {}] })
    Object.assign(stage.state.players[0], { sawmills: 1, markets: (1 << 4) - 1 })
    stage.play('use sawmill', 'saw wild-corral', 'turn 180', 'at g9', 'wrangle 3')
    expect(stage.log('driven')).toEqual([])
  })
})
