/** Every example of the rulebook, under the name of its section. */
import { describe, expect, test } from 'vitest'
import { acePoints, rainbowPoints } from '../src/scoring/aces.ts'
import { wildTiledWest } from '../src/index.ts'
import { CELL_IDS, cellOf } from '../src/data/grid.ts'
import { maskOf, union } from '../src/data/mask.ts'
import { inSight } from '../src/rules/sheriffs.ts'
import { playerAcePoints, postPoints } from '../src/scoring.ts'
import { Stage } from './support/scene.ts'

const squares = (...ids: readonly string[]) => maskOf(ids.map(cellOf))

describe('Lancer et placer les dés', () => {
  test('three 11s lie at 11, 12 and 13', () => {
    const stage = new Stage({
      players: 3,
      agenda: [{ do: 'hillBandit', seat: 0 }, { do: 'roll' }, { do: 'turn', seat: 0 }],
    })
    stage.roll([11, 11, 11], []).play('hill bandit g1')
    expect(stage.log('diceRolled')).toMatchObject([{ prairie: [11, 11, 11] }])
    expect(stage.log('dicePlaced')).toMatchObject([{ prairie: [11, 12, 13] }])
  })
})

/** Dice A (river 1) and B (river 2, its nearest stack exhausted) and C (prairie 10), with one gold, as Becca has them. */
describe('Drafter une tuile, exemple: Becca with 1 gold and dice A, B and C', () => {
  const becca = (gold: number) =>
    new Stage({
      settlers: [{ gold }, {}],
      river: [1, 2],
      prairie: [10],
      stacks: { 'high-noon': 0 },
    })

  test('die A: the nearest stack, or for 1 gold the one behind it; die B: the first stack left; die C: no jumping', () => {
    const drafts = becca(1).options.filter((id) => id.includes(' with '))
    expect(drafts).toEqual([
      'heart-square with prairie 10',
      'spade-crossing with river 1',
      'bank with river 1',
      'undertaker with river 2',
    ])
  })

  test('jumping along B would cost 1 for the jump and 2 for the tile', () => {
    expect(becca(2).options).not.toContain('assay-office with river 2')
    const stage = becca(3).play('assay-office with river 2')
    expect(stage.log('drafted')).toMatchObject([{ tile: 'assay-office', cost: 3 }])
    expect(stage.state.river).toEqual([1])
  })

  test('why not: too expensive, behind another, exhausted, no die', () => {
    const stage = becca(1)
    expect(stage.why(0, 'stack assay-office')).toEqual(['too-expensive'])
    expect(stage.why(0, 'stack diamond-steps')).toEqual(['behind-another'])
    expect(stage.why(0, 'stack high-noon')).toEqual(['stack-exhausted'])
    expect(stage.why(0, 'stack barn')).toEqual(['no-die'])
    expect(stage.why(0, 'stack bank')).toEqual([])
  })
})

describe('Affrontement, exemple: the tussle of year 2', () => {
  const dolly = { board: 'iron-junction' } as const
  const bandits = (...cells: string[]) => ({ bandits: cells })

  test('Dolly 1, Johnny 5, Becca 3: +3 and a hill bandit, -3, nothing', () => {
    const stage = new Stage({
      year: 2,
      settlers: [dolly, bandits('a1', 'b1', 'c1'), bandits('a1')],
      agenda: [{ do: 'tussle' }],
    })
    stage.state.players[0].standing = squares(stage.player(0).standing[0])
    expect(stage.state.players.map((_, seat) => stage.player(seat).standing.length)).toEqual([1, 5, 3])
    expect(stage.asked).toEqual({ seat: 0, kind: 'hill-bandit' })
    stage.play(stage.options[0])
    expect([0, 1, 2].map((seat) => stage.player(seat).score)).toEqual([5 + 3, 5 - 3, 5])
    expect(stage.player(0).standing.length).toBe(2)
  })
})

