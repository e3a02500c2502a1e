import { describe, expect, test } from 'vitest'
import { deadwood } from '../../src/index.ts'
import { type Scene, Stage } from '../support/scene.ts'

/** The last rail tile lies; the Town Hall ends the game with the money given and no posters. */
function tie(more: Scene): Stage {
  return new Stage({
    line: ['r6c2', 'r5c3', 'r4c4', 'r3c5'],
    cartridges: Array<number>(more.players ?? 3).fill(0),
    ...more,
  }).play('send novice to town-hall', 'annex town-hall', 'rail on r2c6')
}

describe('Duel final, two players tied', () => {
  test('each chooses a cowboy alive, then as many cartridges as he likes, the first player first', () => {
    const stage = tie({ money: [5, 9, 9], cartridges: [0, 2, 1], ranch: { 2: ['gunslinger'] } })
    expect(stage.log('finalDuelBegins')).toEqual([{ seats: [1, 2] }])
    expect(stage.asked).toEqual({ seat: 1, kind: 'champion' })
    expect(stage.options).toEqual(['champion novice', 'champion gunslinger', 'champion veteran'])
    stage.play('champion veteran')
    // Seat 2 has only one cowboy and no choice.
    expect(stage.log('championChosen')).toEqual([
      { seat: 1, cowboy: 'veteran' },
      { seat: 2, cowboy: 'gunslinger' },
    ])
    expect(stage.asked).toEqual({ seat: 1, kind: 'final-cartridges' })
    expect(stage.options).toEqual(['use 0 cartridges', 'use 1 cartridges', 'use 2 cartridges'])
    stage.play('use 2 cartridges')
    stage.roll(1, 6).play('use 1 cartridges')
    // Five dice against three: the first two are rolled at once.
    expect(stage.log('diceCounted')[0]).toEqual({
      dice: [
        { seat: 1, dice: 5 },
        { seat: 2, dice: 3 },
      ],
    })
    expect(stage.log('aimed')).toEqual([{ seat: 1, target: 2, dice: 2 }])
    expect(stage.log('championKilled')).toEqual([{ seat: 2, cowboy: 'gunslinger' }])
    expect(stage.state.winners).toEqual([1])
    expect(deadwood.scores(stage.state).map(({ rank }) => rank)).toEqual([3, 1, 2])
  })

  test('when all dice are gone and both live, wounds heal and it starts again with the cartridges left', () => {
    const stage = tie({ money: [5, 9, 9], cartridges: [0, 1, 0], ranch: { 1: ['novice'], 2: ['novice'] } })
    stage.roll(4, 4).play('use 0 cartridges')
    expect(stage.log('woundsHealed').length).toBe(1)
    expect(stage.asked).toEqual({ seat: 1, kind: 'final-cartridges' })
    stage.roll(4, 6, 1).play('use 1 cartridges')
    expect(stage.state.winners).toEqual([1])
  })

  test('a tied player without a cowboy stays out; a sole fighter wins without a shot [house]', () => {
    const stage = tie({ money: [5, 9, 9], ranch: { 2: [] } })
    expect(stage.log('finalDuelBegins')).toEqual([])
    expect(stage.state.winners).toEqual([1])
  })

  test('if none of the tied has a cowboy, they share the town [house]', () => {
    const stage = tie({ money: [5, 9, 9], ranch: { 1: [], 2: [] } })
    expect(stage.state.winners).toEqual([1, 2])
    expect(deadwood.scores(stage.state).map(({ rank }) => rank)).toEqual([3, 1, 1])
  })

  test('nobody survives: the richest who did not fight wins', () => {
    const stage = tie({ money: [5, 9, 9], ranch: { 1: ['novice'] } })
    stage.roll(6, 6).play('champion novice')
    expect(stage.log('championKilled').length).toBe(2)
    expect(stage.state.winners).toEqual([0])
    expect(deadwood.scores(stage.state).map(({ rank }) => rank)).toEqual([1, 2, 2])
  })

  test('nobody survives and the others are tied again: another final duel among them [house]', () => {
    const stage = tie({ players: 4, money: [5, 9, 9, 5], ranch: { 1: ['novice'], 3: ['novice'] } })
    stage.roll(6, 6).play('champion novice')
    expect(stage.log('finalDuelBegins')).toEqual([{ seats: [1, 2] }, { seats: [0, 3] }])
    stage.roll(6, 1).play('champion novice')
    expect(stage.state.winners).toEqual([0])
  })

  test('everybody fought and nobody survives: nobody wins', () => {
    const stage = tie({ players: 2, money: [9, 9], ranch: { 1: ['novice'] } })
    stage.roll(6, 6).play('champion novice')
    expect(stage.state.winners).toEqual([])
    expect(stage.log('gameOver')).toEqual([{ winners: [] }])
    expect(deadwood.scores(stage.state).map(({ rank }) => rank)).toEqual([2, 2])
  })
})

