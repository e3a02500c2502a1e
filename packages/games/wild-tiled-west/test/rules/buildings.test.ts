/** Bâtiments, by the colour of their sign, and Miner l'or. */
import { describe, expect, test } from 'vitest'
import { pinkPoints } from '../../src/scoring.ts'
import { maskOf } from '../../src/data/mask.ts'
import { cellOf } from '../../src/data/grid.ts'
import { type TileId, wildTiledWest } from '../../src/index.ts'
import { type Lying, sceneState, Stage } from '../support/scene.ts'

/** Lays a tile of any stack on a turn with a Sawmill far away, so that no dice are needed. */
function built(tile: TileId, lying: readonly Lying[] = [['alley', 0, 'f5']], at = 0): Stage {
  const stage = new Stage({ settlers: [{ lying, gold: 9 }, {}] })
  stage.state.players[0].sawmills = 1
  stage.play('use sawmill', `saw ${tile}`)
  if (stage.asked?.kind === 'turn-piece') stage.play(stage.options[0])
  return stage.play(stage.options[at])
}

describe('Pancarte blanche', () => {
  test.each([
    ['bank', { gold: 3 }],
    ['gunsmith', { bullets: 3 }],
    ['general-store', { gold: 1, bullets: 1, alleys: 1 }],
  ] as const)('%s pays when placed', (tile, wages) => {
    const gained = built(tile)
      .log('gained')
      .filter(({ source }) => source === 'sign')
    expect(Object.fromEntries(gained.map(({ gain, count }) => [gain, count]))).toEqual(wages)
  })

  test('Assay Office: two pickaxes', () => {
    expect(built('assay-office').log('mineAdvanced')).toMatchObject([{ space: 3 }])
  })

  test('Grand Saloon: an ace card of one’s choice, as long as there are any', () => {
    const stage = built('grand-saloon')
    expect(stage.asked?.kind).toBe('ace-card')
    expect(stage.options).toEqual(['ace of spades', 'ace of hearts', 'ace of clubs', 'ace of diamonds'])
    stage.play('ace of clubs')
    expect(stage.player(0)).toMatchObject({ aceCards: ['club'], aces: { club: 1 } })
  })
})

describe('Pancarte rouge', () => {
  test('pays once nothing can be laid beside it; edges and fixed squares are closed', () => {
    // The Hotel fills a1 b1 c1 and b2 in the corner.
    const lying = [['hotel', 0, 'a1']] as const
    const stage = new Stage({
      settlers: [{ lying: [...lying, ['alley', 0, 'd1'], ['alley', 0, 'a2'], ['alley', 0, 'c2']] }, {}],
    }).play('lay 1 alley', 'at b3')
    expect(stage.log('surrounded')).toEqual([{ seat: 0, tile: 'hotel', points: 6 }])
    expect(stage.player(0).tiles[0]).toMatchObject({ tile: 'hotel', paid: true })
  })

  test('diagonals do not matter, and a sign pays only once', () => {
    const lying: readonly Lying[] = [
      ['hotel', 0, 'a1'],
      ['alley', 0, 'd1'],
      ['alley', 0, 'a2'],
      ['alley', 0, 'c2'],
      ['alley', 0, 'b3'],
    ]
    const stage = new Stage({ settlers: [{ lying }, {}] })
    stage.state.players[0].paid = 1
    stage.play('lay 1 alley', 'at c3')
    expect(stage.log('surrounded')).toEqual([])
  })

  test('Church: 5 points and a bandit laid to rest without a bullet', () => {
    const lying: readonly Lying[] = [
      ['church', 0, 'b1'],
      ['alley', 0, 'a1'],
      ['alley', 0, 'c1'],
      ['alley', 0, 'a3'],
    ]
    // Church: b1, a2 b2 c2, b3; d2 is a mine and b4 a hill.
    const stage = new Stage({ settlers: [{ lying }, {}] }).play('lay 1 alley', 'at c3')
    expect(stage.log('surrounded')).toEqual([{ seat: 0, tile: 'church', points: 5 }])
    expect(stage.asked?.kind).toBe('church')
    stage.play('bury g2')
    expect(stage.player(0)).toMatchObject({ tombstones: ['g2'], bullets: 0 })
  })

  test('Blacksmith: two pickaxes, also dropped into a closed hole', () => {
    // B- B- Rb / B-: a1 b1 c1, a2.
    const lying: readonly Lying[] = [
      ['alley', 0, 'b2'],
      ['alley', 0, 'a3'],
      ['alley', 0, 'd1'],
      ['alley', 0, 'c2'],
    ]
    const stage = new Stage({ settlers: [{ lying }, {}] })
    stage.state.players[0].sawmills = 1
    stage.play('use sawmill', 'saw blacksmith', 'turn 0', 'at a1')
    expect(stage.log('surrounded')).toEqual([{ seat: 0, tile: 'blacksmith', points: 0 }])
    expect(stage.player(0).mine).toBe(3)
  })
})

