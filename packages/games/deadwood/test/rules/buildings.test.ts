import { describe, expect, test } from 'vitest'
import { deadwood } from '../../src/index.ts'
import { Stage } from '../support/scene.ts'

describe('Bâtiments simples', () => {
  test.each([
    ['gunsmith-1', { money: 6, cartridges: 3, ponies: 1, posters: 0 }],
    ['gunsmith-2', { money: 6, cartridges: 3, ponies: 1, posters: 0 }],
    ['bank', { money: 10, cartridges: 1, ponies: 1, posters: 1 }],
    ['blacksmith-1', { money: 6, cartridges: 1, ponies: 2, posters: 0 }],
    ['blacksmith-2', { money: 6, cartridges: 1, ponies: 2, posters: 0 }],
    ['hotel', { money: 7, cartridges: 1, ponies: 1, posters: 0 }],
    ['laundry-1', { money: 6, cartridges: 1, ponies: 1, posters: 0 }],
    ['laundry-2', { money: 6, cartridges: 1, ponies: 1, posters: 0 }],
    ['undertaker', { money: 6, cartridges: 1, ponies: 1, posters: 0 }],
  ] as const)('%s', (id, after) => {
    const stage = new Stage({ town: { [id]: 'r3c2' } }).play(`send novice to ${id}`, `annex ${id}`)
    expect(stage.player(0)).toMatchObject(after)
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
    expect(stage.revealed).toBe(false)
  })

  test('tokens run out, money does not [house]', () => {
    const stage = new Stage({ town: { 'gunsmith-1': 'r3c2' } })
    stage.state.cartridgeSupply = 1
    stage.play('send novice to gunsmith-1', 'annex gunsmith-1')
    expect(stage.player(0)).toMatchObject({ money: 6, cartridges: 2 })
  })

  test('Banque with an empty pool: only the money', () => {
    const stage = new Stage({ town: { bank: 'r3c2' }, pool: 0 }).play('send novice to bank', 'annex bank')
    expect(stage.player(0)).toMatchObject({ money: 10, posters: 0 })
  })
})

describe('Saloon', () => {
  test('a novice is free, a gunslinger costs 1, a veteran 3; he waits in the mine', () => {
    const stage = new Stage({ money: [3, 5, 5] }).play('send novice to saloon-x', 'annex saloon-x')
    expect(stage.options).toEqual(['hire novice', 'hire gunslinger', 'hire veteran', 'pass'])
    stage.play('hire veteran')
    expect(stage.player(0)).toMatchObject({ money: 0, mine: { veteran: 1 }, reserve: { veteran: 1 } })
  })

  test('only whom one can pay and who is left', () => {
    const stage = new Stage({ money: [1, 5, 5] })
    stage.state.reserve[0] = 0
    stage.play('send novice to saloon-x', 'annex saloon-x')
    expect(stage.options).toEqual(['hire gunslinger', 'pass'])
  })

  test('hiring nobody leaves a line in the log', () => {
    const stage = new Stage({}).play('send novice to saloon-x', 'annex saloon-x', 'pass')
    expect(stage.log('nobodyHired')).toEqual([{ seat: 0 }])
    expect(stage.log('hired')).toEqual([])
  })
})

