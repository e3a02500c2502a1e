import { typeset } from '@waystation/wording'
import { describe, expect, test } from 'vitest'
import { SHERIFF } from '../../src/options.ts'
import { en } from '../../src/text/en.ts'
import { fr } from '../../src/text/fr.ts'
import { Stage } from '../support/scene.ts'

/** Crossing 7 touches r1c4 (the office), r1c5 (the Church) and r2c4. */
const base = { town: { hotel: 'r2c4' }, sheriff: 'crossing-07' } as const

describe('Le shérif', () => {
  test('nobody may attack on the three plots he touches', () => {
    const stage = new Stage({ ...base, cowboys: { hotel: [[1, 'novice']], 'sheriffs-office': [[2, 'novice']] } })
    expect(stage.options).not.toContain('send novice to hotel')
    expect(stage.options).not.toContain('send novice to sheriffs-office')
    expect(stage.options).toContain('send novice to town-hall')
  })

  test('the Church can be entered under his eyes, occupied or not', () => {
    const stage = new Stage({ ...base, cowboys: { church: [[1, 'novice']] } })
    expect(stage.options).toContain('send novice to church')
  })

  test('placing a cowboy there costs a dollar to whoever else holds his office, before annexing', () => {
    const stage = new Stage({ ...base, cowboys: { 'sheriffs-office': [[2, 'novice']] } }).play('send novice to hotel')
    expect(stage.log('feePaid')).toEqual([{ seat: 0, to: 2, amount: 1 }])
    expect([stage.player(0).money, stage.player(2).money]).toEqual([4, 6])
    expect(stage.asked).toEqual({ seat: 0, kind: 'annex' })
  })

  test('nothing is due if the office is empty or one’s own', () => {
    expect(new Stage(base).play('send novice to hotel').log('feePaid')).toEqual([])
    const own = new Stage({ ...base, cowboys: { 'sheriffs-office': [[0, 'veteran']] } })
    expect(own.play('send novice to hotel').log('feePaid')).toEqual([])
  })

  test('without the dollar the placement is not possible [house]', () => {
    const stage = new Stage({ ...base, money: [0, 5, 5], cowboys: { 'sheriffs-office': [[2, 'novice']] } })
    expect(stage.options).not.toContain('send novice to hotel')
    expect(stage.options).not.toContain('send novice to church')
    expect(stage.options).toContain('send novice to town-hall')
  })

  test('the last dollar is enough', () => {
    const stage = new Stage({ ...base, money: [1, 5, 5], cowboys: { 'sheriffs-office': [[2, 'novice']] } })
    expect(stage.options).toContain('send novice to hotel')
    stage.play('send novice to hotel')
    expect([stage.player(0).money, stage.player(2).money]).toEqual([0, 6])
  })

  test('a destroyed building does not move him', () => {
    const stage = new Stage({
      town: { hotel: 'r6c1' },
      sheriff: 'crossing-33',
      stacks: [[], [], []],
    }).play('send novice to town-hall', 'annex town-hall', 'rail on r6c1')
    expect(stage.log('destroyed').length).toBe(1)
    expect(stage.state.sheriff).toBe(32)
  })
})

describe('Bureau du Shérif', () => {
  test('he moves to another crossing that touches a building', () => {
    const stage = new Stage({ town: { hotel: 'r5c1' } }).play('send novice to sheriffs-office', 'annex sheriffs-office')
    expect(stage.asked).toEqual({ seat: 0, kind: 'sheriff' })
    expect(stage.options).toContain('sheriff to crossing-33')
    expect(stage.options).not.toContain('sheriff to crossing-06')
    expect(stage.options).not.toContain('sheriff to crossing-35')
    stage.play('sheriff to crossing-33')
    expect(stage.at('r5c1').safe).toBe(true)
    expect(stage.at('r1c4').safe).toBe(false)
  })

  test('beside a rail he may stand, if the crossing touches a building', () => {
    const stage = new Stage({ town: { hotel: 'r5c1' }, line: ['r6c1'] })
    stage.play('send novice to sheriffs-office', 'annex sheriffs-office')
    expect(stage.options).toContain('sheriff to crossing-33')
    stage.play('sheriff to crossing-33')
    expect(['r5c1', 'r6c1'].map((plot) => stage.at(plot as 'r5c1').safe)).toEqual([true, true])
  })

  test('a cowboy already there is safe once the sheriff comes', () => {
    const stage = new Stage({ town: { hotel: 'r5c1' }, cowboys: { hotel: [[0, 'novice']] } })
    stage.play('send gunslinger to sheriffs-office', 'annex sheriffs-office', 'sheriff to crossing-33')
    expect(stage.asked?.seat).toBe(1)
    expect(stage.options).not.toContain('send novice to hotel')
  })
})

test('a crossing is named by its plots, row by row', () => {
  const [option] = SHERIFF.filter(({ crossing }) => crossing === 'crossing-06')
  expect(en.option(option, String)).toBe('Move the sheriff to where plots 3 and 4 of row 2 meet plot 4 of row 1')
  expect(fr.option(option, String)).toBe(
    typeset('fr', 'Déplacer le shérif à l’intersection de la case 4 (rangée 1) et des cases 3 et 4 (rangée 2)'),
  )
})
