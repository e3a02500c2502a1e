/** Buildings and duels where the last one, or none at all, is left: one step beside these, and the rule would be another. */
import { describe, expect, test } from 'vitest'
import { Stage } from '../support/scene.ts'

const NEXT_TURN = { seat: 1, kind: 'turn' }

describe('Mine d’or', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 3],
    [6, 5],
  ])('a %i brings %i', (face, dollars) => {
    const stage = new Stage({ town: { 'gold-mine': 'r3c2' } }).play('send novice to gold-mine')
    stage.roll(face).play('annex gold-mine')
    expect(stage.log('goldRolled')).toEqual([{ seat: 0, face, amount: dollars }])
    expect(stage.player(0).money).toBe(5 + dollars)
  })
})

describe('Saloon', () => {
  test('with nobody left to hire nobody is asked', () => {
    const stage = new Stage({})
    stage.state.reserve.fill(0)
    expect(stage.play('send novice to saloon-x').asked).toEqual(NEXT_TURN)
  })
})

describe('Casino', () => {
  const town = { casino: 'r3c2' } as const

  test('nobody is asked while only the own purse holds money', () => {
    expect(new Stage({ town, money: [5, 0, 0] }).play('send novice to casino').asked).toEqual(NEXT_TURN)
  })

  test('the last dollar of another player can be taken, and only from those who have one', () => {
    const stage = new Stage({ town, players: 4, money: [0, 1, 0, 1] }).play('send novice to casino', 'annex casino')
    expect(stage.options).toEqual(['take from seat 1', 'take from seat 3'])
    stage.play('take from seat 3')
    expect([0, 1, 2, 3].map((seat) => stage.player(seat).money)).toEqual([1, 1, 0, 0])
  })
})

describe('Épicerie', () => {
  const cowboys = {
    'town-hall': [[0, 'gunslinger']],
    'sheriffs-office': [[0, 'gunslinger']],
    church: [[0, 'veteran']],
  } as const
  const town = { 'general-store-1': 'r3c2' } as const
  const enter = ['send novice to general-store-1', 'annex general-store-1']

  test('who has nowhere to go cannot be moved', () => {
    const everywhere = { ...cowboys, 'saloon-x': [[0, 'veteran']] } as const
    expect(new Stage({ town, cowboys: everywhere }).play(...enter).asked).toEqual(NEXT_TURN)
  })

  test('a single free building is enough', () => {
    const stage = new Stage({ town, cowboys }).play(...enter)
    expect(stage.options).toEqual(['move from church', 'move from sheriffs-office', 'move from town-hall', 'pass'])
  })
})

describe('Voyante', () => {
  const town = { 'fortune-teller': 'r3c2' } as const
  const enter = ['send novice to fortune-teller', 'annex fortune-teller']

  test('empty stacks cannot be looked at, a single tile can', () => {
    const stage = new Stage({ town, stacks: [['casino'], [], ['courthouse', 'grifter']] }).play(...enter)
    expect(stage.options).toEqual(['consult stack 1', 'consult stack 3'])
  })

  test('with one stack left there is no choice, but he looks', () => {
    const stage = new Stage({ town, stacks: [[], [], ['courthouse']] }).play(...enter)
    expect(stage.log('stackConsulted')).toMatchObject([{ seat: 0, stack: 3 }])
    expect(stage.asked).toEqual(NEXT_TURN)
  })

  test('the order is chosen tile by tile from the top, and the last lies where it lies', () => {
    const stage = new Stage({ town, stacks: [[], [], ['courthouse', 'grifter', 'newspaper', 'dance-hall']] })
    stage.play(...enter)
    expect(stage.options).toEqual(['next courthouse', 'next grifter', 'next newspaper', 'next dance-hall', 'done'])
    stage.play('next newspaper')
    expect(stage.options).toEqual(['next courthouse', 'next grifter', 'next dance-hall', 'done'])
    stage.play('next dance-hall')
    expect(stage.options).toEqual(['next courthouse', 'next grifter', 'done'])
    stage.play('next grifter')
    expect(stage.log('stackArranged')).toMatchObject([
      { seat: 0, stack: 3, secret: { 0: { tiles: ['newspaper', 'dance-hall', 'grifter', 'courthouse'] } } },
    ])
    expect(stage.asked).toEqual(NEXT_TURN)
  })
})

