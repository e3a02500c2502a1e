/** The last bandit, the only hill, the square at the edge: one step beside these, and the rule would be another. */
import { start } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { LAST_BONUS_YEAR, YEAR_WITHOUT_BANDIT } from '../../src/data/figures.ts'
import { cellOf } from '../../src/data/grid.ts'
import { maskOf } from '../../src/data/mask.ts'
import type { BanditCardId } from '../../src/data/solo.ts'
import { wildTiledWest } from '../../src/index.ts'
import { railPoints } from '../../src/scoring.ts'
import { acePoints, rainbowPoints, suitPoints } from '../../src/scoring/aces.ts'
import { MEASURES } from '../../src/scoring/metrics.ts'
import type { Step } from '../../src/steps.ts'
import { type Lying, sceneState, type Settler, Stage } from '../support/scene.ts'

const alleys = (...cells: readonly string[]): Lying[] => cells.map((cell) => ['alley', 0, cell])

describe('Plateau Score', () => {
  test('towns bring more up to year 3; the fourth year has no hill bandit', () => {
    expect([LAST_BONUS_YEAR, YEAR_WITHOUT_BANDIT]).toEqual([3, 4])
  })
})

describe('Mise en place', () => {
  test('boards are dealt by lot, every one of them to somebody, none to two', () => {
    const dealt = Array.from({ length: 40 }, (_, n) => {
      const { state } = start(wildTiledWest, { players: 5, variants: { boards: 'dealt' } }, `deal ${n}`)
      return state.players.map(({ side }) => side >> 1)
    })
    for (const boards of dealt) expect(new Set(boards).size).toBe(5)
    expect([...new Set(dealt.flat())].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  const choosing = (seat: number): Step => ({ do: 'takeBoard', seat, board: -1, sides: 'chosen' })

  test('a board that somebody has taken, on either side, is not offered again', () => {
    const stage = new Stage({ players: 3, agenda: [0, 1, 2].map(choosing) })
    for (const player of stage.state.players) player.side = -1
    expect(stage.options.length).toBe(16)
    stage.play('take lone-star-flats classic')
    expect(stage.options.length).toBe(14)
    expect(stage.options).not.toContain('take lone-star-flats conquest')
    stage.play('take red-mesa conquest')
    expect(stage.options.length).toBe(12)
    expect(stage.options).not.toContain('take red-mesa classic')
    expect(stage.options).toContain('take silver-creek classic')
  })
})

describe('Règles de placement', () => {
  test('printed cows in the top row are links too', () => {
    // Cows are printed on f1 and g1.
    const settlers = [{ board: 'iron-junction', face: 'conquest', lying: alleys('e1') }, {}] as const
    expect(new Stage({ settlers }).play('lay 1 alley').options).toContain('at h1')
  })
})

describe('Église', () => {
  // Church: b1, a2 b2 c2, b3; d2 is a mine and b4 a hill.
  const closing = (bandits: readonly string[]): Stage => {
    const lying: readonly Lying[] = [['church', 0, 'b1'], ...alleys('a1', 'c1', 'a3')]
    const stage = new Stage({ settlers: [{ lying }, {}] })
    stage.state.players[0].standing = maskOf(bandits.map(cellOf))
    return stage.play('lay 1 alley', 'at c3')
  }

  test('the only bandit is laid to rest; without one there is nothing to do', () => {
    expect(closing(['g2']).log('buried')).toEqual([{ seat: 0, cell: 'g2' }])
    const none = closing([])
    expect(none.log('surrounded')).toEqual([{ seat: 0, tile: 'church', points: 5 }])
    expect(none.asked?.kind).toBe('turn')
  })
})

describe('Attrouper le bétail', () => {
  test('bullets of a contract are used at once', () => {
    const lying: readonly Lying[] = [
      ['alley', 0, 'f5'],
      ['meadow-corner', 0, 'e4'],
      ['main-street', 0, 'g4'],
    ]
    const stage = new Stage({
      prairie: [3],
      contracts: ['bullets', 'alleys', 'gold', 'points'],
      settlers: [{ lying, bandits: ['h2', 'h8'] }, {}],
    })
    // Main Street has its sheriff on h4, between the two; the square c5 brings one bullet, the contract two more.
    stage.play('stock-pen with prairie 3', 'turn 0', 'at b5', 'shoot h8')
    expect(stage.asked?.kind).toBe('wrangle')
    stage.play('wrangle 4')
    expect(stage.log('shot').map(({ cells }) => cells)).toEqual([['h8'], ['h2']])
    expect(stage.player(0).bullets).toBe(1)
  })
})

describe('Affrontement', () => {
  test('a single free hill takes the bandit', () => {
    const stage = new Stage({ year: 1, agenda: [{ do: 'turn', seat: 0 }, { do: 'tussle' }] })
    const [player, other] = stage.state.players
    player.standing = maskOf([])
    // All hills but g1.
    player.tombstones = maskOf(['g2', 'b4', 'g6', 'g7', 'c8', 'd8', 'c9'].map(cellOf))
    other.standing = maskOf([cellOf('a1')])
    expect(stage.play('lay 1 alley').log('hillBandit')).toEqual([{ seat: 0, cell: 'g1' }])
  })
})

describe('Menuisiers', () => {
  const carpenter: Settler = { board: 'lone-star-flats', face: 'conquest', lying: alleys('g5') }

  test('one gold can be stored, or none', () => {
    const barn = () => {
      const stage = new Stage({ prairie: [4], settlers: [{ ...carpenter, gold: 3 }, {}] }).play('barn with prairie 4')
      return stage.play(stage.options[0])
    }
    const one = barn().play('store 1 gold')
    expect(one.log('goldStored')).toEqual([{ seat: 0, tile: 'barn', gold: 1 }])
    expect(one.player(0)).toMatchObject({ storedGold: 1, gold: 1 })
    const none = barn().play('store 0 gold')
    expect(none.log('goldStored')).toEqual([])
    expect(none.player(0)).toMatchObject({ storedGold: 0, gold: 2 })
  })
})

describe('Pancarte blanche', () => {
  test('the single bullet of the General Store is used before gold is stored', () => {
    const lying: readonly Lying[] = [...alleys('g5'), ['main-street', 0, 'e6']]
    const settler: Settler = { board: 'lone-star-flats', face: 'conquest', lying, gold: 1, bandits: ['k6'] }
    const stage = new Stage({ settlers: [settler, {}] })
    stage.state.players[0].sawmills = 1
    stage.play('use sawmill', 'saw general-store', 'turn 0', 'at g7')
    expect(stage.asked).toEqual({ seat: 0, kind: 'store-gold' })
    expect(stage.log('shot')).toEqual([{ seat: 0, cells: ['k6'], points: 0 }])
  })
})

describe('Lasso', () => {
  // A lasso on d8: its neighbours are d7, c8, e8 and d9.
  const settler: Settler = { board: 'dusty-gulch', face: 'conquest' }

  test('with one side open it is not closed in', () => {
    const stage = new Stage({ settlers: [{ ...settler, lying: alleys('d7', 'c8', 'e9') }, {}] })
    expect(stage.play('lay 1 alley', 'at e8').log('roped')).toEqual([])
  })

  test('it brings one alley, and pays once even while it stays open', () => {
    const stage = new Stage({ settlers: [{ ...settler, lying: alleys('d7', 'c8', 'e8', 'e9') }, {}] })
    stage.play('lay 1 alley', 'at d9')
    expect(stage.log('gained')).toEqual([{ seat: 0, gain: 'alleys', count: 1, source: 'lasso' }])
    stage.play('at d10')
    expect(stage.log('roped').length).toBe(1)
  })
})

describe('Grande transhumance [house]', () => {
  test('a market that was paid by one pasture pays no other', () => {
    const corral = (markets: number): Stage => {
      const settler: Settler = { board: 'longhorn-valley', face: 'conquest', lying: alleys('f8', 'g8'), gold: 1 }
      const stage = new Stage({ settlers: [settler, {}] })
      Object.assign(stage.state.players[0], { sawmills: 1, markets })
      return stage.play('use sawmill', 'saw wild-corral', 'turn 180', 'at g9', 'wrangle 3')
    }
    const first = corral(0)
    expect(first.log('driven')).toEqual([{ seat: 0, markets: 1, points: 4 }])
    expect(corral(first.state.players[0].markets).log('driven')).toEqual([])
  })
})

describe('Mode Solo', () => {
  const revealing = (flipped: number, ...cards: readonly BanditCardId[]): Stage => {
    const reveals = cards.map((): Step => ({ do: 'banditCard' }))
    const stage = new Stage({
      players: 1,
      round: 2,
      banditCards: [...cards, 'bandit-11'],
      agenda: [{ do: 'hillBandit', seat: 0 }, ...reveals, { do: 'turn', seat: 0 }],
    })
    stage.state.flipped = flipped
    return stage.play('hill bandit g1')
  }

  test('seven cows or more turn the contract for seven, if it is the one left', () => {
    const cows = (flipped: number) =>
      revealing(flipped, 'bandit-01', 'bandit-06', 'bandit-02', 'bandit-04').log('ridgeWrangled')
    expect(cows(0b0111)).toMatchObject([{ cows: 7 }])
  })

  test('with every contract turned, cows go on being loose', () => {
    const stage = revealing(0b1111, 'bandit-01', 'bandit-06', 'bandit-02', 'bandit-04')
    expect(stage.log('ridgeWrangled')).toEqual([])
    expect(stage.state.flipped).toBe(0b1111)
  })
})

describe('As', () => {
  test('every hand is worth its sets of one suit and its sets of several', () => {
    const numbers = [0, 1, 4, 8, 14]
    for (const a of numbers)
      for (const b of numbers)
        for (const c of numbers)
          for (const d of numbers) {
            const one = [a, b, c, d].reduce((sum, count) => sum + suitPoints(count), 0)
            expect([a, b, c, d, acePoints([a, b, c, d])]).toEqual([a, b, c, d, one + rainbowPoints([a, b, c, d])])
          }
  })
})

describe('Chemin de fer [house]', () => {
  test('a line of which nothing is covered brings nothing', () => {
    const [player] = sceneState({ settlers: [{ board: 'iron-junction', face: 'conquest' }, {}] }).players
    expect(railPoints(player)).toBe(0)
  })
})

describe('Partenaires [house]', () => {
  test('aces in all, of different suits, and of one suit', () => {
    const [player] = sceneState({ settlers: [{ aces: [2, 0, 1, 3] }, {}] }).players
    const metrics = ['aces', 'distinct-suits', 'most-aces-of-one-suit'] as const
    expect(metrics.map((metric) => MEASURES[metric](player))).toEqual([6, 3, 3])
  })

  test.each([
    [['f6'], 0],
    [['a6'], 1],
    [['k6'], 1],
    [['f1'], 1],
    [['f11'], 1],
    [['a1'], 2],
    [['k1'], 2],
    [['k11'], 2],
    [['a1', 'k11'], 4],
    [['b2', 'j10'], 0],
  ])('covering %j touches %i edges of the board', (cells, edges) => {
    const [player] = sceneState({}).players
    player.covered = maskOf(cells.map(cellOf))
    expect(MEASURES['edges-touched'](player)).toBe(edges)
  })
})
