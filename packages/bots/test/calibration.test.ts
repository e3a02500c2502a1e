import { ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { bandsOf, corrected, surenessOf, tellGame, type Told } from '../src/arena/index.ts'
import { botBy, networkFor } from '../src/index.ts'
import stored from './fixtures/tic-tac-toe-2.json'

/** Ten positions of which the first seat is told so much, and wins so many. */
const positions = (told: number, wins: number): Told[] =>
  Array.from({ length: 10 }, (_, n) => ({ chances: [told, 1 - told], won: n < wins ? [1, 0] : [0, 1] }))

describe('chances', () => {
  test('that come true are left as they are', () => {
    expect(surenessOf([...positions(0.7, 7), ...positions(0.4, 4)])).toBe(1)
    expect(corrected([0.7, 0.3], 1)[0]).toBeCloseTo(0.7)
  })

  test('that are too sure are drawn to the middle, and then come true', () => {
    const sample = [...positions(0.9, 7), ...positions(0.1, 3)]
    const sureness = surenessOf(sample)
    expect(sureness).toBeLessThan(0.5)
    for (const { told, won } of bandsOf(sample, sureness)) expect(Math.abs(told - won)).toBeLessThan(0.03)
  })

  test('of three make up one whole after the correction too', () => {
    expect(corrected([0.5, 0.3, 0.2], 1.5).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })

  test('are told wherever the turn passes', () => {
    const network = networkFor(ticTacToe, 2, stored)
    if (network === null) throw new Error('no network')
    const bots = [botBy('gunslinger', network), botBy('greenhorn', network)]
    const told = tellGame(ticTacToe, network, { config: {}, seed: 'told', bots })
    expect(told.length).toBeGreaterThan(4)
    for (const { chances, won } of told) {
      expect(chances).toHaveLength(2)
      expect(won[0] + won[1]).toBe(1)
    }
  })

  test('are told only as long as bots go by the network', () => {
    const short = networkFor(ticTacToe, 2, { ...stored, longest: 3 })
    if (short === null) throw new Error('no network')
    const bots = [botBy('greenhorn', short), botBy('greenhorn', short)]
    expect(tellGame(ticTacToe, short, { config: {}, seed: 'told', bots })).toHaveLength(3)
  })
})