describe('As, exemple: Dolly’s aces are worth 18', () => {
  test('3 spades, 2 hearts, 1 club and the diamond card', () => {
    expect(acePoints([3, 2, 1, 1])).toBe(18)
    expect(rainbowPoints([3, 2, 1, 1])).toBe(12)
  })

  test('the diamond comes from the supply with the Grand Saloon', () => {
    const stage = new Stage({ settlers: [{ lying: [['alley', 0, 'f5']], aces: [3, 2, 1, 0], gold: 2 }, {}] })
    stage.state.players[0].sawmills = 1
    expect(playerAcePoints(stage.state.players[0])).toBe(6 + 6)
    stage.lay('use sawmill', 'saw grand-saloon', 'turn 0').play(stage.options[0], 'ace of diamonds')
    expect(stage.player(0).aceCards).toEqual(['diamond'])
    expect(playerAcePoints(stage.state.players[0])).toBe(18)
  })
})

describe('Inaugurer une ville, exemple: Lone Star', () => {
  test('5 points and the bonus of the year when its last square is covered', () => {
    // Lone Star: e2, c3 d3 e3, c4 e4.
    const lying = [
      ['alley', 0, 'e2'],
      ['alley', 0, 'c3'],
      ['alley', 0, 'd3'],
      ['alley', 0, 'e3'],
      ['alley', 0, 'c4'],
    ] as const
    const stage = new Stage({ year: 2, settlers: [{ lying }, {}] }).lay('lay 1 alley', 'turn 0', 'at e4')
    expect(stage.log('townInaugurated')).toEqual([{ seat: 0, town: 'lone-star', points: 5, bonus: 2 }])
    expect(stage.player(0).score).toBe(5 + 5 + 2)
  })

  test('the tile that covers the last square may cover others as well', () => {
    const lying = ['e2', 'c3', 'd3', 'e3', 'c4'].map((cell) => ['alley', 0, cell] as const)
    const stage = new Stage({ year: 1, prairie: [1], settlers: [{ lying }, {}] })
    stage.lay('footpath with prairie 1', 'turn 0', 'at e4')
    expect(stage.log('laid')).toMatchObject([{ cells: ['e4', 'f4'] }])
    expect(stage.log('townInaugurated')).toEqual([{ seat: 0, town: 'lone-star', points: 5, bonus: 3 }])
  })

  test('one square short nothing is inaugurated', () => {
    const lying = ['e2', 'c3', 'd3', 'e3'].map((cell) => ['alley', 0, cell] as const)
    const stage = new Stage({ settlers: [{ lying }, {}] }).lay('lay 1 alley', 'turn 0', 'at e4')
    expect(stage.log('townInaugurated')).toEqual([])
  })
})

describe('Attrouper le bétail, exemple: Becca wrangles five cows for 6 points and 2 gold', () => {
  const scene = {
    contracts: ['alleys', 'gold', 'bullets', 'points'],
    prairie: [3],
    // Tile A lies beside the two printed cows d4 and d5; tile B brings two more.
    settlers: [
      {
        lying: [
          ['alley', 0, 'f5'],
          ['meadow-corner', 0, 'e4'],
        ],
      },
      {},
    ],
  } as const

  test('the big bonus for the first, and the contract flips', () => {
    const stage = new Stage(scene).lay('stock-pen with prairie 3', 'turn 0', 'at b5')
    expect(stage.options).toEqual(['wrangle 3', 'wrangle 4', 'wrangle 5', 'wait'])
    const gold = stage.player(0).gold
    stage.play('wrangle 5')
    expect(stage.player(0)).toMatchObject({ score: 5 + 6, gold: gold + 2 })
    expect(stage.log('contractTaken')).toEqual([{ seat: 0, contract: 'gold', big: true, count: 2 }])
    expect(wildTiledWest.view(stage.state, null).contracts[1]).toMatchObject({ flipped: true, bonus: 1 })
  })

  /** Tile D, three cows of its own, on Becca's next turn. */
  const nextTurn = () =>
    new Stage({
      ...scene,
      prairie: [3, 15],
      stacks: { 'general-store': 0 },
      agenda: [
        { do: 'turn', seat: 0 },
        { do: 'turn', seat: 0 },
        { do: 'turn', seat: 1 },
      ],
    })
      .lay('stock-pen with prairie 3', 'turn 0', 'at b5')
      .play('wrangle 5', 'wild-corral with prairie 15')

  test('tile D beside the pasture with the boot cannot be wrangled', () => {
    const stage = nextTurn().play('turn 180', 'at e2')
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
    expect(stage.log('wrangled').length).toBe(1)
  })

  test('tile D apart from it is a pasture of its own', () => {
    const stage = nextTurn().play('turn 90', 'at h4')
    expect(stage.options).toEqual(['wrangle 3', 'wrangle 4', 'wait'])
  })
})