describe('Pancarte rose', () => {
  const pink = (tile: TileId, change: (p: ReturnType<typeof sceneState>['players'][number]) => void) => {
    const [player] = sceneState({ settlers: [{ lying: [[tile, 0, 'a1']] }, {}] }).players
    change(player)
    return pinkPoints(player)
  }

  test('Stables: 8 points if every horseshoe is covered', () => {
    expect(pink('stables', () => undefined)).toBe(0)
    expect(pink('stables', (p) => (p.covered = p.covered.map(() => (1 << 11) - 1)))).toBe(8)
  })

  test('Schoolhouse 2 per town, Undertaker 1 per tombstone up to 4, Bunkhouse 3 per boot', () => {
    expect(pink('schoolhouse', (p) => (p.towns = 0b101))).toBe(4)
    const graves = (...cells: readonly string[]) =>
      pink('undertaker', (p) => (p.tombstones = maskOf(cells.map(cellOf))))
    expect(graves('g2', 'g6')).toBe(2)
    expect(graves('g2', 'g6', 'e1', 'e3', 'e4', 'e5')).toBe(4)
    expect(pink('bunkhouse', (p) => (p.boots = maskOf([cellOf('d4')])))).toBe(3)
  })
})

describe('Pancarte jaune', () => {
  test('Barn: a gold for every wrangle, two with two of them', () => {
    const lying: readonly Lying[] = [
      ['barn', 0, 'a1'],
      ['barn', 0, 'a3'],
      ['alley', 0, 'f5'],
      ['meadow-corner', 0, 'e4'],
    ]
    const stage = new Stage({ prairie: [3], settlers: [{ lying }, {}] }).play(
      'stock-pen with prairie 3',
      'turn 0',
      'at b5',
    )
    stage.play('wrangle 3')
    expect(stage.log('gained')).toContainEqual({ seat: 0, gain: 'gold', count: 2, source: 'barn' })
  })

  test('Sheriff’s Office: a point for every bandit its owner’s sheriffs shoot, its own shots included', () => {
    // The sheriff comes to stand on g5: the printed bandit g6 is next to him, the one on g2 behind his own office.
    const stage = new Stage({ settlers: [{ lying: [['alley', 0, 'f6']], gold: 2, bullets: 3 }, {}] })
    stage.state.players[0].sawmills = 1
    stage.play('use sawmill', 'saw sheriffs-office', 'turn 0', 'at f4')
    expect(stage.log('shot')).toEqual([{ seat: 0, cells: ['g6'], points: 1 }])
    expect(stage.player(0)).toMatchObject({ score: 5 + 1, bullets: 2 })
  })
})

describe('Miner l’or et Partenaires', () => {
  test('covering a pickaxe moves the marker; the fourth space brings a second partner', () => {
    // d1 is a pickaxe.
    const stage = new Stage({
      settlers: [{ mine: 3, lying: [['alley', 0, 'e1']] }, {}],
      row: ['mayor', 'banker', 'paver'],
    }).play('lay 1 alley', 'at d1')
    expect(stage.asked).toEqual({ seat: 0, kind: 'second-partner' })
    expect(stage.options).toEqual(['partner mayor', 'partner banker', 'partner paver', 'draw a partner'])
    stage.play('partner banker')
    expect(stage.player(0).second).toBe('banker')
    expect(stage.state.row.length).toBe(3)
    expect(stage.revealed).toBe(true)
  })

  test('two Blacksmiths surrounded at once pass the hat together: still one second partner only', () => {
    // Smithies on a1 b1 c1 a2 and on a3 b3 c3 c4 have b2 in common.
    const lying: readonly Lying[] = [
      ['blacksmith', 0, 'a1'],
      ['blacksmith', 4, 'a3'],
      ...['d1', 'c2', 'd3', 'a4', 'c5'].map((cell): Lying => ['alley', 0, cell]),
    ]
    const stage = new Stage({ settlers: [{ mine: 2, lying }, {}], row: ['mayor', 'banker', 'paver'] })
    const { partners } = wildTiledWest.census(stage.state)
    stage.play('lay 1 alley', 'at b2')
    expect(stage.log('mineAdvanced')).toMatchObject([{ space: 4 }, { space: 6 }])
    stage.play('partner banker')
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
    expect(stage.player(0).second).toBe('banker')
    expect(wildTiledWest.census(stage.state).partners).toBe(partners)
  })

  test('beyond the last space pickaxes do nothing [house]', () => {
    const settler = { mine: 10, second: 'mayor', lying: [['alley', 0, 'e1']] } as const
    const stage = new Stage({ settlers: [settler, {}] }).play('lay 1 alley', 'at d1')
    expect(stage.log('mineAdvanced')).toEqual([])
    expect(stage.player(0).mine).toBe(10)
  })
})
