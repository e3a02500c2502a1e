/** Faces Conquête, one after the other, and Mode Solo. */
import { describe, expect, test } from 'vitest'
import { rankOf } from '../src/data/solo.ts'
import { pieceOf, wildTiledWest } from '../src/index.ts'
import { cellOf } from '../src/data/grid.ts'
import { maskOf } from '../src/mask.ts'
import { conquestEndPoints } from '../src/scoring.ts'
import { type Lying, sceneState, Stage } from './support/scene.ts'

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
    expect(paid.player(0)).toMatchObject({ score: 5 + 2 + 4, marketsPaid: 1 })
  })
})

describe('Mode Solo', () => {
  test('bullets of a card cover the Ridge first, then the cards; what is left is kept', () => {
    const stage = new Stage({
      players: 1,
      round: 2,
      banditCards: ['bandit-09', 'bandit-08', 'bandit-07'],
      agenda: [
        { do: 'hillBandit', seat: 0 },
        { do: 'banditCard' },
        { do: 'banditCard' },
        { do: 'banditCard' },
        { do: 'turn', seat: 0 },
      ],
    }).play('hill bandit g1')
    expect(stage.log('ridgeShot')).toEqual([
      { bandits: 2, spare: 0 },
      { bandits: 1, spare: 0 },
    ])
    expect(wildTiledWest.view(stage.state, 0).ridge).toMatchObject({ buried: 2, total: 2, spareBullets: 0 })
    expect(stage.revealed).toBe(true)
  })

  test.each([
    [0, { winners: [0], losers: [] }, 2],
    [1, { winners: [], losers: [0] }, 3],
  ])('the tussle with %i bandits more than the Ridge', (more, outcome, ridge) => {
    const stage = new Stage({
      players: 1,
      settlers: [{ bandits: more === 0 ? [] : ['a1'] }],
      agenda: [{ do: 'turn', seat: 0 }, { do: 'tussle' }],
    }).play('lay 1 alley')
    expect(stage.log('tussle')).toMatchObject([outcome])
    // Level or ahead, the Ridge grows.
    expect(wildTiledWest.view(stage.state, 0).ridge?.bandits).toBe(ridge + (more === 0 ? 1 : 0))
  })

  test('ranks', () => {
    expect([-3, 89, 90, 104, 119, 139, 140].map(rankOf)).toEqual([
      'sidekick',
      'sidekick',
      'cowhand',
      'cowhand',
      'deputy',
      'sharpshooter',
      'stranger',
    ])
  })
})