describe('Duel final, three players tied', () => {
  const three: Scene = {
    money: [9, 9, 9],
    ranch: { 0: ['novice', 'veteran'], 1: ['gunslinger'], 2: ['novice'] },
  }

  test('the most dice shoot first, down to the next most, and may be split', () => {
    const stage = tie({ ...three, cartridges: [1, 0, 0] }).play('champion veteran')
    // Four dice, two and one: seat 0 aims two dice one by one.
    stage.play('use 1 cartridges')
    expect(stage.asked).toEqual({ seat: 0, kind: 'aim' })
    expect(stage.options).toEqual(['aim at seat 1', 'aim at seat 2'])
    stage.play('aim at seat 1')
    stage.roll(4, 4).play('aim at seat 2')
    expect(stage.log('aimed')).toEqual([
      { seat: 0, target: 1, dice: 1 },
      { seat: 0, target: 2, dice: 1 },
    ])
    expect(stage.log('dieRolled').map(({ target, wounds }) => [target, wounds])).toEqual([
      [1, 1],
      [2, 1],
    ])
    // Now seats 0 and 1 have two dice each, seat 2 one: both declare before either rolls.
    expect(stage.asked).toEqual({ seat: 0, kind: 'aim' })
    stage.play('aim at seat 1')
    expect(stage.log('dieRolled').length).toBe(2)
    expect(stage.asked).toEqual({ seat: 1, kind: 'aim' })
    stage.roll(4, 1, 6, 1).play('aim at seat 0')
    // Two are left with a die each and nobody else to aim at.
    expect(stage.log('championKilled')).toEqual([
      { seat: 1, cowboy: 'gunslinger' },
      { seat: 2, cowboy: 'novice' },
    ])
    expect(stage.state.winners).toEqual([0])
  })

  test('Duel final: a roll of several dice may be split, whichever enemy is named first', () => {
    const two = () => tie({ ...three, cartridges: [1, 0, 0] }).play('champion veteran', 'use 1 cartridges')
    const split = two().play('aim at seat 2')
    expect(split.log('dieRolled')).toEqual([])
    expect(split.options).toEqual(['aim at seat 1', 'aim at seat 2'])
    split.roll(1, 1).play('aim at seat 1')
    expect(split.log('aimed')).toEqual([
      { seat: 0, target: 1, dice: 1 },
      { seat: 0, target: 2, dice: 1 },
    ])
    const whole = two().play('aim at seat 2').roll(1, 1).play('aim at seat 2')
    expect(whole.log('aimed')).toEqual([{ seat: 0, target: 2, dice: 2 }])
  })

  test('Duel final: every one of three dice has a target of its own', () => {
    const stage = tie({ ...three, cartridges: [2, 0, 0] }).play('champion veteran', 'use 2 cartridges')
    // Five dice, two and one: three are aimed before any is rolled.
    stage.play('aim at seat 1', 'aim at seat 2')
    expect(stage.asked).toEqual({ seat: 0, kind: 'aim' })
    expect(stage.log('dieRolled')).toEqual([])
    stage.roll(1, 1, 1).play('aim at seat 2')
    expect(stage.log('aimed')).toEqual([
      { seat: 0, target: 1, dice: 1 },
      { seat: 0, target: 2, dice: 2 },
    ])
  })

  test('all three fall together: nobody wins', () => {
    const stage = tie({ ...three, ranch: { 0: ['novice', 'novice'], 1: ['novice'], 2: ['novice'] } })
    stage.play('aim at seat 1', 'aim at seat 2')
    stage.roll(6, 6, 6).play('aim at seat 0')
    expect(stage.state.winners).toEqual([])
  })
})