describe('Église et Blanchisserie', () => {
  const town = { 'laundry-1': 'r3c2', 'laundry-2': 'r3c4', 'general-store-1': 'r4c2' } as const

  test.each([
    [0, {}],
    [1, { 'laundry-1': [[0, 'novice']] }],
    [2, { 'laundry-1': [[0, 'novice']], 'laundry-2': [[0, 'gunslinger']] }],
  ] as const)('with %i laundries', (laundries, cowboys) => {
    const stage = new Stage({ town, cowboys, posters: [5, 0, 0], ranch: { 0: ['veteran'] } })
    const box = stage.state.box
    stage.play('send veteran to church', 'annex church')
    if (laundries > 0) stage.play(`discard ${1 + laundries}`)
    expect(stage.player(0).posters).toBe(5 - 1 - laundries)
    expect(stage.state.box).toBe(box + 1 + laundries)
  })

  test('several gangs at once, one cowboy each, no duel', () => {
    const stage = new Stage({ posters: [1, 1, 1], cowboys: { church: [[1, 'veteran']] } })
    stage.play('send novice to church', 'annex church')
    expect(stage.at('r1c5').cowboys).toEqual([
      { seat: 0, cowboy: 'novice' },
      { seat: 1, cowboy: 'veteran' },
    ])
    expect(stage.log('duelBegins')).toEqual([])
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
    expect(stage.options).not.toContain('send novice to church')
  })

  test('without posters there is nothing to annex', () => {
    expect(new Stage({}).play('send novice to church').asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test.each([
    [2, { 'laundry-1': [[0, 'gunslinger']] }],
    [3, { 'laundry-1': [[0, 'gunslinger']], 'laundry-2': [[0, 'veteran']] }],
  ] as const)('Spécial: moved by a General Store from the laundry to the Church, %i posters go', (count, cowboys) => {
    const stage = new Stage({ town, cowboys, posters: [5, 0, 0] })
    stage.play('send novice to general-store-1', 'annex general-store-1', 'move from laundry-1', 'move to church')
    stage.play('annex church', `discard ${count}`)
    expect(stage.log('postersDiscarded')).toEqual([{ seat: 0, count }])
  })

  test('"il peut défausser": with laundries fewer posters may go, but one does', () => {
    const cowboys = { 'laundry-1': [[0, 'novice']], 'laundry-2': [[0, 'gunslinger']] } as const
    const stage = new Stage({ town, cowboys, posters: [5, 0, 0], ranch: { 0: ['veteran'] } })
    stage.play('send veteran to church', 'annex church')
    expect(stage.asked).toEqual({ seat: 0, kind: 'church' })
    expect(stage.options).toEqual(['discard 1', 'discard 2', 'discard 3'])
    stage.play('discard 1')
    expect(stage.player(0).posters).toBe(4)
  })

  test('no more posters than one has', () => {
    const cowboys = { 'laundry-1': [[0, 'novice']], 'laundry-2': [[0, 'gunslinger']] } as const
    const stage = new Stage({ town, cowboys, posters: [2, 0, 0], ranch: { 0: ['veteran'] } })
    stage.play('send veteran to church', 'annex church')
    expect(stage.options).toEqual(['discard 1', 'discard 2'])
  })
})

describe('Casino', () => {
  test('a dollar from another player who has money', () => {
    const stage = new Stage({ players: 4, money: [5, 5, 0, 5], town: { casino: 'r3c2' } })
    stage.play('send novice to casino', 'annex casino')
    expect(stage.options).toEqual(['take from seat 1', 'take from seat 3'])
    stage.play('take from seat 3')
    expect(stage.state.money).toEqual([6, 5, 0, 4])
  })
})

describe('Épicerie', () => {
  const town = { 'general-store-1': 'r3c2', 'general-store-2': 'r3c4', casino: 'r4c2', bank: 'r4c3' } as const

  test('the view says whom a store moves while it is asked where to', () => {
    const stage = new Stage({ town, cowboys: { casino: [[0, 'veteran']] } })
    stage.play('send novice to general-store-1', 'annex general-store-1', 'move from casino')
    expect(deadwood.view(stage.state, 1).moving).toEqual({ from: 'casino', cowboy: 'veteran' })
    stage.play('move to bank')
    expect(deadwood.view(stage.state, 1).moving).toBeNull()
  })

  test('neither the cowboy on this store nor those in ranch or mine move, and nobody has to', () => {
    const stage = new Stage({ town, cowboys: { casino: [[0, 'veteran']] }, mine: { 0: ['novice'] } })
    stage.play('send novice to general-store-1', 'annex general-store-1')
    expect(stage.options).toEqual(['move from casino', 'pass'])
    stage.play('pass')
    expect(stage.player(0).money).toBe(6)
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('the move may mean a duel, won or lost', () => {
    const scene = {
      town,
      cowboys: { casino: [[0, 'veteran']], bank: [[1, 'novice']] },
      cartridges: [0, 0, 0],
      ponies: [0, 0, 0],
    } as const
    const moves = ['send novice to general-store-1', 'annex general-store-1', 'move from casino', 'move to bank']
    const won = new Stage({ ...scene, dice: [6, 1] }).play(...moves)
    expect(won.player(0).posters).toBe(1)
    expect(won.asked).toEqual({ seat: 0, kind: 'annex' })
    const held = new Stage({ ...scene, dice: [1, 1, 1, 1] }).play(...moves)
    expect(held.player(0).mine.veteran).toBe(1)
    expect(held.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('two stores chain: the second move may move the cowboy of the first store', () => {
    const stage = new Stage({ town, cowboys: { casino: [[0, 'veteran']] } })
    stage.play('send novice to general-store-1', 'annex general-store-1', 'move from casino', 'move to general-store-2')
    stage.play('annex general-store-2')
    expect(stage.options).toEqual(['move from general-store-1', 'pass'])
    stage.play('move from general-store-1', 'move to bank', 'annex bank')
    expect(stage.player(0).money).toBe(5 + 1 + 1 + 5)
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('the move counts as placing: the sheriff’s fee is due [house]', () => {
    const stage = new Stage({
      town: { ...town, hotel: 'r2c4' },
      sheriff: 'crossing-07',
      cowboys: { casino: [[0, 'veteran']], 'sheriffs-office': [[1, 'novice']] },
    })
    stage.play('send novice to general-store-1', 'annex general-store-1', 'move from casino', 'move to hotel')
    expect(stage.log('feePaid')).toEqual([{ seat: 0, to: 1, amount: 1 }])
  })
})

describe('Épicerie and the Sheriff’s Office', () => {
  test('a cowboy moved out of the office pays nothing: it is empty then', () => {
    const stage = new Stage({
      town: { 'general-store-1': 'r3c2', hotel: 'r2c4' },
      sheriff: 'crossing-07',
      cowboys: { 'sheriffs-office': [[0, 'veteran']] },
      money: [0, 5, 5],
    }).play('send novice to general-store-1', 'annex general-store-1', 'move from sheriffs-office', 'move to hotel')
    expect(stage.log('feePaid')).toEqual([])
  })
})

describe('Diligence', () => {
  test('two dollars, then the top tile of a chosen stack on an empty plot next to a building', () => {
    const stage = new Stage({ town: { 'stage-depot': 'r4c2' }, stacks: [['bank'], ['gold-mine', 'saloon-2'], []] })
    stage.play('send novice to stage-depot', 'annex stage-depot')
    expect(stage.player(0).money).toBe(7)
    expect(stage.options).toEqual(['draw from stack 1', 'draw from stack 2'])
    stage.play('draw from stack 2')
    expect(stage.revealed).toBe(true)
    expect(stage.options).toContain('build gold-mine on r5c1')
    expect(stage.options).not.toContain('build gold-mine on r6c1')
    stage.play('build gold-mine on r5c1')
    expect(stage.at('r5c1').tile).toBe('gold-mine')
  })
})

describe('Tribunal', () => {
  const scene = { players: 4, turn: 1, town: { courthouse: 'r3c2' } } as const

  test('one by one from the annexing player: pay for every poster, or take one more', () => {
    const stage = new Stage({ ...scene, posters: [2, 1, 0, 3], money: [2, 5, 5, 1] })
    stage.play('send novice to courthouse', 'annex courthouse')
    expect(stage.asked).toEqual({ seat: 1, kind: 'courthouse' })
    stage.play('pay the court')
    // Seat 2 has no posters; seat 3 cannot pay for three and takes one more without being asked.
    expect(stage.asked).toEqual({ seat: 0, kind: 'courthouse' })
    expect(stage.player(3).posters).toBe(4)
    stage.play('take a poster')
    expect(stage.state.money).toEqual([2, 4, 5, 1])
    expect(stage.state.posters).toEqual([3, 1, 0, 4])
  })

  test('with an empty pool only who cannot pay goes free [house]', () => {
    const stage = new Stage({ ...scene, posters: [2, 1, 0, 3], money: [2, 5, 5, 1], pool: 0 })
    stage.play('send novice to courthouse', 'annex courthouse')
    expect(stage.state.money).toEqual([0, 4, 5, 1])
    expect(stage.state.posters).toEqual([2, 1, 0, 3])
  })
})

describe('Bonimenteur', () => {
  test('up to two opposing cowboys from buildings or ranches, the sheriff’s protection notwithstanding', () => {
    const stage = new Stage({
      town: { grifter: 'r3c2', hotel: 'r2c3' },
      cowboys: { hotel: [[1, 'veteran']], church: [[2, 'novice']] },
      ranch: { 0: ['novice'], 1: ['novice', 'novice'], 2: [] },
    })
    stage.play('send novice to grifter', 'annex grifter')
    expect(stage.options).toEqual([
      'lure seat 2 from church',
      'lure seat 1 from hotel',
      'lure novice of seat 1 from ranch',
      'done',
    ])
    stage.play('lure novice of seat 1 from ranch', 'lure novice of seat 1 from ranch')
    expect(stage.player(1)).toMatchObject({ ranch: { novice: 0 }, mine: { novice: 2 } })
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('the two are picked in any order', () => {
    const stage = new Stage({
      town: { grifter: 'r3c2', hotel: 'r2c3' },
      cowboys: { hotel: [[1, 'veteran']], church: [[2, 'novice']] },
      ranch: { 0: ['novice'] },
    })
    stage.play('send novice to grifter', 'annex grifter', 'lure veteran of seat 2 from ranch')
    expect(stage.options).toContain('lure seat 2 from church')
    stage.play('lure seat 2 from church')
    expect(stage.player(2).mine).toEqual({ novice: 1, gunslinger: 0, veteran: 1 })
  })

  test('none at all is fine', () => {
    const stage = new Stage({ town: { grifter: 'r3c2' } }).play('send novice to grifter', 'annex grifter', 'done')
    expect(stage.log('sentToMine')).toEqual([])
  })
})

describe('Journal', () => {
  test('a poster of the pool for any player, oneself included', () => {
    const stage = new Stage({ town: { newspaper: 'r3c2' } }).play('send novice to newspaper', 'annex newspaper')
    expect(stage.options).toEqual(['denounce seat 0', 'denounce seat 1', 'denounce seat 2'])
    stage.play('denounce seat 2')
    expect(stage.state).toMatchObject({ money: [6, 5, 5], posters: [0, 0, 1], pool: 14 })
  })

  test('nothing with an empty pool', () => {
    const stage = new Stage({ town: { newspaper: 'r3c2' }, pool: 0 })
    stage.play('send novice to newspaper', 'annex newspaper')
    expect(stage.log('denounced')).toEqual([])
  })
})

describe('Bastringue', () => {
  test('one or two own cowboys come home, this one included', () => {
    const stage = new Stage({
      town: { 'dance-hall': 'r3c2', casino: 'r3c4' },
      cowboys: { casino: [[0, 'veteran']] },
      mine: { 0: ['novice'] },
      ranch: { 0: ['gunslinger'] },
    })
    stage.play('send gunslinger to dance-hall', 'annex dance-hall')
    expect(stage.options).toEqual([
      'call back from casino',
      'call back from dance-hall',
      'call back novice from mine',
      'done',
    ])
    stage.play('call back from dance-hall', 'call back novice from mine')
    expect(stage.player(0).ranch).toEqual({ novice: 1, gunslinger: 1, veteran: 0 })
    expect(stage.asked?.seat).toBe(1)
  })
})

describe('Télégraphe', () => {
  const wire = (more: { pool: number; box: number }) =>
    new Stage({ town: { 'telegraph-office': 'r3c2' }, ...more }).play(
      'send novice to telegraph-office',
      'annex telegraph-office',
    )

  test('two posters from the box to the pool, or the other way', () => {
    const stage = wire({ pool: 5, box: 5 })
    expect(stage.options).toEqual(['add posters to the pool', 'remove posters from the pool'])
    expect(stage.play('add posters to the pool').state).toMatchObject({ pool: 7, box: 3 })
    expect(wire({ pool: 5, box: 5 }).play('remove posters from the pool').state).toMatchObject({ pool: 3, box: 7 })
  })

  test('fewer if there are fewer; with an empty box only the other way is left', () => {
    expect(wire({ pool: 5, box: 1 }).play('add posters to the pool').state).toMatchObject({ pool: 6, box: 0 })
    expect(wire({ pool: 5, box: 0 }).state).toMatchObject({ pool: 3, box: 2 })
  })

  test('emptying the pool ends the game', () => {
    const stage = wire({ pool: 2, box: 5 }).play('remove posters from the pool')
    expect(stage.log('endComes')).toEqual([{ end: 'pool' }])
  })
})
