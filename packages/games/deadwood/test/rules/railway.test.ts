import { describe, expect, test } from 'vitest'
import { deadwood } from '../../src/index.ts'
import { EMPTY, RAIL } from '../../src/state.ts'
import { type Scene, Stage } from '../support/scene.ts'

const TO_TOWN_HALL = ['send novice to town-hall', 'annex town-hall'] as const
const NO_TILES = [[], [], []] as const

describe('Mairie', () => {
  test('a poster goes to the box, then a rail tile, then the top tile of every stack', () => {
    const stage = new Stage({
      posters: [2, 0, 0],
      stacks: [['bank', 'hotel'], ['gold-mine'], []],
    }).play(...TO_TOWN_HALL)
    expect(stage.player(0).posters).toBe(1)
    expect(stage.options).toEqual(['rail on r6c1', 'rail on r6c2'])
    expect(stage.revealed).toBe(false)
    stage.play('rail on r6c1')
    expect(stage.log('tileDrawn').map(({ building }) => building)).toEqual(['bank', 'gold-mine'])
    expect(stage.revealed).toBe(true)
    expect(stage.options).toContain('build gold-mine on r2c3')
    // A tile just built counts for the next one.
    expect(stage.options).not.toContain('build bank on r5c1')
    stage.play('build gold-mine on r4c2')
    expect(stage.options).toContain('build bank on r5c1')
    stage.play('build bank on r5c1')
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('without posters the first step is passed over [house]', () => {
    const stage = new Stage({ stacks: NO_TILES }).play(...TO_TOWN_HALL, 'rail on r6c2')
    expect(stage.log('railLaid')).toEqual([{ seat: 0, plot: 'r6c2', tile: 1 }])
  })

  test('without room a tile goes under its stack, in plain sight', () => {
    const stage = new Stage({ stacks: [['bank', 'hotel'], [], []], line: ['r6c1'] })
    stage.state.lots = stage.state.lots.map((tile) => (tile === EMPTY ? RAIL : tile))
    stage.play(...TO_TOWN_HALL, 'rail on r5c1')
    expect(stage.log('tileReturned')).toEqual([{ building: 'bank', stack: 1 }])
    expect(deadwood.view(stage.state, null).stacks[0].tiles).toEqual(['hotel', 'bank'])
  })

  test('what lies under a stack in plain sight does not tell two others apart', () => {
    const stage = new Stage({ stacks: [['bank', 'hotel', 'casino'], [], []], line: ['r6c1'] })
    stage.state.lots = stage.state.lots.map((tile) => (tile === EMPTY ? RAIL : tile))
    stage.play(...TO_TOWN_HALL, 'rail on r5c1')
    expect(deadwood.view(stage.state, null).stacks[0].tiles).toEqual([null, null, 'bank'])
  })
})

describe('La voie ferrée', () => {
  const town = { hotel: 'r3c2', bank: 'r5c1', 'gunsmith-1': 'r5c2', casino: 'r4c1' } as const

  test('each tile has two plots, one row up', () => {
    for (const [line, options] of [
      [[], ['r6c1', 'r6c2']],
      [['r6c1'], ['r5c1', 'r5c2']],
      [
        ['r6c2', 'r5c3'],
        ['r4c3', 'r4c4'],
      ],
      [
        ['r6c2', 'r5c3', 'r4c3', 'r3c3'],
        ['r2c3', 'r2c4'],
      ],
    ] as const) {
      const stage = new Stage({ line, town: { 'saloon-x': 'r2c1' }, stacks: NO_TILES }).play(...TO_TOWN_HALL)
      expect(stage.options).toEqual(options.map((plot) => `rail on ${plot}`))
    }
  })

  test('cowboys next to the tile may annex, in the order of who laid it; each owner decides', () => {
    const stage = new Stage({
      town,
      cowboys: { bank: [[1, 'novice']], 'gunsmith-1': [[2, 'novice']], casino: [[1, 'veteran']] },
      stacks: NO_TILES,
    }).play(...TO_TOWN_HALL, 'rail on r6c1')
    expect(stage.asked).toEqual({ seat: 0, kind: 'activate' })
    expect(stage.options).toEqual(['activate gunsmith-1 of seat 2', 'activate bank of seat 1'])
    stage.play('activate bank of seat 1')
    expect(stage.asked).toEqual({ seat: 1, kind: 'annex' })
    stage.play('annex bank')
    // The last one needs no choice of order.
    expect(stage.asked).toEqual({ seat: 2, kind: 'annex' })
    stage.play('leave alone gunsmith-1')
    expect(stage.player(1)).toMatchObject({ money: 10, posters: 1 })
    expect(stage.player(2).cartridges).toBe(1)
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('the Hotel is paid wherever it stands', () => {
    const stage = new Stage({ town, cowboys: { hotel: [[2, 'novice']] }, stacks: NO_TILES })
    stage.play(...TO_TOWN_HALL, 'rail on r6c1')
    expect(stage.player(2).money).toBe(7)
  })

  test('a Hotel under the tile is destroyed and pays nothing [house]', () => {
    const stage = new Stage({ town: { hotel: 'r6c1' }, cowboys: { hotel: [[2, 'novice']] }, stacks: NO_TILES })
    stage.play(...TO_TOWN_HALL, 'rail on r6c1')
    expect(stage.player(2)).toMatchObject({ money: 5, mine: { novice: 1 } })
  })

  test('the starting Saloon goes under the first stack', () => {
    const stage = new Stage({ town: { 'saloon-x': 'r6c1' }, stacks: NO_TILES })
    stage.play(...TO_TOWN_HALL, 'rail on r6c1')
    expect(stage.log('destroyed')).toEqual([{ building: 'saloon-x', plot: 'r6c1', stack: 1 }])
    expect(stage.log('tileDrawn')).toEqual([{ seat: 0, building: 'saloon-x', stack: 1 }])
  })

  test('an activation lapses when its cowboy has left [house]', () => {
    const stage = new Stage({
      town: { 'general-store-1': 'r5c1', bank: 'r5c2', casino: 'r3c2' },
      cowboys: { 'general-store-1': [[1, 'novice']], bank: [[1, 'veteran']] },
      stacks: NO_TILES,
    }).play(...TO_TOWN_HALL, 'rail on r6c1', 'activate general-store-1 of seat 1', 'annex general-store-1')
    stage.play('move from bank', 'move to casino', 'leave alone casino')
    expect(stage.log('activated').length).toBe(1)
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })
})

describe('La voie ferrée, Mairie imbriquée [house]', () => {
  const nested: Scene = {
    town: { 'general-store-1': 'r5c1', bank: 'r5c2', 'gunsmith-1': 'r4c1', casino: 'r2c1' },
    cowboys: { 'general-store-1': [[1, 'novice']], bank: [[2, 'novice']], casino: [[1, 'veteran']] },
    cartridges: [0, 0, 0],
    ponies: [0, 0, 0],
    stacks: NO_TILES,
    turn: 0,
  }

  test('a store activated by a rail attacks the Town Hall and lays another tile inside the first resolution', () => {
    const stage = new Stage(nested).play(...TO_TOWN_HALL, 'rail on r6c1')
    stage.play('activate general-store-1 of seat 1', 'annex general-store-1', 'move from casino')
    stage.roll(6, 1).play('move to town-hall')
    expect(stage.log('duelEnds')).toMatchObject([{ outcome: 'attackerWins' }])
    stage.play('annex town-hall')
    expect(stage.asked).toEqual({ seat: 1, kind: 'rail' })
    // The inner tile destroys the bank, whose cowboy was still owed an annexation by the outer one.
    stage.play('rail on r5c2')
    expect(stage.log('railLaid').map(({ seat, tile }) => [seat, tile])).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(stage.log('activated').map(({ building }) => building)).toEqual(['general-store-1', 'general-store-1'])
    expect(stage.asked).toEqual({ seat: 1, kind: 'annex' })
    // The inner Town Hall builds, then the outer one: the destroyed bank comes back at once.
    stage.play('leave alone general-store-1')
    expect(stage.asked).toEqual({ seat: 1, kind: 'build' })
    stage.play('build bank on r2c2')
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
    expect(stage.state.owed).toEqual([])
  })

  test('what the outer tile owes is still owed once the inner one is done', () => {
    const stage = new Stage(nested).play(...TO_TOWN_HALL, 'rail on r6c1')
    stage.play('activate general-store-1 of seat 1', 'annex general-store-1', 'move from casino')
    stage.roll(6, 1).play('move to town-hall', 'annex town-hall')
    // The inner tile destroys the store and lies next to the bank as well.
    stage.play('rail on r5c1', 'annex bank')
    expect(stage.asked).toEqual({ seat: 1, kind: 'build' })
    stage.play('build general-store-1 on r2c2')
    expect(stage.asked).toEqual({ seat: 2, kind: 'annex' })
    stage.play('annex bank')
    expect(stage.log('activated').map(({ building }) => building)).toEqual(['general-store-1', 'bank', 'bank'])
    expect(stage.player(2).money).toBe(5 + 5 + 5)
  })
})

describe('La voie ferrée, Gare imbriquée [house]', () => {
  test('a station placed inside an activation ends everything', () => {
    const stage = new Stage({
      line: ['r6c1', 'r5c1', 'r4c1'],
      town: { 'general-store-1': 'r3c2', casino: 'r2c5', 'saloon-x': 'r4c3' },
      cowboys: { 'general-store-1': [[1, 'novice']], casino: [[1, 'veteran']] },
      money: [9, 5, 5],
      cartridges: [0, 0, 0],
      ponies: [0, 0, 0],
      stacks: [['bank'], [], []],
    }).play(...TO_TOWN_HALL, 'rail on r3c1', 'annex general-store-1', 'move from casino')
    stage.roll(6, 1).play('move to town-hall', 'annex town-hall', 'rail on r2c1')
    expect(stage.log('stationBuilt')).toEqual([{ seat: 1, plot: 'r2c1' }])
    // Neither Town Hall builds any more.
    expect(stage.log('tileDrawn')).toEqual([])
    expect(stage.asked).toBeNull()
    expect(stage.state.winners).toEqual([0])
  })
})

describe('La Gare', () => {
  const line = ['r6c1', 'r5c1', 'r4c1', 'r3c1'] as const
  const scene: Scene = {
    line,
    town: { hotel: 'r2c1', bank: 'r2c3', 'saloon-x': 'r4c4', casino: 'r3c4' },
    stacks: [['laundry-1'], [], []],
  }

  test('after four rail tiles the Town Hall places the station, which destroys what is there', () => {
    const stage = new Stage({ ...scene, cowboys: { hotel: [[1, 'novice']] } }).play(...TO_TOWN_HALL)
    expect(stage.options).toEqual(['rail on r2c1', 'rail on r2c2'])
    stage.play('rail on r2c1')
    expect(stage.log('destroyed')).toMatchObject([{ building: 'hotel' }])
    expect(stage.log('earned')).toEqual([])
  })

  test('cowboys next to it may annex twice, in any order; the Hotel gets 4; then the game is over at once', () => {
    const stage = new Stage({ ...scene, cowboys: { hotel: [[1, 'novice']], bank: [[2, 'novice']] }, turn: 0 })
    stage.play(...TO_TOWN_HALL, 'rail on r2c2')
    expect(stage.log('earned')).toMatchObject([{ seat: 1, amount: 4, by: 'hotel' }])
    expect(stage.asked).toEqual({ seat: 0, kind: 'activate' })
    // The cowboy in the Town Hall is next to it too.
    expect(stage.options).toEqual([
      'activate town-hall of seat 0',
      'activate bank of seat 2',
      'activate hotel of seat 1',
    ])
    stage.play('activate bank of seat 2', 'annex bank', 'activate hotel of seat 1', 'annex hotel')
    stage.play('activate bank of seat 2', 'annex bank', 'activate hotel of seat 1', 'annex hotel')
    // Town Hall: no posters to discard, no rail to lay, nothing to build any more.
    expect(stage.asked).toBeNull()
    expect(stage.state.money).toEqual([5, 5 + 4 + 4, 5 + 10])
    expect(stage.log('tileDrawn')).toEqual([])
    expect(stage.log('gameOver')).toEqual([{ winners: [1] }])
  })

  test('the Town Hall annexed again by the station still takes a poster', () => {
    const stage = new Stage({ ...scene, posters: [3, 0, 0] }).play(...TO_TOWN_HALL, 'rail on r2c2')
    expect(stage.player(0).posters).toBe(2)
    stage.play('annex town-hall', 'annex town-hall')
    expect(stage.state.posters).toEqual([0, 0, 0])
    expect(stage.asked).toEqual({ seat: 0, kind: 'champion' })
  })

  test('Mairie, step 3 after the station: a General Store may still move a cowboy to a new building', () => {
    const stage = new Stage({
      line,
      town: { 'general-store-1': 'r2c3', casino: 'r3c4', 'saloon-x': 'r4c4' },
      cowboys: { 'general-store-1': [[0, 'gunslinger']], casino: [[0, 'veteran']] },
      stacks: [['bank', 'hotel'], [], []],
    }).play(...TO_TOWN_HALL, 'rail on r2c2', 'activate town-hall of seat 0', 'annex town-hall')
    expect(stage.log('tileDrawn')).toEqual([{ seat: 0, building: 'bank', stack: 1 }])
    stage.play('build bank on r3c3', 'activate general-store-1 of seat 0', 'annex general-store-1')
    stage.play('move from casino', 'move to bank', 'annex bank')
    expect(stage.player(0)).toMatchObject({ money: 5 + 1 + 5, posters: 1 })
    // Once no store is left to annex, nobody can come to a new building and the Town Hall only takes a poster.
    stage.play('activate general-store-1 of seat 0', 'leave alone general-store-1', 'annex town-hall')
    expect(stage.player(0).posters).toBe(0)
    expect(stage.log('tileDrawn').length).toBe(1)
    expect(stage.log('gameEnds').length).toBe(1)
  })

  test('at the Church every cowboy is activated on his own', () => {
    const stage = new Stage({
      line: ['r6c2', 'r5c3', 'r4c4', 'r3c4'],
      town: { 'saloon-x': 'r4c1' },
      posters: [0, 3, 3],
      cowboys: {
        church: [
          [1, 'novice'],
          [2, 'novice'],
        ],
      },
      stacks: NO_TILES,
    }).play(...TO_TOWN_HALL, 'rail on r2c5')
    expect(stage.options).toEqual(['activate church of seat 1', 'activate church of seat 2'])
  })
})