describe('the last poster of the pool', () => {
  test('Tribunal: it can be taken instead of paying', () => {
    const stage = new Stage({ town: { courthouse: 'r3c2' }, posters: [1, 0, 0], pool: 1 })
    stage.play('send novice to courthouse', 'annex courthouse')
    expect(stage.options).toEqual(['pay the court', 'take a poster'])
  })

  test('Journal: it can be given', () => {
    const stage = new Stage({ town: { newspaper: 'r3c2' }, pool: 1 })
    stage.play('send novice to newspaper', 'annex newspaper')
    expect(stage.options).toEqual(['denounce seat 0', 'denounce seat 1', 'denounce seat 2'])
  })

  test('Télégraphe: it can be removed', () => {
    const stage = new Stage({ town: { 'telegraph-office': 'r3c2' }, pool: 1, box: 1 })
    stage.play('send novice to telegraph-office', 'annex telegraph-office')
    expect(stage.options).toEqual(['add posters to the pool', 'remove posters from the pool'])
  })
})

describe('Bonimenteur', () => {
  test('a single opposing cowboy can be lured, or left alone', () => {
    const stage = new Stage({ town: { grifter: 'r3c2' }, ranch: { 1: ['veteran'], 2: [] } })
    stage.play('send novice to grifter', 'annex grifter')
    expect(stage.options).toEqual(['lure veteran of seat 1 from ranch', 'done'])
  })
})

describe('Duel final', () => {
  const line = ['r6c2', 'r5c3', 'r4c4', 'r3c5'] as const
  const end = ['send novice to town-hall', 'annex town-hall', 'rail on r2c6']

  test('as many cartridges as there are in the box', () => {
    const stage = new Stage({ line, money: [5, 9, 9], cartridges: [0, 20, 0], ranch: { 1: ['novice'], 2: ['novice'] } })
    stage.play(...end)
    expect(stage.options.length).toBe(21)
    expect(stage.options.at(-1)).toBe('use 20 cartridges')
  })

  test('a champion comes out of the mine', () => {
    const scene = { line, money: [5, 9, 9], cartridges: [0, 1, 0], ranch: { 1: [], 2: ['novice'] } } as const
    const stage = new Stage({ ...scene, mine: { 1: ['novice'] } }).play(...end)
    expect(stage.asked).toEqual({ seat: 1, kind: 'final-cartridges' })
    expect(stage.player(1).mine.novice).toBe(0)
  })

  test('among three, every die of a roll is aimed on its own', () => {
    const ranch = { 0: ['veteran', 'novice'], 1: ['novice'], 2: ['novice'] } as const
    const stage = new Stage({ line, money: [9, 9, 9], cartridges: [0, 0, 0], ranch })
    stage.play(...end, 'champion veteran', 'aim at seat 1')
    expect(stage.asked).toEqual({ seat: 0, kind: 'aim' })
    stage.roll(1, 1).play('aim at seat 2')
    expect(stage.log('aimed').slice(0, 2)).toEqual([
      { seat: 0, target: 1, dice: 1 },
      { seat: 0, target: 2, dice: 1 },
    ])
  })
})

describe('Mairie, step 3 after the station', () => {
  const scene = {
    line: ['r6c1', 'r5c1', 'r4c1', 'r3c1'],
    town: { 'general-store-1': 'r2c3', casino: 'r3c4', 'saloon-x': 'r4c4' },
    cowboys: { 'general-store-1': [[0, 'gunslinger']], casino: [[0, 'veteran']] },
  } as const
  const station = ['send novice to town-hall', 'annex town-hall', 'rail on r2c2', 'activate town-hall of seat 0']

  test('without any tile there is nothing to build, and nobody is asked', () => {
    const stage = new Stage({ ...scene, stacks: [[], [], []] }).play(...station)
    expect(stage.log('annexed').filter(({ building }) => building === 'town-hall').length).toBe(1)
    expect(stage.options).toEqual(['activate town-hall of seat 0', 'activate general-store-1 of seat 0'])
  })

  test('one tile in every stack is enough', () => {
    const stage = new Stage({ ...scene, stacks: [['bank'], ['saloon-2'], ['grifter']] })
    stage.play(...station, 'annex town-hall')
    expect(stage.log('tileDrawn').length).toBe(3)
  })

  test('a single annexation left to the store is enough', () => {
    const stage = new Stage({ ...scene, stacks: [['bank'], [], []] }).play(...station.slice(0, 3))
    stage.play('activate general-store-1 of seat 0', 'leave alone general-store-1')
    stage.play('activate town-hall of seat 0', 'annex town-hall')
    expect(stage.log('tileDrawn')).toEqual([{ seat: 0, building: 'bank', stack: 1 }])
  })
})
