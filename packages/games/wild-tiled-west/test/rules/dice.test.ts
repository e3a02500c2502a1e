/** Dice and drafting beyond the rulebook's examples. */
import { describe, expect, test } from 'vitest'
import { placeDice } from '../../src/rules/dice.ts'
import { SIZE } from '../../src/data/grid.ts'
import { pieceOf } from '../../src/data/tiles.ts'
import { sceneState, Stage } from '../support/scene.ts'

describe('Lancer et placer les dés', () => {
  test('after the highest number comes 1', () => {
    expect(placeDice(sceneState({}), 'prairie', [20, 20])).toEqual([1, 20])
    expect(placeDice(sceneState({}), 'river', [8, 8])).toEqual([1, 8])
  })

  test('a line without any tile is passed over; one whose nearest stack is empty is not', () => {
    const s = sceneState({ stacks: { barn: 0, stables: 0, footpath: 0 } })
    expect(placeDice(s, 'prairie', [4])).toEqual([5])
    expect(placeDice(s, 'prairie', [1])).toEqual([1])
  })

  test('with no line left a die is set aside [house]', () => {
    const s = sceneState({})
    s.stacks = s.stacks.map(() => 0)
    expect(placeDice(s, 'river', [3])).toEqual([])
  })

  test('a die whose line empties during the round moves on; the others stay', () => {
    const stage = new Stage({ prairie: [4, 6], stacks: { barn: 1, stables: 0 }, settlers: [{ gold: 1 }, {}] })
    stage.play('barn with prairie 4')
    expect(stage.log('dieMoved')).toEqual([])
    const shared = new Stage({ prairie: [7, 8], stacks: { 'canyon-road': 1, gunsmith: 0, 'diamond-steps': 1 } })
    shared.play('canyon-road with prairie 8')
    expect(shared.log('dieMoved')).toEqual([{ die: 'prairie', from: 7, to: 8 }])
    expect(shared.state.prairie).toEqual([8])
  })
})

describe('Lancer et placer les dés, with the prairie all but empty', () => {
  test('a waiting die whose line empties and for which no other is left is set aside [house]', () => {
    const stage = new Stage({ prairie: [1, 2], settlers: [{ gold: 1 }, {}] })
    stage.state.stacks = stage.state.stacks.map(() => 0)
    stage.state.stacks[pieceOf('footpath')] = 1
    stage.play('footpath with prairie 1')
    expect(stage.log('dieSetAside')).toEqual([{ die: 'prairie', from: 2 }])
    expect(stage.state.prairie).toEqual([])
  })
})

describe('Drafter une tuile', () => {
  test('if several dice reach a stack, the player says which one goes', () => {
    const stage = new Stage({ prairie: [1, 2] })
    expect(stage.options).toEqual(expect.arrayContaining(['footpath with prairie 1', 'footpath with prairie 2']))
    expect(stage.play('footpath with prairie 2').state.prairie).toEqual([1])
  })

  test('the Wheelwright makes the first jump free', () => {
    const lying = [['wheelwright', 0, 'f5']] as const
    const stage = new Stage({ river: [1], settlers: [{ lying, gold: 0 }, {}] })
    expect(stage.options).toContain('bank with river 1')
    expect(stage.options).not.toContain('schoolhouse with river 1')
  })

  test('the Sawmill takes from any stack, once, without a die', () => {
    const lying = [['sawmill', 0, 'e5']] as const
    const stage = new Stage({ settlers: [{ lying, gold: 2 }, {}] }).play('use sawmill')
    expect(stage.options).toContain('saw town-hall')
    stage.play('saw town-hall')
    expect(stage.state.players[0]).toMatchObject({ gold: 0, sawmills: 0 })
    expect(stage.log('sawmillUsed')).toEqual([{ seat: 0, tile: 'town-hall', cost: 2 }])
  })

  test('drafting can be taken back, rolling cannot', () => {
    const stage = new Stage({ prairie: [5] }).play('main-street with prairie 5')
    expect(stage.revealed).toBe(false)
    expect(stage.play('turn 0').revealed).toBe(false)
    // The round ends with this tile, and the dice of the next one are rolled.
    expect(stage.play('at f5').revealed).toBe(true)
  })

  test('only who can lay nothing at all passes [house]', () => {
    const stage = new Stage({
      prairie: [5],
      agenda: [
        { do: 'hillBandit', seat: 1 },
        { do: 'turn', seat: 0 },
        { do: 'turn', seat: 1 },
      ],
    })
    const full = stage.state.players[0].covered.map(() => (1 << SIZE) - 1)
    stage.state.players[0].covered = full
    stage.play(stage.options[0])
    expect(stage.log('passed')).toEqual([{ seat: 0 }])
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })
})
