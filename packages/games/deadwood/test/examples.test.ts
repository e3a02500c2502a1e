/** Every worked example of the rulebook, under the name of its section. */
import { describe, expect, test } from 'vitest'
import { fineFor, GOLD } from '../src/data/figures.ts'
import { deadwood } from '../src/index.ts'
import { sceneState, Stage } from './support/scene.ts'

describe('Duels, exemple', () => {
  test('three dice against one: the stronger side first rolls the difference of two', () => {
    const stage = new Stage({
      town: { casino: 'r3c2' },
      cowboys: { casino: [[1, 'novice']] },
      cartridges: [0, 0, 0],
      ponies: [0, 0, 0],
      dice: [1, 2, 3, 3],
    }).play('send veteran to casino')
    expect(stage.log('diceCounted')).toEqual([
      {
        dice: [
          { seat: 0, dice: 3 },
          { seat: 1, dice: 1 },
        ],
      },
    ])
    expect(stage.log('dieRolled').map(({ seat, together }) => ({ seat, together }))).toEqual([
      { seat: 0, together: false },
      { seat: 0, together: false },
      { seat: 0, together: true },
      { seat: 1, together: true },
    ])
  })

  test('the duel at the bank, die by die', () => {
    const joe = 0
    const pete = 1
    const stage = new Stage({
      town: { bank: 'r3c2' },
      cowboys: { bank: [[pete, 'gunslinger']] },
      cartridges: [1, 1, 0],
      ponies: [0, 0, 0],
      dice: [5, 1, 5, 5],
    })
    stage.play('send veteran to bank')
    expect(stage.player(joe).posters).toBe(1)
    // Pete has no pony, so he is not asked whether he flees.
    expect(stage.asked).toEqual({ seat: joe, kind: 'attacker-cartridge' })
    stage.play('use cartridge')
    expect(stage.asked).toEqual({ seat: pete, kind: 'defender-cartridge' })
    stage.play('use no cartridge')
    expect(stage.player(joe).cartridges).toBe(0)
    expect(stage.player(pete).cartridges).toBe(1)
    expect(stage.log('diceCounted')).toEqual([
      {
        dice: [
          { seat: joe, dice: 4 },
          { seat: pete, dice: 2 },
        ],
      },
    ])
    expect(stage.log('dieRolled')).toEqual([
      { seat: joe, target: pete, face: 5, shot: 'wound', wounds: 1, together: false, dead: false },
      { seat: joe, target: pete, face: 1, shot: 'miss', wounds: 1, together: false, dead: false },
      { seat: joe, target: pete, face: 5, shot: 'wound', wounds: 2, together: true, dead: false },
      { seat: pete, target: joe, face: 5, shot: 'wound', wounds: 1, together: true, dead: false },
    ])
    expect(stage.log('duelEnds')).toMatchObject([{ outcome: 'attackerWins' }])
    expect(stage.player(pete).bootHill).toEqual({ novice: 0, gunslinger: 1, veteran: 0 })
    expect(stage.asked).toEqual({ seat: joe, kind: 'annex' })
    stage.play('annex bank')
    expect(stage.player(joe)).toMatchObject({ money: 10, posters: 2 })
    expect(stage.at('r3c2').cowboys).toEqual([{ seat: joe, cowboy: 'veteran' }])
  })
})

test('Épicerie, exemple: a dollar, then a second cowboy goes from the Courthouse to the Bank and annexes it', () => {
  const stage = new Stage({
    town: { 'general-store-1': 'r3c2', courthouse: 'r3c4', bank: 'r4c2' },
    cowboys: { courthouse: [[0, 'gunslinger']] },
  })
  stage.play('send novice to general-store-1', 'annex general-store-1')
  expect(stage.player(0).money).toBe(6)
  expect(stage.options).toEqual(['move from courthouse', 'pass'])
  stage.play('move from courthouse', 'move to bank')
  expect(stage.asked).toEqual({ seat: 0, kind: 'annex' })
  stage.play('annex bank')
  expect(stage.player(0)).toMatchObject({ money: 11, posters: 1 })
  expect(stage.at('r4c2').cowboys).toEqual([{ seat: 0, cowboy: 'gunslinger' }])
  expect(stage.at('r3c4').cowboys).toEqual([])
})

