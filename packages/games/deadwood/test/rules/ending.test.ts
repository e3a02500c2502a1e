import { describe, expect, test } from 'vitest'
import { deadwood } from '../../src/index.ts'
import { type Scene, Stage } from '../support/scene.ts'

describe('Fin de la partie', () => {
  test('the crime pool is empty: the current player finishes the turn, then it is over', () => {
    const stage = new Stage({
      town: { bank: 'r3c2', 'general-store-1': 'r3c4' },
      cowboys: { bank: [[1, 'novice']] },
      pool: 1,
      ponies: [0, 1, 0],
    })
    stage.play('send novice to bank')
    expect(stage.log('endComes')).toEqual([{ end: 'pool' }])
    stage.play('flee', 'annex bank')
    expect(stage.player(0)).toMatchObject({ money: 10, posters: 1 })
    expect(stage.asked).toBeNull()
    expect(stage.state.winners).toEqual([0])
  })

  test('a pool refilled in the same turn does not call the end off [house]', () => {
    const stage = new Stage({
      town: { 'telegraph-office': 'r3c2' },
      cowboys: { 'telegraph-office': [[1, 'novice']] },
      money: [9, 5, 5],
      pool: 1,
      ponies: [0, 1, 0],
    }).play('send novice to telegraph-office', 'flee', 'annex telegraph-office')
    expect(stage.state.pool).toBe(2)
    expect(stage.asked).toBeNull()
  })

  const lastStand: Scene = {
    town: { casino: 'r3c2' },
    cowboys: { casino: [[1, 'novice']] },
    ranch: { 1: [] },
    cartridges: [0, 0, 0],
    ponies: [0, 0, 0],
  }

  test('a gang without a hired cowboy alive ends the game; its reserve does not count [house]', () => {
    const stage = new Stage({ ...lastStand, dice: [6, 1] }).play('send novice to casino')
    expect(stage.log('endComes')).toEqual([{ end: 'gang' }])
    expect(stage.player(1).reserve).toEqual({ novice: 2, gunslinger: 2, veteran: 2 })
    stage.play('leave alone casino')
    expect(stage.log('gameEnds').length).toBe(1)
  })

  test('cowboys in the mine are alive', () => {
    const stage = new Stage({ ...lastStand, mine: { 1: ['novice', 'veteran'] }, dice: [6, 1] })
    stage.play('send novice to casino', 'leave alone casino')
    expect(stage.log('endComes')).toEqual([])
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('whoever has nobody left may still win', () => {
    const stage = new Stage({ ...lastStand, money: [5, 50, 5], dice: [6, 1] })
    stage.play('send novice to casino', 'leave alone casino')
    expect(stage.state.winners).toEqual([1])
  })

  test('totals may be negative [house]', () => {
    const stage = new Stage({ ...lastStand, money: [9, 0, 5], posters: [0, 6, 0], dice: [6, 1] })
    stage.play('send novice to casino', 'leave alone casino')
    expect(deadwood.scores(stage.state).map(({ total }) => total)).toEqual([8, -21, 5])
  })
})

describe('Diligence, contrôle', () => {
  const scene: Scene = {
    town: { 'stage-depot': 'r3c2', bank: 'r3c4' },
    cowboys: { 'stage-depot': [[2, 'novice']] },
  }

  test('ten dollars if the game ends without a station', () => {
    const stage = new Stage({ ...scene, pool: 1 }).play('send novice to bank', 'annex bank')
    expect(stage.log('depotPaid')).toEqual([{ seat: 2, amount: 10 }])
    expect(deadwood.scores(stage.state)[2]).toMatchObject({ total: 15, rank: 1 })
    expect(deadwood.scores(stage.state)[2].lines[1]).toEqual({ category: 'stage-depot', points: 10 })
  })

  test('nothing if the station stands', () => {
    const stage = new Stage({
      ...scene,
      line: ['r6c2', 'r5c3', 'r4c4', 'r3c5'],
      money: [9, 5, 5],
    }).play('send novice to town-hall', 'annex town-hall', 'rail on r2c6')
    expect(stage.log('depotPaid')).toEqual([])
    expect(stage.state.winners).toEqual([0])
  })
})
