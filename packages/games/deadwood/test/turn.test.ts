import { describe, expect, test } from 'vitest'
import { Stage } from './support/scene.ts'

describe('Déroulement', () => {
  test('the turn passes clockwise and nobody may pass', () => {
    const stage = new Stage({ players: 2, turn: 1, town: { casino: 'r3c2' } })
    expect(stage.options).not.toContain('pass')
    stage.play('send novice to casino', 'leave alone casino')
    expect(stage.asked).toEqual({ seat: 0, kind: 'turn' })
  })
})

describe('Revenir au ranch', () => {
  const scene = {
    town: { casino: 'r3c2' },
    cowboys: { casino: [[0, 'novice']], church: [[0, 'veteran']] },
    mine: { 0: ['novice', 'novice', 'gunslinger'] },
    ranch: { 0: [] },
  } as const

  test('any non-empty set of own cowboys from buildings and the mine, each set in one way', () => {
    const stage = new Stage(scene)
    const all = [
      'call back from church',
      'call back from casino',
      'call back novice from mine',
      'call back gunslinger from mine',
    ]
    expect(stage.options).toEqual(all)
    stage.play('call back from casino')
    expect(stage.options).toEqual(['call back novice from mine', 'call back gunslinger from mine', 'done'])
    stage.play('call back novice from mine', 'call back novice from mine')
    expect(stage.options).toEqual(['call back gunslinger from mine', 'done'])
    stage.play('done')
    expect(stage.player(0).ranch).toEqual({ novice: 3, gunslinger: 0, veteran: 0 })
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('taking the last one ends the turn without another question', () => {
    const stage = new Stage(scene).play('call back gunslinger from mine')
    expect(stage.player(0).ranch.gunslinger).toBe(1)
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })
})

describe('Aller en ville', () => {
  test('one cowboy of the ranch, to buildings without an own cowboy only', () => {
    const stage = new Stage({
      town: { casino: 'r3c2', hotel: 'r3c4' },
      cowboys: { casino: [[0, 'novice']], hotel: [[1, 'novice']] },
      ranch: { 0: ['gunslinger'] },
      line: ['r6c1'],
    })
    expect(stage.options.filter((id) => id.startsWith('send'))).toEqual(
      ['town-hall', 'sheriffs-office', 'church', 'saloon-x', 'hotel'].map((id) => `send gunslinger to ${id}`),
    )
  })

  test('cowboys in the mine cannot go to town', () => {
    const stage = new Stage({ mine: { 0: ['veteran', 'novice'] }, ranch: { 0: [] } })
    expect(stage.options).toEqual(['call back novice from mine', 'call back veteran from mine'])
  })

  test('the annexation may be declined', () => {
    const stage = new Stage({ town: { bank: 'r3c2' } }).play('send novice to bank')
    expect(stage.options).toEqual(['annex bank', 'leave alone bank'])
    stage.play('leave alone bank')
    expect(stage.player(0)).toMatchObject({ money: 5, posters: 0 })
  })
})
