/** What bots learn by. */
import { seenBy } from '@waystation/testkit'
import { describe, expect, test } from 'vitest'
import { buildingOf } from '../src/data/buildings.ts'
import { deadwood as game } from '../src/index.ts'
import { Stage } from './support/scene.ts'

const consulted = () =>
  new Stage({
    town: { 'fortune-teller': 'r3c2', 'stage-depot': 'r4c2' },
    stacks: [['bank', 'hotel', 'casino'], ['gold-mine', 'saloon-2'], []],
  }).play('send novice to fortune-teller', 'annex fortune-teller', 'consult stack 1')

describe('the sight', () => {
  test('the tile on top of a stack is known to who has looked', () => {
    const { state } = consulted().play('next casino', 'done')
    const casino = buildingOf('casino')
    expect(seenBy(game, state, 0).get(`table: top of stack 1 ${casino}`)).toBe(16)
    for (const seat of [1, 2]) {
      const tops = [...seenBy(game, state, seat).keys()].filter((name) => name.startsWith('table: top of stack 1'))
      expect(tops).toEqual([])
    }
  })

  test('a cowboy is seen where he stands, by his gang and by the others', () => {
    const { state } = consulted()
    const teller = buildingOf('fortune-teller')
    expect(seenBy(game, state, 0).get(`own: cowboy on ${teller}`)).toBe(16)
    expect(seenBy(game, state, 0).get('own: strength on fortune-teller')).toBe(8)
    expect(seenBy(game, state, 2).get(`rival 1: cowboy on ${teller}`)).toBe(16)
    expect(seenBy(game, state, 1).get(`rival 2: cowboy on ${teller}`)).toBe(16)
  })

  test('the middle of a turn is seen: whose question it is, and about which stack', () => {
    const { state } = consulted()
    const questions = (seat: number) =>
      [...seenBy(game, state, seat).keys()].filter((name) => /stack looked at/.test(name))
    expect(questions(0)).toEqual(['own: stack looked at 0'])
    expect(questions(1)).toEqual(['rival 2: stack looked at 0'])
  })
})