describe('La voie ferrée, exemple: the new rail tile goes to case 1 or to case 2, where the Gold Mine is', () => {
  const stage = () =>
    new Stage({
      town: { 'gold-mine': 'r4c2', casino: 'r4c3' },
      cowboys: { 'gold-mine': [[1, 'veteran']] },
      line: ['r6c1', 'r5c1'],
      stacks: [['hotel'], ['saloon-2', 'laundry-2'], []],
    }).play('send novice to town-hall', 'annex town-hall')

  test('there are two plots to choose from', () => {
    expect(stage().options).toEqual(['rail on r4c1', 'rail on r4c2'])
  })

  test('on case 2 the Gold Mine is destroyed and goes under the second stack, its cowboy to the Abandoned Mine', () => {
    const done = stage().play('rail on r4c2')
    expect(done.log('destroyed')).toEqual([{ building: 'gold-mine', plot: 'r4c2', stack: 2 }])
    expect(done.at('r4c2').tile).toBe('rail')
    expect(done.player(1).mine.veteran).toBe(1)
    // The top tile of the stack was drawn since; the Gold Mine lies at its bottom, in plain sight.
    expect(deadwood.view(done.state, null).stacks[1].tiles).toEqual(['laundry-2', 'gold-mine'])
  })

  test('on case 1 it stays', () => {
    const done = stage().play('rail on r4c1')
    expect(done.at('r4c2').tile).toBe('gold-mine')
    expect(done.log('destroyed')).toEqual([])
  })
})

test('Fin de la partie, exemple: the final table of four players', () => {
  const s = sceneState({ players: 4, money: [18, 15, 20, 21], posters: [3, 0, 2, 4] })
  s.agenda = []
  s.winners = [2]
  const sheets = deadwood.scores(s)
  expect(sheets.map(({ total }) => total)).toEqual([12, 15, 17, 11])
  expect(sheets.map(({ lines }) => lines.find(({ category }) => category === 'fine')?.points)).toEqual([-6, 0, -3, -10])
  expect(sheets.map(({ rank }) => rank)).toEqual([3, 2, 1, 4])
})

test('Fin de la partie, exemple: the same table, reached by play', () => {
  const stage = new Stage({
    players: 4,
    turn: 3,
    money: [18, 15, 20, 16],
    posters: [3, 0, 2, 3],
    town: { bank: 'r3c2' },
    pool: 1,
  }).play('send novice to bank', 'annex bank')
  expect(stage.asked).toBeNull()
  expect(stage.log('tallied')).toEqual([
    {
      totals: [
        { seat: 0, posters: 3, fine: 6, total: 12 },
        { seat: 1, posters: 0, fine: 0, total: 15 },
        { seat: 2, posters: 2, fine: 3, total: 17 },
        { seat: 3, posters: 4, fine: 10, total: 11 },
      ],
    },
  ])
  expect(stage.state.winners).toEqual([2])
})

test('Fin de la partie, table: fines by number of posters', () => {
  expect(Array.from({ length: 13 }, (_, posters) => fineFor(posters))).toEqual([
    0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 55, 55,
  ])
})

test.each(GOLD.map((amount, i) => ({ face: i + 1, amount })))('Mine d’or, table: a $face gives $amount', (row) => {
  const stage = new Stage({ town: { 'gold-mine': 'r3c2' }, dice: [row.face] })
  stage.play('send novice to gold-mine', 'annex gold-mine')
  expect(stage.player(0).money).toBe(5 + row.amount)
  expect(stage.revealed).toBe(true)
})
