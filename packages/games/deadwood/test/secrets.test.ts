/** Voyante, and what may be taken back. */
import { apply, determinize, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { deadwood } from '../src/index.ts'
import { Stage } from './support/scene.ts'

const consulted = () =>
  new Stage({
    town: { 'fortune-teller': 'r3c2', 'stage-depot': 'r4c2' },
    stacks: [['bank', 'hotel', 'casino'], ['gold-mine', 'saloon-2'], []],
  }).play('send novice to fortune-teller', 'annex fortune-teller')

describe('Voyante', () => {
  test('Voyante: one of the stacks has to be looked at, its order may stay', () => {
    const stage = consulted()
    expect(stage.options).toEqual(['consult stack 1', 'consult stack 2'])
    stage.play('consult stack 1', 'done')
    expect(deadwood.view(stage.state, 0).stacks[0].tiles).toEqual(['bank', 'hotel', 'casino'])
    expect(stage.player(0).money).toBe(6)
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('the stack is put back tile by tile from the top', () => {
    const stage = consulted().play('consult stack 1')
    expect(stage.asked).toEqual({ seat: 0, kind: 'arrange' })
    // Named in a fixed order, so that the list itself tells nothing.
    expect(stage.options).toEqual(['next bank', 'next casino', 'next hotel', 'done'])
    stage.play('next casino', 'next bank')
    expect(deadwood.view(stage.state, 0).stacks[0].tiles).toEqual(['casino', 'bank', 'hotel'])
    expect(stage.asked).toEqual({ seat: 1, kind: 'turn' })
  })

  test('the rest may be left as it is', () => {
    const stage = consulted().play('consult stack 1', 'next hotel', 'done')
    expect(deadwood.view(stage.state, 0).stacks[0].tiles).toEqual(['hotel', 'bank', 'casino'])
  })

  test('only who looked knows the order; everybody knows the contents', () => {
    const stage = consulted().play('consult stack 1', 'next casino', 'done')
    for (const seat of [1, 2, null]) {
      const [first] = deadwood.view(stage.state, seat).stacks
      expect(first.tiles).toEqual([null, null, null])
      expect(first.contents).toEqual(['bank', 'casino', 'hotel'])
      expect(JSON.stringify(stage.heardBy(seat).slice(-2))).not.toMatch(/bank|casino|hotel/)
    }
    expect(JSON.stringify(stage.heardBy(0).slice(-2))).toMatch(/"casino","bank","hotel"/)
  })

  test('looking is a revelation, putting back is not', () => {
    const stage = consulted().play('consult stack 1')
    expect(stage.revealed).toBe(true)
    expect(stage.play('next casino').revealed).toBe(false)
  })

  test('a world another seat believes in has the same contents in another order', () => {
    const { state } = consulted().play('consult stack 1', 'next casino', 'done')
    const orders = new Set<string>()
    for (let n = 0; n < 40; n++) {
      const world = determinize(deadwood, state, 1, new Rng(`world ${n}`))
      expect(new Set(world.stacks[0])).toEqual(new Set(state.stacks[0]))
      orders.add(world.stacks[0].join())
      expect(determinize(deadwood, state, 0, new Rng(`world ${n}`)).stacks[0]).toEqual(state.stacks[0])
    }
    expect(orders.size).toBe(6)
  })
})

describe('what everybody knows is no revelation', () => {
  test('the last tile of a stack is drawn without revealing anything', () => {
    const stage = new Stage({ town: { 'stage-depot': 'r4c2' }, stacks: [['bank'], [], []] })
    stage.play('send novice to stage-depot', 'annex stage-depot')
    // The last tile of a stack is known by elimination.
    expect(stage.log('tileDrawn')).toMatchObject([{ building: 'bank' }])
    expect(stage.revealed).toBe(false)
  })

  test('sending a cowboy and annexing without dice or tiles can be taken back', () => {
    const stage = new Stage({ town: { hotel: 'r3c2' } })
    const sent = apply(deadwood, stage.state, 0, 'send novice to hotel')
    expect(sent.revealed).toBe(false)
    expect(apply(deadwood, sent.state, 0, 'annex hotel').revealed).toBe(false)
  })

  test('rolled dice cannot', () => {
    const stage = new Stage({
      town: { hotel: 'r3c2' },
      cowboys: { hotel: [[1, 'novice']] },
      ponies: [0, 0, 0],
      cartridges: [0, 0, 0],
    })
    expect(apply(deadwood, stage.state, 0, 'send novice to hotel').revealed).toBe(true)
  })
})