describe('Shérifs et bandits, exemple: the sight lines of sheriffs 1 and 2', () => {
  /** Sheriff 1 on e8, sheriff 2 on g11. Bandits by their letters in the rulebook. */
  const bandits = { A: 'e5', B: 'e4', C: 'e3', D: 'd8', E: 'c8', F: 'd11', G: 'g8', H: 'g7' } as const
  const seenBy = (...sheriffs: string[]): string[] => {
    const [player] = new Stage({}).state.players
    player.sheriffs = squares(...sheriffs)
    player.standing = squares(...Object.values(bandits))
    // C stands in a field before a Saloon; a cow is on g9, and a building on e11.
    player.fields = union(player.fields, squares('e3', 'g9'))
    player.cows = union(player.cows, squares('g9'))
    player.houses = squares('e2', 'e11')
    const seen = inSight(player).map((cell) => CELL_IDS[cell])
    return Object.entries(bandits).flatMap(([letter, cell]) => (seen.includes(cell) ? [letter] : []))
  }

  test('sheriff 1: through gold, another bandit, a field and open squares, onto a hill but not behind it', () => {
    expect(seenBy('e8')).toEqual(['A', 'B', 'C', 'D', 'G'])
  })

  test('sheriff 2: nobody, for a building hides F, and a cow G and H', () => {
    expect(seenBy('g11')).toEqual([])
  })
})

describe('Paires d’as, exemple: Johnny’s linked posts pay 18', () => {
  test('two clubs and four hearts, both posts linked', () => {
    const { state } = new Stage({
      settlers: [
        {
          board: 'silver-creek',
          face: 'conquest',
          aces: [0, 4, 2, 0],
          // Posts: hearts on k1, clubs on a1.
          lying: [
            ['alley', 0, 'j1'],
            ['alley', 0, 'a2'],
          ],
        },
        {},
      ],
    })
    expect(postPoints(state.players[0])).toBe(18)
  })
})

describe('Mode Solo, exemple: the contract of five cows', () => {
  test('3 cows and a bandit, then 2 cows: five cows, the contract flips, nobody gains it', () => {
    const stage = new Stage({
      players: 1,
      round: 2,
      banditCards: ['bandit-01', 'bandit-02', 'bandit-09'],
      agenda: [
        { do: 'hillBandit', seat: 0 },
        { do: 'banditCard' },
        { do: 'hillBandit', seat: 0 },
        { do: 'banditCard' },
        { do: 'turn', seat: 0 },
      ],
    })
    const gold = stage.player(0).gold
    stage.play(stage.options[0])
    expect(stage.log('ridgeWrangled')).toEqual([])
    stage.play(stage.options[0])
    expect(stage.log('ridgeWrangled')).toEqual([{ cows: 5, contract: 'gold' }])
    expect(wildTiledWest.view(stage.state, 0)).toMatchObject({
      contracts: [{ flipped: false }, { flipped: true }, { flipped: false }, { flipped: false }],
      ridge: { looseCows: 0, total: 3, cards: [{ herded: true }, { herded: true }] },
    })
    expect(stage.player(0).gold).toBe(gold)
  })
})
