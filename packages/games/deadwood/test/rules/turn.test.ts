import { typeset } from '@waystation/wording'
import { describe, expect, test } from 'vitest'
import { deadwood } from '../../src/index.ts'
import { en } from '../../src/text/en.ts'
import { fr } from '../../src/text/fr.ts'
import { Stage } from '../support/scene.ts'

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

  test('any non-empty set of own cowboys from buildings and the mine, one by one in any order', () => {
    const stage = new Stage(scene)
    const all = [
      'call back from church',
      'call back from casino',
      'call back novice from mine',
      'call back gunslinger from mine',
    ]
    expect(stage.options).toEqual(all)
    stage.play('call back from casino')
    expect(stage.options).toEqual([...all.filter((id) => id !== 'call back from casino'), 'done'])
    stage.play('call back novice from mine', 'call back from church')
    expect(stage.options).toEqual(['call back novice from mine', 'call back gunslinger from mine', 'done'])
    stage.play('done')
    expect(stage.player(0).ranch).toEqual({ novice: 2, gunslinger: 0, veteran: 1 })
    expect(stage.player(0).mine).toEqual({ novice: 1, gunslinger: 1, veteran: 0 })
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('taking the last one ends the turn without another question', () => {
    const stage = new Stage({ mine: { 0: ['gunslinger', 'novice'] }, ranch: { 0: [] } })
    stage.play('call back gunslinger from mine', 'call back novice from mine')
    expect(stage.player(0).ranch).toEqual({ novice: 1, gunslinger: 1, veteran: 0 })
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

  test('whoever is asked to annex is told what', () => {
    const stage = new Stage({ town: { bank: 'r3c2' } }).play('send novice to bank')
    const question = { seat: 0, kind: 'annex' }
    for (const view of [deadwood.view(stage.state, 0), deadwood.view(stage.state, null)]) {
      expect(view.annexing).toBe('bank')
      expect(en.decision(question, view, String)).toBe('Annex the Bank?')
      expect(fr.decision(question, view, String)).toBe(typeset('fr', 'Annexer la Banque ?'))
    }
    expect(deadwood.view(stage.play('annex bank').state, 1).annexing).toBeNull()
  })

  test('the annexation may be declined', () => {
    const stage = new Stage({ town: { bank: 'r3c2' } }).play('send novice to bank')
    expect(stage.options).toEqual(['annex bank', 'leave alone bank'])
    stage.play('leave alone bank')
    expect(stage.player(0)).toMatchObject({ money: 5, posters: 0 })
  })
})
